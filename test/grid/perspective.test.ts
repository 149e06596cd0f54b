import { describe, expect, it } from '@jest/globals';
import { flatGrid, gridSurface } from '../../src/grid/index.js';
import { fromFarToNear, project } from '../../src/grid/perspective.js';

const surface = gridSurface(200, 100);

describe('the eye that looks at a surface', () => {
  it('sees what lies flat as it is', () => {
    const grid = flatGrid(surface, 'grid', { columns: 4, rows: 2 });
    const places = new Float32Array(grid.positions.length);
    project(grid, surface, places);
    grid.positions.forEach((place, at) => {
      expect(places[at]).toBeCloseTo(at % 3 === 2 ? 1 : place, 4);
    });
  });

  it('sees the whole height at 60 degrees: what is half way to it is twice as large', () => {
    const grid = flatGrid(surface, 'grid', { columns: 1, rows: 1 });
    for (let at = 2; at < 12; at += 3) grid.positions[at] = 100 / (2 * Math.tan(Math.PI / 6)) / 2;
    const places = new Float32Array(12);
    project(grid, surface, places);
    [-100, -50, 0.5, -100, 150, 0.5].forEach((place, at) => {
      expect(places[at]).toBeCloseTo(place, 3);
    });
  });
});

describe('triangles for a painter', () => {
  it('come from far to near, and keep their order where they are as far away', () => {
    const grid = flatGrid(surface, 'tiles', { columns: 3, rows: 1 });
    const places = new Float32Array(grid.positions.length);
    for (let corner = 0; corner < 12; corner++) grid.positions[corner * 3 + 2] = [10, -10, 10][Math.floor(corner / 4)]!;
    project(grid, surface, places);
    expect([...fromFarToNear(grid, places)]).toEqual([6, 9, 0, 3, 12, 15]);
  });
});
