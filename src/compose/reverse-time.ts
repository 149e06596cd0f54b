import type { Composition, FiniteAction } from '../motion/action.js';
import { compose } from '../motion/compound.js';
import { finiteMotionOf, reverseOf } from '../motion/motion.js';
import { bindWarp, type TimeMap } from './warp.js';

/**
 * Runs an action from its end to its start: its first frame shows the end.
 *
 * Unlike `reverse()` it takes every action of known length, because it runs the same action backwards in time.
 * Callbacks run when it jumps to the end, not on the way back. An action of 0 seconds stays at its end. Its own reverse
 * retraces it, unless there is another `reverseTime` inside.
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
 * @see cocos2d-x ReverseTime. Differs: the actions inside retrace their way.
 */
export function reverseTime<A extends FiniteAction<never>>(action: A): Composition<A>;
export function reverseTime<T>(action: FiniteAction<T>): FiniteAction<T> {
  const motion = finiteMotionOf('reverseTime', action);
  const { duration } = motion;
  const map: TimeMap = {
    curve: (t) => 1 - t,
    // Clamped: if rounding makes the span longer, time must not go below 0 and then back to it at the end.
    seconds: (elapsed, progress) => (progress < 1 ? Math.max(0, duration - elapsed) : Math.min(0, duration - elapsed)),
  };
  return compose('reverseTime', [motion], {
    duration,
    bind: bindWarp(motion, map),
    reverse: reverseOf(action, () => action),
  });
}
