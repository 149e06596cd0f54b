import type { Observable } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import { followGrid, type GridFollower } from '../grid/follower.js';
import type { GridSurface } from '../grid/surface.js';
import { checkFunction, checkOptions } from '../math/check.js';

/** The parts of Three's `BufferAttribute` that are used here. */
export interface ThreeAttribute {
  array: ArrayLike<number>;
  needsUpdate: boolean;
}

/** The parts of Three's `BufferGeometry` that are used here. */
export interface ThreeGeometry {
  setAttribute(name: string, attribute: never): unknown;
  setIndex(index: never): unknown;
  computeVertexNormals(): void;
  boundingBox: unknown;
  computeBoundingSphere(): void;
}

/** Options of {@link threeGrid}. */
export interface ThreeGridOptions {
  /** Three's class of this name. */
  readonly BufferAttribute: new (array: Float32Array | Uint16Array | Uint32Array, itemSize: number) => ThreeAttribute;
  /** When to check for changes. Default: the page's animation frames, requested only while something changes. */
  readonly frame$?: Observable<Seconds> | undefined;
}

/**
 * Lets a mesh of Three show a surface as the effects of `rx-motion/grid` bend it; flat while none does.
 *
 * The geometry is in the surface's units, from its bottom left corner, y up, z towards the viewer; its normals are
 * updated, for lights.
 *
 * ```ts
 * import { of } from 'rxjs';
 * import { BufferAttribute, BufferGeometry, DoubleSide, Mesh, MeshBasicMaterial } from 'three';
 * import { gridSurface, waves3D } from 'rx-motion/grid';
 * import { threeGrid } from 'rx-motion/three';
 *
 * const flag = gridSurface(300, 200);
 * const mesh = new Mesh(new BufferGeometry(), new MeshBasicMaterial({ side: DoubleSide }));
 * const follower = threeGrid(mesh, flag, { BufferAttribute, frame$: of() });
 * of(0.5).pipe(waves3D(1, { columns: 15, rows: 10 }, { waves: 1, amplitude: 40 }).on(flag)).subscribe();
 * follower.update(); // => true
 * mesh.geometry.getAttribute('position').count; // => 176
 * ```
 *
 * @param mesh Its material should show both sides, and have the picture as its map.
 * @throws TypeError when `mesh` has no geometry, `surface` is not a surface, `frame$` not an observable, or
 * `BufferAttribute` is missing.
 */
export function threeGrid(
  mesh: { readonly geometry: ThreeGeometry },
  surface: GridSurface,
  options: ThreeGridOptions,
): GridFollower {
  const { BufferAttribute } = checkOptions('threeGrid', options, 'BufferAttribute frame$');
  if (
    (checkFunction('threeGrid', 'BufferAttribute', BufferAttribute as never) as Partial<typeof Function>).prototype ===
    undefined
  )
    throw new TypeError('threeGrid: BufferAttribute must be the class of that name, got a function');
  let positions: ThreeAttribute | null = null;
  return followGrid('threeGrid', mesh, surface, options, (grid, isNew) => {
    const { geometry } = mesh;
    if (isNew || positions === null) {
      positions = new BufferAttribute(grid.positions, 3);
      geometry.setAttribute('position', positions as never);
      geometry.setAttribute('uv', new BufferAttribute(grid.textureCoordinates, 2) as never);
      // Older releases of Three keep the normals of a geometry, even if it has another number of points.
      geometry.setAttribute('normal', new BufferAttribute(new Float32Array(grid.positions.length), 3) as never);
      geometry.setIndex(new BufferAttribute(grid.indices, 1) as never);
    }
    positions.needsUpdate = true;
    geometry.computeVertexNormals();
    // Three computes it again on demand. With an outdated one, rays would miss points outside it.
    geometry.boundingBox = null;
    geometry.computeBoundingSphere();
  });
}
