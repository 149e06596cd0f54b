import { describe, expect, it } from '@jest/globals';
import { flatGrid, gridSurface } from 'rx-motion/grid';

const surface = gridSurface(480, 320);

describe('flatGrid', () => {
  it('orders the points of a mesh by column, from the bottom to the top', () => {
    const grid = flatGrid(surface, 'grid', { columns: 2, rows: 2 });
    expect([...grid.positions]).toEqual([0, 240, 480].flatMap((x) => [0, 160, 320].flatMap((y) => [x, y, 0])));
    expect(grid.originals).toEqual(grid.positions);
    expect([...grid.indices]).toEqual([0, 3, 1, 3, 4, 1, 3, 6, 4, 6, 7, 4, 1, 4, 2, 4, 5, 2, 4, 7, 5, 7, 8, 5]);
    expect([...grid.textureCoordinates.slice(6)]).toEqual([0.5, 0, 0.5, 0.5, 0.5, 1, 1, 0, 1, 0.5, 1, 1]);
  });

  it('gives each tile its own corners: bottom left, bottom right, top left, top right', () => {
    const grid = flatGrid(surface, 'tiles', { columns: 1, rows: 2 });
    expect([...grid.positions.slice(12)]).toEqual([0, 160, 0, 480, 160, 0, 0, 320, 0, 480, 320, 0]);
    expect([...grid.textureCoordinates.slice(8)]).toEqual([0, 0.5, 1, 0.5, 0, 1, 1, 1]);
    expect([...grid.indices]).toEqual([0, 1, 2, 1, 2, 3, 4, 5, 6, 5, 6, 7]);
  });

  it('covers the rect with its part of the picture', () => {
    const part = gridSurface(480, 320, { x: 120, y: 80, width: 240, height: 160 });
    const grid = flatGrid(part, 'grid', { columns: 1, rows: 1 });
    expect([...grid.positions]).toEqual([120, 80, 0, 120, 240, 0, 360, 80, 0, 360, 240, 0]);
    expect([...grid.textureCoordinates]).toEqual([0.25, 0.25, 0.25, 0.75, 0.75, 0.25, 0.75, 0.75]);
  });

  it('keeps its rect when the rect of the surface changes', () => {
    const rect = { x: 120, y: 80, width: 240, height: 160 };
    const grid = flatGrid(gridSurface(480, 320, rect), 'grid', { columns: 1, rows: 1 });
    rect.x = 0;
    expect(grid.rect).toEqual({ x: 120, y: 80, width: 240, height: 160 });
    expect(flatGrid(surface, 'tiles', { columns: 1, rows: 1 }).rect).toEqual({ x: 0, y: 0, width: 480, height: 320 });
  });

  it('starts active, with nothing to reuse, and counts its changes', () => {
    const grid = flatGrid(surface, 'grid', { columns: 1, rows: 1 });
    expect(grid).toMatchObject({ active: true, reuse: 0, depthTest: false });
    const { version } = grid;
    grid.changed();
    expect(grid.version).toBeGreaterThan(version);
  });
});
