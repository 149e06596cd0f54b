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

/** The position on a curve. */
export function positionAt([x0, y0, x1, y1, x2, y2, x3, y3]: Cubic, t: number): Pair {
  return [bezierAt(x0, x1, x2, x3, t), bezierAt(y0, y1, y2, y3, t)];
}

/** How fast the position changes with `t`. */
export function velocityAt([x0, y0, x1, y1, x2, y2, x3, y3]: Cubic, t: number): Pair {
  return [derivativeAt(x1 - x0, x2 - x1, x3 - x2, t), derivativeAt(y1 - y0, y2 - y1, y3 - y2, t)];
}

function derivativeAt(a: number, b: number, c: number, t: number): number {
  const s = 1 - t;
  return 3 * (s * s * a + 2 * s * t * b + t * t * c);
}

/** How fast the length grows with `t`. */
export function speedAt(curve: Cubic, t: number): number {
  return Math.hypot(...velocityAt(curve, t));
}

/** The direction of a curve, in degrees: 0 is to the right, 90 down, as y grows downwards. */
export function angleAt(curve: Cubic, t: number): number {
  // Where a control is at its end, a curve has no speed: its direction is that of a point close by.
  const [x, y] = velocityAt(curve, speedAt(curve, t) > 0 ? t : t + (t < 0.5 ? NEAR : -NEAR));
  return (Math.atan2(y, x) * 180) / Math.PI;
}

const NEAR = 1e-4;

/** The length of a curve between two of its parameters, by Legendre-Gauss quadrature with five points. */
export function lengthBetween(curve: Cubic, from: number, to: number): number {
  const half = (to - from) / 2;
  const middle = from + half;
  let sum = 0;
  for (const [node, weight] of NODES)
    sum += weight * (speedAt(curve, middle - half * node) + speedAt(curve, middle + half * node));
  return half * sum;
}

/** Each stands for two, and the weight of the middle is halved. */
const NODES = [
  [0, 64 / 225],
  [0.5384693101056831, 0.4786286704993665],
  [0.906179845938664, 0.2369268850561891],
] as const;
