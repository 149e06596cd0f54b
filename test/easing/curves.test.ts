import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as rxjs from 'rxjs';
import * as back from '../../src/easing/back.js';
import * as bezierCurve from '../../src/easing/bezier-curve.js';
import * as bounce from '../../src/easing/bounce.js';
import * as circle from '../../src/easing/circle.js';
import * as cubic from '../../src/easing/cubic.js';
import * as cubicBezier from '../../src/easing/cubic-bezier.js';
import type { Curve } from '../../src/easing/curve.js';
import * as elastic from '../../src/easing/elastic.js';
import * as exponential from '../../src/easing/exponential.js';
import * as linear from '../../src/easing/linear.js';
import * as quadratic from '../../src/easing/quadratic.js';
import * as quartic from '../../src/easing/quartic.js';
import * as quintic from '../../src/easing/quintic.js';
import * as rate from '../../src/easing/rate.js';
import * as sine from '../../src/easing/sine.js';
import * as steps from '../../src/easing/steps.js';
import * as uniform from '../../src/easing/uniform.js';

const plain = {
  ...back,
  ...bounce,
  ...circle,
  ...cubic,
  ...exponential,
  ...quadratic,
  ...quartic,
  ...quintic,
  ...sine,
};
const made = { ...bezierCurve, ...cubicBezier, ...elastic, ...linear, ...rate, ...steps };
const names = Object.keys({ ...plain, ...made, ...uniform });

const time = fc.double({ min: 0, max: 1, noNaN: true });
const farTime = fc.double({ min: -1e3, max: 1e3, noNaN: true });
const positive = fc.double({ min: 0.01, max: 100, noNaN: true });
/** Dyadic, so that 1 - t is exact, and no closer to an end than a curve may jump there. */
const part = fc.integer({ min: 0, max: 4096 }).map((n) => n / 4096);
const height = fc.double({ min: -3, max: 3, noNaN: true });

/** Any curve of the library that must be 0 at 0 and 1 at 1. */
const curve: fc.Arbitrary<Curve> = fc.oneof(
  fc.constantFrom<Curve>(uniform.uniform, ...Object.values(plain)),
  fc.tuple(fc.constantFrom(...Object.values(elastic)), positive).map(([make, period]) => make(period)),
  fc.tuple(fc.constantFrom(...Object.values(rate)), positive).map(([make, power]) => make(power)),
  fc.tuple(height, height).map(([p1, p2]) => bezierCurve.bezierCurve(0, p1, p2, 1)),
  fc.tuple(part, height, part, height).map((points) => cubicBezier.cubicBezier(...points)),
  fc.integer({ min: 2, max: 99 }).chain((n) => fc.constantFrom(steps.steps(n), steps.steps(n, 'jump-none'))),
  fc.array(height).map((stops) => linear.linear(0, ...stops, 1)),
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
        examples: [elastic.elasticIn(), elastic.elasticInOut(), plain.exponentialIn].map((it) => [it, 1e300]),
      },
    );
  });

  it('has a name that rxjs does not export', () => {
    expect(names.filter((name) => name in rxjs)).toEqual([]);
    expect(names).toHaveLength(28 + 10);
  });
});

type Family = readonly [easeIn: Curve, easeOut: Curve, easeInOut: Curve];

const families = [back, bounce, circle, cubic, exponential, quadratic, quartic, quintic, sine].map(byEnding<Curve>);
const [swingIn, swingOut, swingInOut] = byEnding<() => Curve>(elastic);

describe('a family of curves', () => {
  const family = fc.constantFrom<Family>(...families, [swingIn(), swingOut(), swingInOut()]);

  it('has an Out that is the reverse of its In', () => {
    const thousandth = 0.001 + 1e-12; // by which exponentialIn alone is off
    fc.assert(
      fc.property(family, part, ([easeIn, easeOut], t) => {
        expect(Math.abs(easeOut(t) - (1 - easeIn(1 - t)))).toBeLessThan(
          easeIn === plain.exponentialIn ? thousandth : 1e-12,
        );
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
    const steady = families.filter(([easeIn]) => easeIn !== plain.backIn && easeIn !== plain.bounceIn).flat();
    fc.assert(
      fc.property(fc.constantFrom(...steady), time, time, (curve, s, t) => {
        expect(curve(Math.max(s, t))).toBeGreaterThanOrEqual(curve(Math.min(s, t)) - little);
      }),
    );
  });
});

/** What a file of curves exports: xxxIn, xxxOut and xxxInOut. */
function byEnding<F>(file: Readonly<Record<string, F>>): [easeIn: F, easeOut: F, easeInOut: F] {
  const at = (ending: string): F => {
    const found = Object.entries(file).find(([name]) => name.replace(/^[a-z]+/, '') === ending);
    if (!found) throw new Error(`no curve ends in ${ending}`);
    return found[1];
  };
  return [at('In'), at('Out'), at('InOut')];
}
