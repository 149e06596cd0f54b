/**
 * Speeds up with the fifth power of time.
 *
 * ```ts
 * import { quinticIn, quinticInOut, quinticOut } from 'rx-motion';
 *
 * [quinticIn(0.5), quinticOut(0.5), quinticInOut(0.25)]; // => [0.03125, 0.96875, 0.015625]
 * ```
 *
 * @see cocos2d-x EaseQuinticActionIn. Differs: nothing.
 */
export function quinticIn(t: number): number {
  return t * t * t * t * t;
}

/**
 * {@link quinticIn} reversed: fast at first.
 *
 * @see cocos2d-x EaseQuinticActionOut. Differs: nothing.
 */
export function quinticOut(t: number): number {
  return 1 - quinticIn(1 - t);
}

/**
 * {@link quinticIn} to the middle, {@link quinticOut} from there.
 *
 * @see cocos2d-x EaseQuinticActionInOut. Differs: nothing.
 */
export function quinticInOut(t: number): number {
  return t < 0.5 ? quinticIn(2 * t) / 2 : 1 - quinticIn(2 - 2 * t) / 2;
}
