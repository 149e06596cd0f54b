import type { FiniteAction, ReversibleAction } from '../action/action.js';
import { depthAround, finite, finiteMotionOf, reverseOf } from '../action/motion.js';
import { bindWarped } from './warp.js';

/**
 * Runs an action from its end to its start: its first frame shows the end.
 *
 * Unlike `reverse()` it serves every action of known length, as it runs the same one against time. Callbacks fire when it jumps
 * to the end, not on the way back.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { moveTo, reverseTime } from 'rx-motion';
 *
 * const ship = { x: 0, y: 0 };
 * from([0, 0.25]).pipe(reverseTime(moveTo(1, { x: 100, y: 0 })).on(ship)).subscribe();
 * ship.x; // => 75
 * ```
 *
 * @param action What to run.
 * @throws RangeError when the action has no end.
 * @see cocos2d-x ReverseTime. Differs: what is inside goes back the way it came.
 */
export function reverseTime<T>(action: ReversibleAction<T>): ReversibleAction<T>;
export function reverseTime<T>(action: FiniteAction<T>): FiniteAction<T>;
export function reverseTime<T>(action: FiniteAction<T>): FiniteAction<T> {
  const motion = finiteMotionOf('reverseTime', action);
  return finite<T>(
    motion.duration,
    (target, start, end, ends) => bindWarped(motion, backwards, target, start, end, ends),
    depthAround('reverseTime', [motion]),
    reverseOf(action) && ((): ReversibleAction<T> => action as ReversibleAction<T>),
  );
}

function backwards(t: number): number {
  return 1 - t;
}
