import type { Action, EndingAction, FiniteWrapper, OpenWrapper } from '../action/action.js';
import { motionOf } from '../action/motion.js';
import { delayTime } from '../actions/delay.js';
import { checkNotNegative } from '../math/check.js';
import type { Seconds } from '../clock/seconds.js';
import { knownAs } from './known-as.js';
import { sequence } from './sequence.js';

/**
 * Starts an action at a given time: a {@link spawn} of such actions is a score.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { at, moveBy, spawn } from 'rx-motion';
 *
 * const ship = { x: 0, y: 0 };
 * const score = spawn(moveBy(2, { x: 100, y: 0 }), at(1, moveBy(1, { x: 0, y: 50 })));
 * from([0, 1.5]).pipe(score.on(ship)).subscribe();
 * ship; // => { x: 75, y: 25 }
 * ```
 *
 * @param time Seconds, >= 0.
 * @param action What to run then.
 * @throws RangeError when `time` is negative or not finite; TypeError when `action` is not an action.
 * @see {@link timeline}, which gives the times names.
 */
export const at: FiniteWrapper<[time: Seconds], []> & OpenWrapper<[time: Seconds], []> = <T>(
  time: Seconds,
  action: Action<T>,
): never => {
  checkNotNegative('at', 'time', time);
  const motion = motionOf<never>('at', action);
  // Without a pause of zero length: it would cut off what a curve shows before the start.
  const pauses = time > 0 ? [delayTime(time)] : [];
  return knownAs('at', () => [{ motion, start: time }], sequence([...pauses, action as EndingAction<T>])) as never;
};
