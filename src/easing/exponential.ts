/**
 * Doubles its speed ten times.
 *
 * It is 0 at 0 and 1 at 1; elsewhere it is a thousandth below the power of two, as in cocos2d-x. Beyond 2 it stays
 * level.
 *
 * ```ts
 * import { exponentialIn, exponentialInOut, exponentialOut } from 'rx-motion';
 *
 * [exponentialIn(1), exponentialOut(0.5), exponentialInOut(0.25)]; // => [1, 0.96875, 0.015625]
 * ```
 *
 * @see cocos2d-x EaseExponentialIn. Differs: 1 at 1, not 0.999.
 */
export function exponentialIn(t: number): number {
  return t === 0 || t === 1 ? t : tenDoublings(t) - 0.001;
}

/**
 * Halves its speed ten times, and ends exactly at 1.
 *
 * @see cocos2d-x EaseExponentialOut. Differs: nothing.
 */
export function exponentialOut(t: number): number {
  return t === 1 ? 1 : 1 - tenDoublings(1 - t);
}

/**
 * Ten doublings to the middle, ten halvings from there; exact at both ends.
 *
 * @see cocos2d-x EaseExponentialInOut. Differs: nothing.
 */
export function exponentialInOut(t: number): number {
  if (t === 0 || t === 1) return t;
  return t < 0.5 ? tenDoublings(2 * t) / 2 : 1 - tenDoublings(2 - 2 * t) / 2;
}

function tenDoublings(t: number): number {
  return 2 ** (10 * Math.min(t - 1, 1));
}
