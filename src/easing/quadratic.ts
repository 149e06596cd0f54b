/**
 * Speeds up with the square of time, like a falling body.
 *
 * ```ts
 * import { quadraticIn, quadraticInOut, quadraticOut } from 'rx-motion';
 *
 * [quadraticIn(0.5), quadraticOut(0.5), quadraticInOut(0.25)]; // => [0.25, 0.75, 0.125]
 * ```
 *
 * @see cocos2d-x EaseQuadraticActionIn. Differs: nothing.
 */
export function quadraticIn(t: number): number {
  return t * t;
}

/**
 * {@link quadraticIn} reversed: fast at first.
 *
 * @see cocos2d-x EaseQuadraticActionOut. Differs: nothing.
 */
export function quadraticOut(t: number): number {
  return 1 - quadraticIn(1 - t);
}

/**
 * {@link quadraticIn} to the middle, {@link quadraticOut} from there.
 *
 * @see cocos2d-x EaseQuadraticActionInOut. Differs: nothing.
 */
export function quadraticInOut(t: number): number {
  return t < 0.5 ? quadraticIn(2 * t) / 2 : 1 - quadraticIn(2 - 2 * t) / 2;
}
