import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { progressOutline, type ProgressShape } from '../../src/math/progress-shape.js';

const unit = fc.integer({ min: 0, max: 64 }).map((n) => n / 64);
const points = fc.record({ x: unit, y: unit });
const percentages = fc.oneof(fc.constantFrom(0, 12.5, 25, 50, 75, 100), fc.integer({ min: -10, max: 110 }));

/** Whether (x, y) lies inside an outline, by its winding number. */
function isInside(outline: readonly number[], x: number, y: number): boolean {
  let winding = 0;
  for (let at = 0; at < outline.length; at += 2) {
    const next = (at + 2) % outline.length;
    const [ax, ay, bx, by] = [outline[at]! - x, outline[at + 1]! - y, outline[next]! - x, outline[next + 1]! - y];
    winding += Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  }
  return Math.abs(winding) > 1;
}

/** The engine's own rule: the angle of a point around the midpoint, clockwise from twelve o'clock, 0 to 1. */
function angleOf(x: number, y: number, midpoint: { x: number; y: number }): number {
  const angle = Math.atan2(x - midpoint.x, midpoint.y - y) / (2 * Math.PI);
  return angle < 0 ? angle + 1 : angle;
}

describe('a radial progress', () => {
  it('shows the swept part, around any midpoint, in both directions', () => {
    fc.assert(
      fc.property(points, points, percentages, fc.boolean(), (midpoint, { x, y }, percentage, reverseDirection) => {
        const angle = angleOf(x, y, midpoint);
        const part = Math.min(1, Math.max(0, percentage / 100));
        const swept = reverseDirection ? 1 - angle : angle;
        // Not on an edge, which is neither inside nor outside.
        fc.pre(x > 0 && x < 1 && y > 0 && y < 1 && Math.abs(swept - part) > 1e-6 && swept > 1e-6 && swept < 1 - 1e-6);
        fc.pre(x !== midpoint.x || y !== midpoint.y);
        const outline = progressOutline('test', { type: 'radial', midpoint, reverseDirection }, percentage);
        expect(isInside(outline, x, y)).toBe(swept < part);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a bar', () => {
  const shown = (shape: Omit<ProgressShape, 'type'>, percentage: number): readonly number[] => {
    const outline = progressOutline('test', { type: 'bar', ...shape }, percentage);
    return outline.length === 8 ? [outline[0]!, outline[1]!, outline[4]!, outline[5]!] : outline;
  };

  it.each([
    { shape: { midpoint: { x: 0, y: 0 }, barChangeRate: { x: 1, y: 0 } }, percentage: 25, box: [0, 0, 0.25, 1] },
    { shape: { midpoint: { x: 1, y: 0 }, barChangeRate: { x: 1, y: 0 } }, percentage: 25, box: [0.75, 0, 1, 1] },
    { shape: { midpoint: { x: 0, y: 1 }, barChangeRate: { x: 0, y: 1 } }, percentage: 25, box: [0, 0.75, 1, 1] },
    { shape: { midpoint: { x: 0.5, y: 0.5 } }, percentage: 50, box: [0.25, 0.25, 0.75, 0.75] },
    { shape: { midpoint: { x: 0.25, y: 0.5 } }, percentage: 75, box: [0, 0.125, 0.75, 0.875] },
    { shape: { barChangeRate: { x: 0, y: 0 } }, percentage: 0, box: [0, 0, 1, 1] },
    { shape: { midpoint: { x: -3, y: 9 } }, percentage: 50, box: [0, 0.5, 0.5, 1] },
  ])('shows $box at $percentage of $shape', ({ shape, percentage, box }) => {
    expect(shown(shape, percentage)).toEqual(box);
  });

  it('shows nothing up to 0 and all of it from 100 on', () => {
    expect([-5, 0, NaN].map((percentage) => shown({}, percentage))).toEqual([[], [], []]);
    expect([100, 250].map((percentage) => shown({}, percentage))).toEqual([[0, 0, 1, 1], [0, 0, 1, 1]]); // prettier-ignore
  });

  it('shows everything around it in the reverse direction', () => {
    fc.assert(
      fc.property(points, points, points, percentages, (midpoint, barChangeRate, { x, y }, percentage) => {
        const shape = { type: 'bar', midpoint, barChangeRate } as const;
        const outline = progressOutline('test', shape, percentage);
        const around = progressOutline('test', { ...shape, reverseDirection: true }, percentage);
        const [left, top, , , right, bottom] = outline.length > 0 ? outline : [2, 2, 2, 2, 2, 2];
        const isOnEdge = [left! - x, right! - x, top! - y, bottom! - y].some((distance) => Math.abs(distance) < 1e-6);
        fc.pre(x > 0 && x < 1 && y > 0 && y < 1 && !isOnEdge);
        expect(isInside(around, x, y)).toBe(!isInside(outline, x, y));
      }),
      { numRuns: 2000 },
    );
  });
});

it.each([
  [null, 'must be an object, got null'],
  [{ type: 'round' }, '.type must be "radial" or "bar", got "round"'],
  [{ type: 'bar', midpoint: { x: NaN, y: 0 } }, '.midpoint.x must be a finite number, got NaN'],
  [{ type: 'bar', barChangeRate: { x: 0, y: 2 } }, '.barChangeRate.y must be from 0 to 1, got 2'],
])('rejects %j', (shape, rule) => {
  expect(() => progressOutline('Sprite', shape as ProgressShape, 50)).toThrow(
    rule.startsWith('.') ? `Sprite: progress${rule}` : `Sprite: progress ${rule}`,
  );
});
