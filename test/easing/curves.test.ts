import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Curve } from 'rx-motion';
import * as motion from 'rx-motion';

const { bezierCurve, cubicBezier, elasticIn, elasticInOut, elasticOut, linear, rateIn, rateInOut, rateOut, steps } =
  motion;
const { exponentialIn, backIn, bounceIn, uniform } = motion;
const elastic = [elasticIn, elasticOut, elasticInOut] as const;

type Family = readonly [easeIn: Curve, easeOut: Curve, easeInOut: Curve];

const formulas = [
  'back',
  'bounce',
  'circle',
  'cubic',
  'exponential',
  'quadratic',
  'quartic',
  'quintic',
  'sine',
] as const;
const families = formulas.map((name): Family => [motion[`${name}In`], motion[`${name}Out`], motion[`${name}InOut`]]);

const time = fc.double({ min: 0, max: 1, noNaN: true });
const farTime = fc.double({ min: -1e3, max: 1e3, noNaN: true });
const positive = fc.double({ min: 0.01, max: 100, noNaN: true });
/** Dyadic, so that 1 - t is exact, and no closer to an end than a curve may jump there. */
const part = fc.integer({ min: 0, max: 4096 }).map((n) => n / 4096);
const height = fc.double({ min: -3, max: 3, noNaN: true });

/** Any curve of the library that must be 0 at 0 and 1 at 1. */
const curve: fc.Arbitrary<Curve> = fc.oneof(
  fc.constantFrom<Curve>(uniform, ...families.flat()),
  fc.tuple(fc.constantFrom(...elastic), positive).map(([make, period]) => make(period)),
  fc.tuple(fc.constantFrom(rateIn, rateOut, rateInOut), positive).map(([make, power]) => make(power)),
  fc.tuple(height, height).map(([p1, p2]) => bezierCurve(0, p1, p2, 1)),
  fc.tuple(part, height, part, height).map((points) => cubicBezier(...points)),
  fc.integer({ min: 2, max: 99 }).chain((n) => fc.constantFrom(steps(n), steps(n, 'jump-none'))),
  fc.array(height).map((stops) => linear(0, ...stops, 1)),
);

describe('a curve', () => {
  it('gives exactly 0 at 0 and exactly 1 at 1', () => {
    fc.assert(
      fc.property(curve, (curve) => {
        expect(curve(0)).toBe(0);
        expect(curve(1)).toBe(1);
      }),
      { numRuns: 1000 },
    );
  });

  it('is finite at every finite progress', () => {
    fc.assert(
      fc.property(curve, farTime, (curve, t) => expect(curve(t)).toBeLessThan(Infinity)),
      {
        numRuns: 1000,
        examples: [elasticIn(), elasticInOut(), exponentialIn].map((it) => [it, 1e300]),
      },
    );
  });

  it('stays level where its formula has no points', () => {
    const { circleIn, circleOut } = motion;
    const far = { circleIn: [circleIn(-2), circleIn(2)], circleOut: [circleOut(-1), circleOut(3)] };
    expect(far).toEqual({ circleIn: [1, 1], circleOut: [0, 0] });
    expect(exponentialIn(3)).toBe(exponentialIn(2));
  });
});

describe('a family of curves', () => {
  const family = fc.constantFrom<Family>(...families, [elasticIn(), elasticOut(), elasticInOut()]);

  it('has an Out that is the reverse of its In', () => {
    const thousandth = 0.001 + 1e-12; // by which exponentialIn alone is off
    fc.assert(
      fc.property(family, part, ([easeIn, easeOut], t) => {
        expect(Math.abs(easeOut(t) - (1 - easeIn(1 - t)))).toBeLessThan(easeIn === exponentialIn ? thousandth : 1e-12);
      }),
    );
  });

  it('has an InOut that is symmetric about the middle', () => {
    fc.assert(
      fc.property(family, part, ([, , easeInOut], t) => {
        expect(Math.abs(easeInOut(t) + easeInOut(1 - t) - 1)).toBeLessThan(1e-12);
        expect(easeInOut(0.5)).toBe(0.5);
      }),
    );
  });

  it('never falls, except for those that draw back, bounce or swing', () => {
    const little = 3e-5; // by which exponentialIn falls after 0
    const steady = families.filter(([easeIn]) => easeIn !== backIn && easeIn !== bounceIn).flat();
    fc.assert(
      fc.property(fc.constantFrom(...steady), time, time, (curve, s, t) => {
        expect(curve(Math.max(s, t))).toBeGreaterThanOrEqual(curve(Math.min(s, t)) - little);
      }),
    );
  });
});
