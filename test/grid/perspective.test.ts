import { describe, expect, it } from '@jest/globals';
import { flatGrid, gridSurface } from '../../src/grid/index.js';
import { fromFarToNear, project } from '../../src/grid/perspective.js';

const surface = gridSurface(200, 100);

describe('the eye that looks at a surface', () => {
  it('sees flat points in place', () => {
    const grid = flatGrid(surface, 'grid', { columns: 4, rows: 2 });
    const projected = new Float32Array(grid.positions.length);
    project(grid, surface, projected);
    grid.positions.forEach((value, at) => {
      expect(projected[at]).toBeCloseTo(at % 3 === 2 ? 1 : value, 4);
    });
  });

  it('sees the whole height at 60 degrees, and twice the size at half the distance', () => {
    const grid = flatGrid(surface, 'grid', { columns: 1, rows: 1 });
    for (let at = 2; at < 12; at += 3) grid.positions[at] = 100 / (2 * Math.tan(Math.PI / 6)) / 2;
    const projected = new Float32Array(12);
    project(grid, surface, projected);
    [-100, -50, 0.5, -100, 150, 0.5].forEach((value, at) => {
      expect(projected[at]).toBeCloseTo(value, 3);
    });
  });
});

describe('triangles for a painter', () => {
  it('are sorted from far to near, in order at the same distance', () => {
    const grid = flatGrid(surface, 'tiles', { columns: 3, rows: 1 });
    const projected = new Float32Array(grid.positions.length);
    for (let corner = 0; corner < 12; corner++) grid.positions[corner * 3 + 2] = [10, -10, 10][Math.floor(corner / 4)]!;
    project(grid, surface, projected);
    expect([...fromFarToNear(grid, projected)]).toEqual([4, 5, 6, 5, 6, 7, 0, 1, 2, 1, 2, 3, 8, 9, 10, 9, 10, 11]);
  });
});
