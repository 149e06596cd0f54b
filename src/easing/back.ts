/**
 * Draws back by a tenth of the way, then goes.
 *
 * ```ts
 * import { backIn, backOut } from 'rx-motion';
 *
 * [backIn(0.5) < 0, backOut(0.5) > 1, backIn(1)]; // => [true, true, 1]
 * ```
 *
 * @see cocos2d-x EaseBackIn. Differs: nothing.
 */
export function backIn(t: number): number {
  return drawnBack(t, overshoot);
}

/**
 * {@link backIn} turned around: overshoots by a tenth of the way, then comes back.
 *
 * @see cocos2d-x EaseBackOut. Differs: nothing.
 */
export function backOut(t: number): number {
  return 1 - drawnBack(1 - t, overshoot);
}

/**
 * Draws back, goes, overshoots and comes back, each by a tenth of the whole way.
 *
 * @see cocos2d-x EaseBackInOut. Differs: nothing.
 */
export function backInOut(t: number): number {
  return t < 0.5 ? drawnBack(2 * t, halfOvershoot) / 2 : 1 - drawnBack(2 - 2 * t, halfOvershoot) / 2;
}

const overshoot = 1.70158; // makes it a tenth, as Penner's equations and cocos2d-x have it
const halfOvershoot = overshoot * 1.525; // a fifth of each half

function drawnBack(t: number, pull: number): number {
  return t * t * t - pull * t * t * (1 - t);
}
