import type { Action, ReversibleAction, Together } from '../action/action.js';
import { composed } from '../action/composed.js';
import { type Motion, motionOf, reverseOf } from '../action/motion.js';
import { delayTime, pause } from '../actions/delay.js';
import type { Seconds } from '../clock/seconds.js';
import { Branches } from '../time/branches.js';
import { Merge } from '../time/merge.js';
import { Split } from '../time/split.js';
import { type ChildOf, type Children, motionsOf } from './list.js';
import { inTurn } from './sequence.js';

/**
 * Runs actions side by side: `merge` over the same span. It lasts as long as its longest child; the others end early.
 *
 *     child 0   ^----------!
 *     child 1   ^----!
 *     spawn     ^----------!
 *
 * Branches that lead one property should be By-actions, which add up. With To-actions the later branch is seen, and one that starts late reads its start after the
 * branches before it have shown the same frame: so where several lead one property, how they go on depends on the frames.
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
 * @param actions One by one or as an array. None at all is an empty action.
 * @returns An action that is reversible, finite or ending as far as all of its children are.
 * @throws TypeError when something is not an action.
 * @see cocos2d-x Spawn. Reversed, its shorter children start late, so that it retraces: in a sequence with a pause, which is one of the 1,000 levels that actions may be deep.
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
    reverse: duration < Infinity ? turning(children, duration) : undefined,
  });
}

/** Turned around, a shorter child waits first, so that it retraces. */
function turning(children: readonly Motion<never>[], duration: Seconds): (() => ReversibleAction<never>) | undefined {
  const turns = children.map((child) => reverseOf<never>(child));
  if (turns.includes(undefined)) return undefined;
  return () =>
    spawn(
      children.map((child, index) => {
        const turned = turns[index]!();
        if (child.duration === duration) return turned;
        const wait = motionOf<never>('spawn', delayTime(duration - child.duration));
        return inTurn(
          new Split<never, Motion<never>>([wait, motionOf<never>('spawn', turned)]),
          duration,
        ) as ReversibleAction<never>;
      }),
    );
}
