import fc from 'fast-check';
import * as library from 'rx-motion';
import { type Curve, elasticIn, elasticInOut, elasticOut, rateIn, rateInOut, rateOut } from 'rx-motion';
import { type Figure, figureLike, figures } from './figure.js';
import type { Numbers } from './leaf.js';

/** The largest numbers that are animated, the smallest that exist, and some that people use. */
const number = fc
  .tuple(fc.constantFrom(1e150, 1e100, 1e20, 3.5, 1, 1e-9, 1e-300, Number.MIN_VALUE, 0), fc.constantFrom(1, -1))
  .map(([size, sign]) => size * sign);
export const extremeNumbers: fc.Arbitrary<Numbers> = fc.tuple(number, number, number, number);

/** Any finite time. */
export const extremeSeconds: fc.Arbitrary<number> = fc.constantFrom(
  ...[Number.MAX_VALUE, 1e300, 1e150, 3.5, 1, 0.5, 1e-9, 1e-300, Number.MIN_VALUE, 0],
);

/** Figures with extreme and ordinary numbers. */
export const extremeFigures: fc.Arbitrary<Figure> = fc.oneof(
  figures,
  fc.tuple(figures, extremeNumbers).map(([figure, [a, b, c, d]]) => ({
    ...figureLike(figure),
    ...{ x: a, y: b, z: c, rotation: d, rotationX: a, rotationSkewX: b, scaleX: c, scaleY: d, skewX: a, width: b },
    ...{ height: c, opacity: d, percentage: a, level: b, color: { r: a, g: b, b: c }, eye: { x: b, y: c, z: d } },
    ...{ light: { power: c, place: { x: d } }, left: `${a}px ${b}%` },
  })),
);

/** Every curve of the library; those made by functions, with extreme numbers. */
export const extremeCurves: Readonly<Record<string, Curve>> = {
  ...Object.fromEntries(
    Object.entries(library).filter(([name]) => /(In|Out|uniform)$/.test(name) && !/elastic|rate|fade/.test(name)),
  ),
  ...Object.fromEntries(
    [Number.MIN_VALUE, 0.3, Number.MAX_VALUE].flatMap((size) =>
      [elasticIn, elasticOut, elasticInOut, rateIn, rateOut, rateInOut].map((make) => [
        `${make.name}(${size})`,
        make(size),
      ]),
    ),
  ),
  bezierCurve: library.bezierCurve(1e9, -1e9, 1e9, Number.MIN_VALUE),
  cubicBezier: library.cubicBezier(0, 1e9, Number.MIN_VALUE, -1e9),
  linear: library.linear(0, 1e9, [-1e9, Number.MIN_VALUE, 0.5], 1),
  springCurve: library.springCurve({ bounce: 1 - 2 ** -53 }),
  steps: library.steps(Number.MAX_SAFE_INTEGER),
};
