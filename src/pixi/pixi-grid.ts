import type { Observable } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import { finerGrid } from '../grid/finer-grid.js';
import { followGrid, type GridFollower } from '../grid/follower.js';
import type { Grid } from '../grid/grid.js';
import { fromFarToNear, project } from '../grid/perspective.js';
import type { GridSurface } from '../grid/surface.js';
import { checkOptions } from '../math/check.js';

/** The parts of a PixiJS 8 `MeshGeometry` that are used here. */
export interface PixiGeometry {
  positions: Float32Array;
  uvs: Float32Array;
  indices: Uint32Array;
}

/** Options of {@link pixiGrid}. */
export interface PixiGridOptions {
  /** When to check for changes. Default: the page's animation frames, requested only while something changes. */
  readonly frame$?: Observable<Seconds> | undefined;
}

/**
 * Lets a mesh of PixiJS show a surface as the effects of `rx-motion/grid` bend it; flat while none does.
 *
 * Its geometry is the surface in perspective, in the surface's units, from its top left corner, y down. Effects with a
 * depth test put nearer triangles later.
 *
 * ```ts page
 * import { Assets, Mesh, MeshGeometry } from 'pixi.js';
 * import { play } from 'rx-motion';
 * import { gridSurface, liquid } from 'rx-motion/grid';
 * import { pixiGrid } from 'rx-motion/pixi';
 *
 * const pond = gridSurface(300, 200);
 * const mesh = new Mesh({ geometry: new MeshGeometry({}), texture: await Assets.load('pond.png') });
 * pixiGrid(mesh, pond);
 * play(liquid(4, { columns: 15, rows: 10 }, { waves: 4, amplitude: 8 }), pond).subscribe();
 * ```
 *
 * @throws TypeError when `mesh` has no geometry, `surface` is not a surface, or `frame$` not an observable.
 * @see cocos2d-x Grid3D::blit.
 */
export function pixiGrid(
  mesh: { readonly geometry: PixiGeometry },
  surface: GridSurface,
  options: PixiGridOptions = {},
): GridFollower {
  return followGrid('pixiGrid', mesh, surface, checkOptions('pixiGrid', options, 'frame$'), (grid, isNew) => {
    show(mesh.geometry, grid === surface.grid ? finerGrid(grid) : grid, surface, isNew);
  });
}

function show(geometry: PixiGeometry, grid: Grid, surface: GridSurface, isNew: boolean): void {
  const count = grid.positions.length / 3;
  const points3D = project(grid, surface, new Float32Array(count * 3));
  const positions = new Float32Array(count * 2);
  for (let point = 0; point < count; point++) {
    positions[point * 2] = points3D[point * 3]!;
    positions[point * 2 + 1] = surface.height - points3D[point * 3 + 1]!;
  }
  // Indices first, so that they never point beyond the positions.
  if (isNew) geometry.indices = new Uint32Array(0);
  geometry.positions = positions;
  if (isNew) geometry.uvs = grid.textureCoordinates.map((value, at) => (at % 2 === 0 ? value : 1 - value));
  if (grid.depthTest) geometry.indices = fromFarToNear(grid, points3D);
  else if (isNew) geometry.indices = Uint32Array.from(grid.indices);
}
