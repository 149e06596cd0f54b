import type { Seconds } from '../clock/seconds.js';
import { checkNotNegative } from '../math/check.js';
import type { Action, Composition } from '../motion/action.js';
import { motionOf } from '../motion/motion.js';
import { makeSpawn } from './spawn.js';

/**
 * Starts an action at a given time, for instance as a branch of a {@link spawn}. Waiting costs nothing per frame.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { at, moveBy, spawn } from 'rx-motion';
 *
 * const ship = { x: 0, y: 0 };
 * const scene = spawn(moveBy(2, { x: 100, y: 0 }), at(1, moveBy(1, { x: 0, y: 50 })));
 * from([0, 1.5]).pipe(scene.on(ship)).subscribe();
 * ship; // => { x: 75, y: 25 }
 * ```
 *
 * @param time Seconds, >= 0.
 * @param action What to run at that time.
 * @throws RangeError when `time` is negative or not finite; TypeError when `action` is not an action.
 * @see {@link timeline}, which gives the times names.
 */
export function at<A extends Action<never>>(time: Seconds, action: A): Composition<A>;
export function at(time: Seconds, action: Action<never>): Action<never> {
  checkNotNegative('at', 'time', time);
  return makeSpawn('at', [{ motion: motionOf('at', action), start: time }]);
}
