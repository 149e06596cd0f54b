import { checkNumber } from '../math/check.js';
import type { Curve } from './curve.js';

/**
 * Swings ever wider around the start, then snaps to the end.
 *
 * Beyond 2 the swings grow no wider: they would soon be wider than any number.
 *
 * ```ts
 * import { elasticIn, elasticOut } from 'rx-motion';
 *
 * elasticIn()(0.5) < 0; // => true
 * elasticOut(0.5)(0.5); // => 0.96875
 * ```
 *
 * @param period Length of one swing as a part of the duration, > 0.
 * @throws RangeError when `period` is not above 0 or not finite.
 * @see cocos2d-x EaseElasticIn. Differs: beyond 2 it swings no wider.
 */
export function elasticIn(period: number = 0.3): Curve {
  checkPeriod('elasticIn', period);
  return (t) => swing(t, period);
}

/**
 * {@link elasticIn} turned around: shoots at the end and swings around it, ever less.
 *
 * @param period Length of one swing as a part of the duration, > 0.
 * @throws RangeError when `period` is not above 0 or not finite.
 * @see cocos2d-x EaseElasticOut. Differs: below -1 it swings no wider.
 */
export function elasticOut(period: number = 0.3): Curve {
  checkPeriod('elasticOut', period);
  return (t) => 1 - swing(1 - t, period);
}

/**
 * {@link elasticIn} to the middle, {@link elasticOut} from there.
 *
 * @param period Length of one swing as a part of half of the duration, > 0.
 * @throws RangeError when `period` is not above 0 or not finite.
 * @see cocos2d-x EaseElasticInOut. Differs: nothing.
 */
export function elasticInOut(period: number = 0.3): Curve {
  checkPeriod('elasticInOut', period);
  return (t) => (t < 0.5 ? swing(2 * t, period) / 2 : 1 - swing(2 - 2 * t, period) / 2);
}

/**
 * A swing whose width doubles ten times on the way, at its peak at 1, and ten times more beyond it. A period next to nothing would
 * make more swings than any number.
 */
function swing(t: number, period: number): number {
  return t === 0 ? 0 : 2 ** (10 * Math.min(t - 1, 1)) * Math.cos(((t - 1) * 2 * Math.PI) / Math.max(period, 1e-100));
}

function checkPeriod(name: string, period: number): void {
  checkNumber(name, 'period', '> 0 and finite', period, (it) => it > 0 && it < Infinity);
}
