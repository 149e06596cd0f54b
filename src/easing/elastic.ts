import { checkFinitePositive } from '../math/check.js';
import type { Curve } from './curve.js';

/**
 * Swings around the start, wider each time, then snaps to the end.
 *
 * Beyond 2 the swings stop growing, before they overflow.
 *
 * ```ts
 * import { elasticIn, elasticOut } from 'rx-motion';
 *
 * elasticIn()(0.5) < 0; // => true
 * elasticOut(0.5)(0.5); // => 0.96875
 * ```
 *
 * @param period Length of one swing as a fraction of the duration, > 0.
 * @throws RangeError when `period` is not above 0 or not finite.
 * @see cocos2d-x EaseElasticIn. Differs: the swings stop growing beyond 2.
 */
export function elasticIn(period: number = 0.3): Curve {
  checkFinitePositive('elasticIn', 'period', period);
  return (t) => swing(t, period);
}

/**
 * {@link elasticIn} reversed: shoots to the end and swings around it, less each time.
 *
 * @param period Length of one swing as a fraction of the duration, > 0.
 * @throws RangeError when `period` is not above 0 or not finite.
 * @see cocos2d-x EaseElasticOut. Differs: the swings stop growing below -1.
 */
export function elasticOut(period: number = 0.3): Curve {
  checkFinitePositive('elasticOut', 'period', period);
  return (t) => 1 - swing(1 - t, period);
}

/**
 * {@link elasticIn} to the middle, {@link elasticOut} from there.
 *
 * @param period Length of one swing as a fraction of half the duration, > 0.
 * @throws RangeError when `period` is not above 0 or not finite.
 * @see cocos2d-x EaseElasticInOut. Differs: nothing.
 */
export function elasticInOut(period: number = 0.3): Curve {
  checkFinitePositive('elasticInOut', 'period', period);
  return (t) => (t < 0.5 ? swing(2 * t, period) / 2 : 1 - swing(2 - 2 * t, period) / 2);
}

/**
 * A swing whose width doubles ten times up to its peak at 1, and ten times more beyond it. The smallest period keeps
 * the argument of the cosine finite.
 */
function swing(t: number, period: number): number {
  return t === 0 ? 0 : 2 ** (10 * Math.min(t - 1, 1)) * Math.cos(((t - 1) * 2 * Math.PI) / Math.max(period, 1e-100));
}
