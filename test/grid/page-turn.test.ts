import { describe, expect, it } from '@jest/globals';
import { gridSurface, pageTurn3D } from 'rx-motion/grid';
import { flatPoints, pointsAt } from './points-at.js';

const page = pageTurn3D(1, { columns: 6, rows: 4 });

describe('pageTurn3D', () => {
  it('lies flat at its start, just above the surface, and mirrored at its end', () => {
    const flat = flatPoints(page);
    pointsAt(page, 0).forEach(([x, y, z], at) => {
      expect([x, y, z]).toEqual([expect.closeTo(flat[at]![0]!, 3), expect.closeTo(flat[at]![1]!, 3), 0.5]);
    });
    pointsAt(page, 1).forEach(([x, y], at) => {
      expect([x, y]).toEqual([expect.closeTo(-flat[at]![0]!, 3), expect.closeTo(flat[at]![1]!, 3)]);
    });
  });

  it('rises in between, never below the surface, with a fixed left edge', () => {
    const points = pointsAt(page, 0.25);
    expect(Math.max(...points.map(([, , z]) => z!))).toBeGreaterThan(10);
    expect(points.every(([, , z]) => z! >= 0.5)).toBe(true);
    expect(points.slice(0, 5).map(([x]) => Math.abs(x!))).toEqual([0, 0, 0, 0, 0]);
  });

  it('turns about the left edge of its rect, and needs a depth test', () => {
    const target = gridSurface(300, 200, { x: 150, y: 0, width: 150, height: 200 });
    const points = pointsAt(page, 1, target);
    expect(Math.min(...points.map(([x]) => x!))).toBeCloseTo(0, 2);
    expect(target.grid!.depthTest).toBe(true);
  });
});
