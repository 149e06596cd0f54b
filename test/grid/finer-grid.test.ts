import { describe, expect, it } from '@jest/globals';
import { finerGrid } from '../../src/grid/finer-grid.js';
import { flatGrid, gridSurface } from '../../src/grid/index.js';

const surface = gridSurface(120, 60);

describe('a grid in smaller cells', () => {
  it.each(['grid', 'tiles'] as const)('has the corners of the %s, and the picture between them', (kind) => {
    const grid = flatGrid(surface, kind, { columns: 2, rows: 1 }, true);
    for (let at = 2; at < grid.positions.length; at += 3) grid.positions[at] = grid.positions[at - 2]! / 2;
    const finer = finerGrid(grid);
    expect([finer.depthTest, finer.indices.length]).toEqual([true, 2 * 12 * 12 * 6]);
    const points = finer.positions.length / 3;
    expect(points).toBe(2 * 13 * 13);
    for (let point = 0; point < points; point++) {
      const [x, y, z] = finer.positions.subarray(point * 3, point * 3 + 3);
      const [u, v] = finer.textureCoordinates.subarray(point * 2, point * 2 + 2);
      expect([u! * 120 - x!, v! * 60 - y!, z! - x! / 2].every((difference) => Math.abs(difference) < 1e-4)).toBe(true);
    }
    const area = Array.from({ length: finer.indices.length / 3 }, (_, triangle) => {
      const [a, b, c] = finer.indices.subarray(triangle * 3, triangle * 3 + 3);
      const positionOf = (point: number, axis: number): number => finer.positions[point * 3 + axis]!;
      const across = (positionOf(b!, 0) - positionOf(a!, 0)) * (positionOf(c!, 1) - positionOf(a!, 1));
      return Math.abs(across - (positionOf(c!, 0) - positionOf(a!, 0)) * (positionOf(b!, 1) - positionOf(a!, 1))) / 2;
    });
    expect(area.reduce((sum, part) => sum + part, 0)).toBeCloseTo(120 * 60, 1);
  });

  it('is the grid itself if its cells are small', () => {
    const grid = flatGrid(surface, 'grid', { columns: 16, rows: 12 });
    expect(finerGrid(grid)).toBe(grid);
  });
});
