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

  it('retraces its path with the points reversed', () => {
    fc.assert(
      fc.property(points, tension, fc.double({ min: 0, max: 1, noNaN: true }), (points, tension, t) => {
        near(at([...points].reverse(), tension, t), at(points, tension, 1 - t));
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

  it('writes into the result', () => {
    const result = { x: 0, y: 0 };
    expect(cardinalSplineAt([{ x: 1, y: 2 }], 0, 0.5, result)).toBe(result);
  });

  it('is NaN at a progress of NaN', () => {
    expect(at([{ x: 1, y: 2 }], 0, NaN)).toEqual({ x: NaN, y: NaN });
  });

  const five = [point(0, 0), point(50, 80), point(120, 40), point(200, 150), point(260, 60)];
  const four = [point(10, 20), point(-40, 90), point(70, 130), point(150, -20)];

  // After 0, 0.1 … 0.9 s of 1 s, and 1e-6 s that cocos2d-x 3.17.2 adds in its first frame; single precision.
  it.each([
    {
      action: 'CardinalSplineTo',
      tension: 0,
      points: five,
      x: [
        0.0001, 15.4402008, 37.9202385, 62.560257, 90.3202896, 120.000305, 152.240341, 185.120331, 214.240311,
        241.280273,
      ],
      y: [
        0.00016, 32.0004196, 70.4002914, 77.2798309, 50.9597321, 40.000145, 82.8006287, 138.400406, 143.359695,
        99.1194382,
      ],
    },
    {
      action: 'CardinalSplineTo',
      tension: 1,
      points: five,
      x: [0, 17.6002884, 44.8001938, 57.2802658, 95.3603973, 120, 148.160492, 191.680328, 206.24025, 238.880371],
      y: [0, 28.1604614, 71.6803055, 75.8398514, 54.0797729, 40, 78.7206573, 138.560455, 140.639633, 91.6794281],
    },
    {
      action: 'CardinalSplineBy',
      tension: -0.5,
      points: four,
      x: [
        9.999886, -9.1477432, -32.4801941, -42.5824814, -27.3597641, 2.812851, 41.760422, 83.242889, 112.920258,
        132.877686,
      ],
      y: [
        20.0001564, 37.6401901, 58.5202217, 81.830246, 107.36026, 130.625183, 139.039963, 120.129646, 76.1194611,
        23.7394428,
      ],
    },
  ])('gives the figures of cocos2d-x for $action with a tension of $tension', ({ tension, points, x, y }) => {
    const positions = x.map((_, i) => at(points, tension, i / 10 + 1e-6));
    positions.forEach((position, i) => {
      expect(position.x).toBeCloseTo(x[i] ?? NaN, 3);
      expect(position.y).toBeCloseTo(y[i] ?? NaN, 3);
    });
  });
});

function point(x: number, y: number): Point {
  return { x, y };
}
