import { checkFinitePositive } from '../math/check.js';
import type { Curve } from './curve.js';

/**
 * A power of time. A rate above 1 speeds up, a rate below 1 slows down.
 *
 * Before 0 a whole rate continues the power; any other rate stays at 0.
 *
 * ```ts
 * import { rateIn, rateInOut, rateOut } from 'rx-motion';
 *
 * [rateIn(2)(0.5), rateOut(2)(0.25), rateInOut(2)(0.25)]; // => [0.25, 0.5, 0.125]
 * ```
 *
 * @param rate The power, > 0.
 * @throws RangeError when `rate` is not above 0 or not finite.
 * @see cocos2d-x EaseIn. Differs: never NaN.
 */
export function rateIn(rate: number): Curve {
  checkFinitePositive('rateIn', 'rate', rate);
  return (t) => power(t, rate);
}

/**
 * A root of time, the inverse of {@link rateIn}, not its reverse. A rate above 1 slows down.
 *
 * @param rate Which root, > 0.
 * @throws RangeError when `rate` is not above 0 or not finite.
 * @see cocos2d-x EaseOut. Differs: never NaN.
 */
export function rateOut(rate: number): Curve {
  checkFinitePositive('rateOut', 'rate', rate);
  // 1 to the power of Infinity is NaN.
  const exponent = Math.min(1 / rate, Number.MAX_VALUE);
  return (t) => power(t, exponent);
}

/**
 * {@link rateIn} to the middle, its reverse from there.
 *
 * @param rate The power, > 0.
 * @throws RangeError when `rate` is not above 0 or not finite.
 * @see cocos2d-x EaseInOut. Differs: never NaN.
 */
export function rateInOut(rate: number): Curve {
  checkFinitePositive('rateInOut', 'rate', rate);
  return (t) => (t < 0.5 ? power(2 * t, rate) / 2 : 1 - power(2 - 2 * t, rate) / 2);
}

function power(base: number, exponent: number): number {
  return base < 0 && !Number.isInteger(exponent) ? 0 : base ** exponent;
}
