import { describe, expect, it } from '@jest/globals';
import { Subject } from 'rxjs';
import { flatGrid, gridSurface, pageTurn3D, shuffleTiles } from '../../src/grid/index.js';
import { pixiGrid } from '../../src/pixi/index.js';
import { Mesh, MeshGeometry } from './pixi.js';

function followed() {
  const surface = gridSurface(300, 200);
  const mesh = new Mesh({ geometry: new MeshGeometry({}) });
  const frame$ = new Subject<number>();
  const follower = pixiGrid(mesh, surface, { frame$ });
  return { surface, mesh, frame$, follower, time$: new Subject<number>() };
}

describe('a mesh of PixiJS over a surface', () => {
  it('is flat while nothing bends it, y down', () => {
    const { mesh, follower } = followed();
    expect([...mesh.geometry.positions]).toEqual([0, 200, 0, 0, 300, 200, 300, 0]);
    expect([...mesh.geometry.uvs]).toEqual([0, 1, 0, 0, 1, 1, 1, 0]);
    expect(mesh.geometry.indices).toHaveLength(6);
    expect(follower.update()).toBe(false);
  });

  it('shows points in perspective', () => {
    const { surface, mesh, follower } = followed();
    const grid = flatGrid(surface, 'grid', { columns: 15, rows: 15 });
    surface.grid = grid;
    for (let at = 2; at < grid.positions.length; at += 3) grid.positions[at] = 50 * Math.sqrt(3);
    grid.changed();
    expect(follower.update()).toBe(true);
    // Half way to the eye it is twice as large, about the middle.
    [-150, 300, -150, 300 - 400 / 15].forEach((place, at) => {
      expect(mesh.geometry.positions[at]).toBeCloseTo(place, 3);
    });
  });

  it('draws nearer triangles later', () => {
    const { surface, mesh, follower, time$ } = followed();
    time$.pipe(pageTurn3D(1, { columns: 15, rows: 15 }).on(surface)).subscribe();
    time$.next(0.3);
    follower.update();
    const { indices } = mesh.geometry;
    const { positions } = surface.grid!;
    const depths = Array.from({ length: indices.length / 3 }, (_, triangle) =>
      [0, 1, 2].reduce((sum, corner) => sum + positions[indices[triangle * 3 + corner]! * 3 + 2]!, 0),
    );
    expect(depths).toHaveLength(15 * 15 * 2);
    expect(depths.every((depth, at) => at === 0 || depth >= depths[at - 1]! - 1e-2)).toBe(true);
  });

  it('splits large cells: a triangle has no perspective', () => {
    const { surface, mesh, follower } = followed();
    surface.grid = flatGrid(surface, 'grid', { columns: 1, rows: 1 });
    follower.update();
    expect(mesh.geometry.indices).toHaveLength(12 * 12 * 6);
    const across = [...mesh.geometry.positions].filter((_, at) => at % 2 === 0);
    expect([Math.min(...across), Math.max(...across)]).toEqual([0, 300]);
  });

  it('follows another effect, in each frame, until it is closed', async () => {
    const { surface, mesh, frame$, follower, time$ } = followed();
    time$.pipe(shuffleTiles(1, { columns: 6, rows: 4 }).on(surface)).subscribe();
    time$.next(0.5);
    frame$.next(0);
    await Promise.resolve();
    expect(mesh.geometry.positions).toHaveLength(6 * 4 * 4 * 2);
    follower.close();
    expect(frame$.observed).toBe(false);
  });
});
