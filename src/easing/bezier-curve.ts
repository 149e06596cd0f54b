import { bezierAt } from '../math/bezier.js';
import { checkFinite } from '../math/check.js';
import type { Curve } from './curve.js';

/**
 * A cubic Bezier of progress itself: four heights at evenly spaced times. The curve is pulled towards the inner two and
 * does not pass through them.
 *
 * It is `p0` at 0 and `p3` at 1; with 0 and 1 it is exact at its ends, as the other curves are. CSS's `cubic-bezier()`
 * is {@link cubicBezier}.
 *
 * ```ts
 * import { bezierCurve } from 'rx-motion';
 *
 * bezierCurve(0, 0, 1, 1)(0.25); // => 0.15625
 * ```
 *
 * @param p0 Progress at 0.
 * @param p1 Height that the first half is pulled towards.
 * @param p2 Height that the second half is pulled towards.
 * @param p3 Progress at 1.
 * @throws RangeError when one of them is not finite.
 * @see cocos2d-x EaseBezierAction. Differs: nothing.
 */
export function bezierCurve(p0: number, p1: number, p2: number, p3: number): Curve {
  [p0, p1, p2, p3].forEach((p, index) => checkFinite('bezierCurve', `p${index}`, p));
  return (t) => bezierAt(p0, p1, p2, p3, t);
}
