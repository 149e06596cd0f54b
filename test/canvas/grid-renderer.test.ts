import { describe, expect, it } from '@jest/globals';
import { flatGrid, gridSurface } from 'rx-motion/grid';
import { gridsOf } from '../../src/canvas/grid-renderer.js';

const size = { columns: 2, rows: 2 };

/** Left, bottom, right and top of a flat mesh. */
function covered({ originals }: ReturnType<typeof flatGrid>): number[] {
  const [xs, ys] = [0, 1].map((axis) => Array.from(originals).filter((_, index) => index % 3 === axis));
  return [Math.min(...xs!), Math.min(...ys!), Math.max(...xs!), Math.max(...ys!)];
}

describe('the meshes of a surface', () => {
  it('are one flat mesh if nothing bends it, or no longer does', () => {
    const surface = gridSurface(300, 200);
    expect(gridsOf(surface).map(covered)).toEqual([[0, 0, 300, 200]]);
    surface.grid = flatGrid(surface, 'grid', size);
    surface.grid.active = false;
    expect(gridsOf(surface).map(covered)).toEqual([[0, 0, 300, 200]]);
  });

  it('are the bent mesh alone if that covers it all', () => {
    const surface = gridSurface(300, 200);
    surface.grid = flatGrid(surface, 'grid', size);
    expect(gridsOf(surface)).toEqual([surface.grid]);
  });

  it('are flat meshes around a bent part, without overlap, then the bent one', () => {
    const surface = gridSurface(300, 200, { x: 100, y: 50, width: 100, height: 75 });
    surface.grid = flatGrid(surface, 'grid', size);
    const grids = gridsOf(surface);
    expect(grids.at(-1)).toBe(surface.grid);
    expect(grids.map((grid) => covered(grid).map(Math.round))).toEqual([
      [0, 0, 300, 50],
      [0, 125, 300, 200],
      [0, 50, 100, 125],
      [200, 50, 300, 125],
      [100, 50, 200, 125],
    ]);
  });
});
