import type { Observable } from 'rxjs';
import { checkObservable } from '../clock/observable-of.js';
import type { Seconds } from '../clock/seconds.js';
import { checkObject } from '../math/check.js';
import { watchChanges } from './changes.js';
import { flatGrid, type Grid } from './grid.js';
import { Redraw } from './redraw.js';
import { checkSurface, type GridSurface } from './surface.js';

/** A mesh that shows a surface. */
export interface GridFollower {
  /** Shows the current grid of the surface if it has changed. Returns whether it has. */
  update(): boolean;
  /** Stops following. */
  close(): void;
}

/**
 * Calls `show` with the grid of a surface, immediately and after each frame that changes it.
 *
 * @param name The caller's name, for errors.
 * @param mesh What `show` writes to; it is only checked.
 * @param show While nothing bends the surface, `grid` is flat, with a single cell. `isNew`: `grid` is another one than
 * in the last call.
 */
export function followGrid(
  name: string,
  mesh: { readonly geometry: object },
  surface: GridSurface,
  options: { readonly frame$?: Observable<Seconds> | undefined },
  show: (grid: Grid, isNew: boolean) => void,
): GridFollower {
  checkObject(name, 'geometry of the mesh', checkObject(name, 'mesh', mesh).geometry);
  checkSurface(name, surface);
  const { frame$ } = checkObject(name, 'options', options);
  if (frame$ !== undefined) checkObservable(name, 'frame$', frame$);
  const { width, height } = surface;
  const flat = flatGrid({ width, height, grid: null }, 'grid', { columns: 1, rows: 1 });
  let shown: Grid | null = null;
  let version = -1;

  const current = (): Grid => (surface.grid?.active === true ? surface.grid : flat);
  const isShown = (grid: Grid): boolean => grid === shown && grid.version === version;
  const update = (): boolean => {
    const grid = current();
    if (isShown(grid)) return false;
    show(grid, grid !== shown);
    shown = grid;
    version = grid.version;
    return true;
  };
  update();
  const redraw = new Redraw(frame$, update);
  const unwatch = watchChanges(() => {
    if (!isShown(current())) redraw.request();
  });
  return {
    update,
    close: () => {
      redraw.close();
      unwatch();
    },
  };
}
