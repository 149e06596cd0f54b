import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cardinalSplineAt, type Point } from '../../src/math/spline.js';

const coordinate = fc.double({ min: -1000, max: 1000, noNaN: true });
const points = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 2, maxLength: 12 });
const tension = fc.double({ min: -2, max: 2, noNaN: true });
const progress = fc.integer({ min: -64, max: 128 }).map((n) => n / 64);

const at = (points: readonly Point[], tension: number, t: number): Point =>
  cardinalSplineAt(points, tension, t, { x: 0, y: 0 });

const near = (a: Point, b: Point): void => {
  expect(a.x).toBeCloseTo(b.x, 6);
  expect(a.y).toBeCloseTo(b.y, 6);
};

describe('cardinalSplineAt', () => {
  it('is exactly the first point at 0 and the last at 1', () => {
    fc.assert(
      fc.property(points, tension, (points, tension) => {
        const first = at(points, tension, 0);
        const last = at(points, tension, 1);
        expect([first.x === points[0]?.x, first.y === points[0]?.y]).toEqual([true, true]); // -0 is 0 here
        expect([last.x === points.at(-1)?.x, last.y === points.at(-1)?.y]).toEqual([true, true]);
      }),
    );
  });

  it('passes through every point, evenly in time', () => {
    fc.assert(
      fc.property(points, tension, (points, tension) => {
        points.forEach((point, i) => near(at(points, tension, i / (points.length - 1)), point));
      }),
    );
  });

  it('stays between its points with a tension of 1', () => {
    fc.assert(
      fc.property(points, fc.double({ min: 0, max: 1, noNaN: true }), (points, t) => {
        const xs = points.map(({ x }) => x);
        const { x } = at(points, 1, t);
        expect(x).toBeGreaterThanOrEqual(Math.min(...xs) - 1e-9);
        expect(x).toBeLessThanOrEqual(Math.max(...xs) + 1e-9);
      }),
    );
  });

  it('stays at a single point', () => {
    fc.assert(fc.property(tension, progress, (tension, t) => near(at([{ x: 3, y: 4 }], tension, t), { x: 3, y: 4 })));
  });

  it('continues the nearest segment outside [0, 1], and stays at the end further out', () => {
    const two = [
      { x: 0, y: 0 },
      { x: 8, y: -8 },
    ];
    expect(at(two, 0, 1.5)).toEqual({ x: 8.5, y: -8.5 });
    expect(at(two, 0, -0.5)).toEqual({ x: 2, y: -2 });
    near(at(two, 0, 2.5), { x: 8, y: -8 });
    near(at(two, 0, -2.5), { x: 0, y: 0 });
  });

  it('is NaN at a progress of NaN', () => {
    expect(at([{ x: 1, y: 2 }], 0, NaN)).toEqual({ x: NaN, y: NaN });
  });
});
