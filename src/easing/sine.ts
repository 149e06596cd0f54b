/**
 * Speeds up like a pendulum that is released.
 *
 * ```ts
 * import { sineIn, sineInOut, sineOut } from 'rx-motion';
 *
 * [sineIn(1), sineOut(1), sineInOut(0.5)]; // => [1, 1, 0.5]
 * ```
 *
 * @see cocos2d-x EaseSineIn. Differs: nothing.
 */
export function sineIn(t: number): number {
  return t === 1 ? 1 : 1 - Math.cos((t * Math.PI) / 2); // Math.cos(Math.PI / 2) is 6e-17
}

/**
 * Slows down like a pendulum on its way up.
 *
 * @see cocos2d-x EaseSineOut. Differs: nothing.
 */
export function sineOut(t: number): number {
  return Math.sin((t * Math.PI) / 2);
}

/**
 * One swing of a pendulum, from rest to rest.
 *
 * @see cocos2d-x EaseSineInOut. Differs: nothing.
 */
export function sineInOut(t: number): number {
  return t < 0.5 ? sineIn(2 * t) / 2 : 1 - sineIn(2 - 2 * t) / 2;
}
