import type { Observable } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import { type Grid, flatGrid } from './grid.js';
import type { GridSurface } from './surface.js';

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
 * @param show While nothing bends the surface, `grid` is flat, with a single cell. `isNew`: `grid` is another one than
 * in the last call.
 */
export function followGrid(
  surface: GridSurface,
  frame$: Observable<Seconds>,
  show: (grid: Grid, isNew: boolean) => void,
): GridFollower {
  const { width, height } = surface;
  const flat = flatGrid({ width, height, grid: null }, 'grid', { columns: 1, rows: 1 });
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
    // After the other subscribers of this frame, which may bend the surface.
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
