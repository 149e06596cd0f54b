/**
 * Speeds up with the fourth power of time.
 *
 * ```ts
 * import { quarticIn, quarticInOut, quarticOut } from 'rx-motion';
 *
 * [quarticIn(0.5), quarticOut(0.5), quarticInOut(0.25)]; // => [0.0625, 0.9375, 0.03125]
 * ```
 *
 * @see cocos2d-x EaseQuarticActionIn. Differs: nothing.
 */
export function quarticIn(t: number): number {
  return t * t * t * t;
}

/**
 * {@link quarticIn} reversed: fast at first.
 *
 * @see cocos2d-x EaseQuarticActionOut. Differs: nothing.
 */
export function quarticOut(t: number): number {
  return 1 - quarticIn(1 - t);
}

/**
 * {@link quarticIn} to the middle, {@link quarticOut} from there.
 *
 * @see cocos2d-x EaseQuarticActionInOut. Differs: nothing.
 */
export function quarticInOut(t: number): number {
  return t < 0.5 ? quarticIn(2 * t) / 2 : 1 - quarticIn(2 - 2 * t) / 2;
}
