/**
 * Draws back by a tenth of the distance, then moves forward.
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
 * {@link backIn} reversed: overshoots by a tenth of the distance, then comes back.
 *
 * @see cocos2d-x EaseBackOut. Differs: nothing.
 */
export function backOut(t: number): number {
  return 1 - drawnBack(1 - t, overshoot);
}

/**
 * Draws back, overshoots and comes back, each time by a tenth of the whole distance.
 *
 * @see cocos2d-x EaseBackInOut. Differs: nothing.
 */
export function backInOut(t: number): number {
  return t < 0.5 ? drawnBack(2 * t, halfOvershoot) / 2 : 1 - drawnBack(2 - 2 * t, halfOvershoot) / 2;
}

const overshoot = 1.70158; // a tenth of the distance, as in Penner's equations and cocos2d-x
const halfOvershoot = 2.5949095; // 1.70158 * 1.525, a fifth of each half

function drawnBack(t: number, pull: number): number {
  return t * t * t - pull * t * t * (1 - t);
}
