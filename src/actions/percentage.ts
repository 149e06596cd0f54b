import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { propertyLenses } from '../lines/lens.js';
import { TO_VALUE } from '../lines/plain-leaf.js';
import { checkFinite } from '../math/check.js';
import type { FiniteAction, ReversibleAction } from '../motion/action.js';
import { applyCurve } from '../motion/leaf-motion.js';
import { straightMove, straightMoveBetween } from '../motion/straight-move.js';
import type { Percentage } from './capabilities.js';

/**
 * Fills or empties a target to a percentage.
 *
 * @param duration Seconds, >= 0.
 * @param to Per cent, usually 0 to 100.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when `to` is not finite or `duration` is negative.
 * @see cocos2d-x ProgressTo.
 */
export function progressTo(duration: Seconds, to: number, curve?: Curve): FiniteAction<Percentage> {
  checkFinite('progressTo', 'to', to);
  return applyCurve(
    straightMove('progressTo', duration, { lenses: propertyLenses('percentage'), values: [to] }, TO_VALUE),
    curve,
  );
}

/**
 * Fills or empties a target from one percentage to another.
 *
 * ```ts
 * import { from as times } from 'rxjs';
 * import { progressFromTo } from 'rx-motion';
 *
 * const bar = { percentage: 0 };
 * times([0, 0.5]).pipe(progressFromTo(1, 100, 0).on(bar)).subscribe();
 * bar.percentage; // => 50
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param from Per cent, shown in the first frame.
 * @param to Per cent.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when a number is not finite or `duration` is negative.
 * @see cocos2d-x ProgressFromTo.
 */
export function progressFromTo(
  duration: Seconds,
  from: number,
  to: number,
  curve?: Curve,
): ReversibleAction<Percentage> {
  checkFinite('progressFromTo', 'from', from);
  checkFinite('progressFromTo', 'to', to);
  return applyCurve(straightMoveBetween('progressFromTo', duration, propertyLenses('percentage'), [from], [to]), curve);
}
