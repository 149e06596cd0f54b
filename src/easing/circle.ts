/**
 * Speeds up along a quarter of a circle, and arrives at full speed.
 *
 * The circle ends at 1: beyond it the curve stays at 1.
 *
 * ```ts
 * import { circleIn, circleInOut, circleOut } from 'rx-motion';
 *
 * [circleIn(1.5), circleOut(-0.5), circleInOut(0.5)]; // => [1, 0, 0.5]
 * ```
 *
 * @see cocos2d-x EaseCircleActionIn. Differs: not NaN above 1.
 */
export function circleIn(t: number): number {
  return 1 - Math.sqrt(Math.max(0, 1 - t * t));
}

/**
 * {@link circleIn} reversed: starts at full speed. Below 0 it stays at 0.
 *
 * @see cocos2d-x EaseCircleActionOut. Differs: not NaN below 0.
 */
export function circleOut(t: number): number {
  return 1 - circleIn(1 - t);
}

/**
 * {@link circleIn} to the middle, {@link circleOut} from there.
 *
 * @see cocos2d-x EaseCircleActionInOut. Differs: nothing.
 */
export function circleInOut(t: number): number {
  return t < 0.5 ? circleIn(2 * t) / 2 : 1 - circleIn(2 - 2 * t) / 2;
}
