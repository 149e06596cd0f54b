import type { Observable } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import { type Grid, flatGrid } from './grid.js';
import type { GridSurface } from './surface.js';

/** A mesh that shows a surface. */
export interface GridFollower {
  /** Takes over how the surface is bent now, if that has changed. Returns whether it has. */
  update(): boolean;
  /** Follows it no more. */
  close(): void;
}

/**
 * Has `show` take over how a surface is bent, at once and after each frame that has changed it.
 *
 * @param show Its grid is a flat one of a single cell while nothing bends the surface. `isNew`: it was not the one that was shown last.
 */
export function followGrid(
  surface: GridSurface,
  frame$: Observable<Seconds>,
  show: (grid: Grid, isNew: boolean) => void,
): GridFollower {
  const flat = flatGrid({ ...surface, rect: null }, 'grid', { columns: 1, rows: 1 });
  let shown: Grid | null = null;
  let version = -1;

  const update = (): boolean => {
    const grid = surface.grid?.active === true ? surface.grid : flat;
    if (grid === shown && grid.version === version) return false;
    show(grid, grid !== shown);
    shown = grid;
    version = grid.version;
    return true;
  };
  update();
  const frames = frame$.subscribe(() => {
    // Not before the others who get this frame have bent the surface.
    queueMicrotask(() => {
      if (!frames.closed) update();
    });
  });
  return {
    update,
    close: () => {
      frames.unsubscribe();
    },
  };
}
