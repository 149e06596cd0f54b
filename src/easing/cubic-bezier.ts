import { checkFinite, checkFraction } from '../math/check.js';
import type { Curve } from './curve.js';

/**
 * CSS's `cubic-bezier()`: a Bezier from (0, 0) to (1, 1), with time to the right and progress upwards.
 *
 * Outside [0, 1] it continues along the tangent at the nearer end, as in browsers; where that is vertical, it stays at
 * 0 or 1.
 *
 * ```ts
 * import { cubicBezier } from 'rx-motion';
 *
 * const ease = cubicBezier(0.25, 0.1, 0.25, 1);
 * const symmetric = cubicBezier(0.5, 0, 0.5, 1);
 * [ease(0), symmetric(0.5), ease(1)]; // => [0, 0.5, 1]
 * ```
 *
 * @param x1 Time of the first control point, 0 to 1.
 * @param y1 Progress of the first control point.
 * @param x2 Time of the second control point, 0 to 1.
 * @param y2 Progress of the second control point.
 * @throws RangeError when `x1` or `x2` is not in [0, 1], or `y1` or `y2` is not finite.
 * @see {@link bezierCurve}, cocos2d-x's, which takes four heights and no times.
 */
export function cubicBezier(x1: number, y1: number, x2: number, y2: number): Curve {
  checkFraction('cubicBezier', 'x1', x1);
  checkFinite('cubicBezier', 'y1', y1);
  checkFraction('cubicBezier', 'x2', x2);
  checkFinite('cubicBezier', 'y2', y2);

  // Both coordinates as polynomials in the Bezier's own parameter s: ((a s + b) s + c) s
  const cx = 3 * x1;
  const bx = 3 * (x2 - x1) - cx;
  const ax = 1 - cx - bx;
  const cy = 3 * y1;
  const by = 3 * (y2 - y1) - cy;
  const ay = 1 - cy - by;
  const slopeBefore = slopeAtStart(x1, y1, x2, y2);
  const slopeAfter = slopeAtStart(1 - x2, 1 - y2, 1 - x1, 1 - y1);

  return (t) => {
    if (t === 0 || t === 1) return t;
    if (t < 0) return t * slopeBefore;
    if (t > 1) return 1 + (t - 1) * slopeAfter;
    const s = parameterAt(t, ax, bx, cx);
    return ((ay * s + by) * s + cy) * s;
  };
}

/** The slope of the tangent at (0, 0). A control point that is there has none; where both are, the curve is straight. */
function slopeAtStart(x1: number, y1: number, x2: number, y2: number): number {
  if (x1 > 0) return y1 / x1;
  if (y1 !== 0) return 0;
  if (x2 > 0) return y2 / x2;
  return y2 === 0 ? 1 : 0;
}

/** Newton's method with bisection as a fallback: x never falls as s grows, but its slope can be 0. */
function parameterAt(x: number, a: number, b: number, c: number): number {
  let low = 0;
  let high = 1;
  let s = x;
  for (let round = 0; round < 64; round++) {
    const error = ((a * s + b) * s + c) * s - x;
    if (Math.abs(error) <= 1e-15) break;
    if (error > 0) high = s;
    else low = s;
    const next = s - error / ((3 * a * s + 2 * b) * s + c);
    s = next > low && next < high ? next : (low + high) / 2;
  }
  return s;
}
