import type { Action, ReversibleAction, Together } from '../action/action.js';
import { composed } from '../action/composed.js';
import { type Motion, motionOf, reverseOf } from '../action/motion.js';
import type { Seconds } from '../clock/seconds.js';
import { Branches } from '../time/branches.js';
import { Merge } from '../time/merge.js';
import { type ChildOf, type Children, motionsOf } from './list.js';

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
 * @see cocos2d-x Spawn. In the reverse, shorter children start late, so that it retraces.
 */
export function spawn<const C extends Children<Action<never>>>(...actions: C): Together<ChildOf<C>>;
export function spawn(...actions: Children<Action<never>>): Action<never> {
  const children = motionsOf('spawn', actions);
  return inParallel(children);
}

/** @param end When all of them end, if each is to wait before it begins. */
function inParallel(children: readonly Motion<never>[], end?: Seconds): Action<never> {
  const branches = new Branches<never>(children, end);
  const { duration, pauses } = branches;
  const endless = children.find((child) => !child.ends);
  return composed('spawn', children, {
    duration,
    bind: (target, start, end, edges) => new Merge(branches, target, start, end, edges),
    progressAt: duration < Infinity ? undefined : (time) => endless?.progressAt(time) ?? 0,
    ...(end !== undefined && { parts: () => children.map((motion, index) => ({ motion, start: pauses[index]! })) }),
    reverse: retracing(children, end === undefined ? duration : undefined),
  });
}

/** @param end When the reverse ends, if a shorter child is to wait in it. */
function retracing(children: readonly Motion<never>[], end?: Seconds): (() => ReversibleAction<never>) | undefined {
  if (end === Infinity || !children.every((child) => 'reverse' in child)) return undefined;
  return () => {
    const back = children.map((child) => motionOf<never>('spawn', reverseOf<never>(child)!()));
    return inParallel(back, end) as ReversibleAction<never>;
  };
}
