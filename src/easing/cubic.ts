/**
 * Speeds up with the third power of time.
 *
 * ```ts
 * import { cubicIn, cubicInOut, cubicOut } from 'rx-motion';
 *
 * [cubicIn(0.5), cubicOut(0.5), cubicInOut(0.25)]; // => [0.125, 0.875, 0.0625]
 * ```
 *
 * @see cocos2d-x EaseCubicActionIn. Differs: nothing.
 */
export function cubicIn(t: number): number {
  return t * t * t;
}

/**
 * {@link cubicIn} reversed: fast at first.
 *
 * @see cocos2d-x EaseCubicActionOut. Differs: nothing.
 */
export function cubicOut(t: number): number {
  return 1 - cubicIn(1 - t);
}

/**
 * {@link cubicIn} to the middle, {@link cubicOut} from there.
 *
 * @see cocos2d-x EaseCubicActionInOut. Differs: nothing.
 */
export function cubicInOut(t: number): number {
  return t < 0.5 ? cubicIn(2 * t) / 2 : 1 - cubicIn(2 - 2 * t) / 2;
}
