import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Curve, linear, springCurve, toLinear } from 'rx-motion';
import { properCurves } from '../property/random/curves.js';

/** Reads CSS text with this library's own `linear`. */
function read(css: string): Curve {
  const stops = /^linear\((.*)\)$/
    .exec(css)![1]!
    .split(', ')
    .map((stop) => stop.split(' ').map(parseFloat));
  return linear(
    ...stops.map(([output, percent]) => (percent === undefined ? output! : ([output!, percent / 100] as const))),
  );
}

const curves: Readonly<Record<string, Curve>> = { ...properCurves, spring: springCurve({ bounce: 0.7 }) };

describe('toLinear', () => {
  it('stays within the tolerance', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(curves)),
        fc.integer({ min: 0, max: 1024 }),
        fc.constantFrom(0.03, 0.001),
        (name, index, tolerance) => {
          const curve = curves[name]!;
          const t = index / 1024;
          expect(Math.abs(read(toLinear(curve, { tolerance }))(t) - curve(t))).toBeLessThan(tolerance + 1e-4);
        },
      ),
    );
  });

  it('needs few stops', () => {
    expect(toLinear((t) => t)).toBe('linear(0, 1)');
    expect(toLinear(springCurve({ bounce: 0.5 })).split(',').length).toBeLessThan(50);
  });

  it('rejects what is not a curve or not a tolerance', () => {
    expect(() => toLinear(() => NaN)).toThrow(
      new RangeError("toLinear: the curve's value must be a finite number, got NaN"),
    );
    expect(() => toLinear((t) => t, { tolerance: 0 })).toThrow(
      new RangeError('toLinear: tolerance must be > 0, got 0'),
    );
  });
});
