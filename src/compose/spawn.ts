import type { Action, Together } from '../action/action.js';
import { composed } from '../action/composed.js';
import { type Motion, motionOf } from '../action/motion.js';
import { delayTime, pause } from '../actions/delay.js';
import type { Seconds } from '../clock/seconds.js';
import { Branches } from '../time/branches.js';
import { Merge } from '../time/merge.js';
import { Split } from '../time/split.js';
import { type ChildOf, type Children, motionsOf } from './list.js';
import { inSuccession, retracing } from './sequence.js';

/**
 * Runs actions side by side: `merge` over the same span. It is as long as its longest child; the others end early.
 *
 *     child 0   ^----------!
 *     child 1   ^----!
 *     spawn     ^----------!
 *
 * Branches that animate the same property should be By-actions, which add up. With To-actions the later branch wins.
 * One that starts late reads its start after the branches before it have shown that frame, so its way depends on the
 * frames.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { fadeTo, moveBy, spawn } from 'rx-motion';
 *
 * const ship = { x: 0, y: 0, opacity: 1 };
 * from([0, 1]).pipe(spawn(moveBy(2, { x: 100, y: 0 }), fadeTo(1, 0)).on(ship)).subscribe();
 * ship; // => { x: 50, y: 0, opacity: 0 }
 * ```
 *
 * @param actions One by one or as an array. Without any, the action is empty.
 * @returns An action that is reversible, finite or ending if all of its children are.
 * @throws TypeError when something is not an action.
 * @see cocos2d-x Spawn. In the reverse, shorter children start late, so that it retraces. Each waits in a sequence of
 * its own, one of the 1,000 levels to which actions may be nested.
 */
export function spawn<const C extends Children<Action<never>>>(...actions: C): Together<ChildOf<C>>;
export function spawn(...actions: Children<Action<never>>): Action<never> {
  const children = motionsOf('spawn', actions);
  if (children.length === 0) return pause('spawn', 0);
  const branches = new Branches<never>(children);
  const { duration } = branches;
  const endless = children.find((child) => !child.ends);
  return composed('spawn', children, {
    duration,
    bind: (target, start, end, edges) => new Merge(branches, target, start, end, edges),
    progressAt: duration < Infinity ? undefined : (time) => endless?.progressAt(time) ?? 0,
    reverse:
      duration < Infinity ? retracing(children, (all) => spawn(all.map((back) => waiting(back, duration)))) : undefined,
  });
}

/** In the reverse, a shorter child waits first. */
function waiting(back: Motion<never>, duration: Seconds): Action<never> {
  const wait = duration - back.duration;
  if (wait === 0) return back;
  return inSuccession(new Split([motionOf<never>('spawn', delayTime(wait)), back]), duration, wait);
}
