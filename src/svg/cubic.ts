import { bezierAt } from '../math/bezier.js';

/** A position. */
export type Pair = readonly [x: number, y: number];

/** A cubic Bezier curve: x and y of its start, of both controls and of its end. */
export type Cubic = readonly [
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
];

/** A coordinate of the curve, 0 is x and 1 is y. */
export function coordinateAt(curve: Cubic, axis: 0 | 1, t: number): number {
  return bezierAt(curve[axis], curve[(axis + 2) as 2], curve[(axis + 4) as 4], curve[(axis + 6) as 6], t);
}

/** How fast a coordinate changes with `t`. */
export function velocityAt(curve: Cubic, axis: 0 | 1, t: number): number {
  const b = curve[(axis + 2) as 2];
  const c = curve[(axis + 4) as 4];
  const s = 1 - t;
  return 3 * (s * s * (b - curve[axis]) + 2 * s * t * (c - b) + t * t * (curve[(axis + 6) as 6] - c));
}

/** How fast the length grows with `t`. `Math.hypot` would take three times as long. */
export function speedAt(curve: Cubic, t: number): number {
  return Math.sqrt(velocityAt(curve, 0, t) ** 2 + velocityAt(curve, 1, t) ** 2);
}

/** The direction of a curve, in degrees: 0 is to the right, 90 down, as y grows downwards. */
export function angleAt(curve: Cubic, t: number): number {
  // Where a control point coincides with its end, the speed is 0: the direction is that of a point close by.
  const moving = speedAt(curve, t) > 0 ? t : t + (t < 0.5 ? NEAR : -NEAR);
  return (Math.atan2(velocityAt(curve, 1, moving), velocityAt(curve, 0, moving)) * 180) / Math.PI;
}

const NEAR = 1e-4;

/** The length of a curve between two of its parameters, by Legendre-Gauss quadrature with three points. */
export function lengthBetween(curve: Cubic, from: number, to: number): number {
  const half = (to - from) / 2;
  const middle = from + half;
  const reach = half * Math.sqrt(0.6);
  return (
    (half * (5 * speedAt(curve, middle - reach) + 8 * speedAt(curve, middle) + 5 * speedAt(curve, middle + reach))) / 9
  );
}
