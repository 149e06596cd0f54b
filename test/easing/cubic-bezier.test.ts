import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cubicBezier } from '../../src/easing/cubic-bezier.js';
import { bezierAt } from '../../src/math/bezier.js';

const part = fc.integer({ min: 0, max: 64 }).map((n) => n / 64);
const height = fc.double({ min: -2, max: 3, noNaN: true });

describe('cubicBezier', () => {
  it('passes through the points of its Bezier', () => {
    // With an x of 0 or 1 the curve can be vertical at an end, where nearly equal times have very different values.
    const inner = fc.integer({ min: 1, max: 63 }).map((n) => n / 64);
    fc.assert(
      fc.property(inner, height, inner, height, part, (x1, y1, x2, y2, s) => {
        const curve = cubicBezier(x1, y1, x2, y2);
        expect(curve(bezierAt(0, x1, x2, 1, s))).toBeCloseTo(bezierAt(0, y1, y2, 1, s), 9);
      }),
      { numRuns: 1000 },
    );
  });

  it('never falls when its control points do not', () => {
    fc.assert(
      fc.property(part, part, part, part, part, part, (x1, x2, y1, y2, s, t) => {
        const curve = cubicBezier(x1, Math.min(y1, y2), x2, Math.max(y1, y2));
        expect(curve(Math.max(s, t))).toBeGreaterThanOrEqual(curve(Math.min(s, t)) - 1e-9);
      }),
    );
  });

  it('is the straight line when its control points are on it', () => {
    fc.assert(fc.property(part, part, part, (x1, x2, t) => expect(cubicBezier(x1, x1, x2, x2)(t)).toBeCloseTo(t, 9)));
  });

  it('rejects times outside [0, 1] and heights that are not finite', () => {
    expect(() => cubicBezier(-0.1, 0, 1, 1)).toThrow(new RangeError('cubicBezier: x1 must be from 0 to 1, got -0.1'));
    expect(() => cubicBezier(0, NaN, 1, 1)).toThrow(new RangeError('cubicBezier: y1 must be a finite number, got NaN'));
    expect(() => cubicBezier(0, 0, 1.1, 1)).toThrow(new RangeError('cubicBezier: x2 must be from 0 to 1, got 1.1'));
  });
});
