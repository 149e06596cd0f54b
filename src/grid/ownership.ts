import { instant } from '../actions/instant.js';
import { checkCount } from '../math/check.js';
import type { ReversibleAction } from '../motion/action.js';
import { checkSurface, type GridSurface } from './surface.js';

/**
 * Shows the surface flat again: its grid is no longer drawn.
 *
 * @see cocos2d-x StopGrid. Its reverse is itself.
 */
export function stopGrid(): ReversibleAction<GridSurface> {
  return instant(
    'stopGrid',
    (surface) => {
      const { grid } = checkSurface('stopGrid', surface);
      if (grid?.active !== true) return undefined;
      grid.active = false;
      return () => {
        grid.active = true;
      };
    },
    stopGrid,
  );
}

/**
 * Lets the next effects build on the current grid instead of a flat one. They must have the same kind and size of grid.
 *
 * Without an active grid nothing happens. A stopped grid is not reused.
 *
 * ```ts
 * import { of } from 'rxjs';
 * import { sequence } from 'rx-motion';
 * import { gridSurface, lens3D, reuseGrid, waves3D } from 'rx-motion/grid';
 *
 * const page = gridSurface(480, 320);
 * const size = { columns: 15, rows: 10 };
 * const lens = lens3D(0, size, { radius: 240 });
 * const waves = waves3D(1, size, { waves: 2, amplitude: 20 });
 * of(0.5).pipe(sequence(lens, reuseGrid(1), waves).on(page)).subscribe(); // waves on a lens
 * page.grid?.reuse; // => 0
 * ```
 *
 * @param times How many effects; a whole number >= 0.
 * @throws RangeError when `times` is not a whole number >= 0.
 * @see cocos2d-x ReuseGrid. Its reverse is itself.
 */
export function reuseGrid(times: number): ReversibleAction<GridSurface> {
  checkCount('reuseGrid', 'times', times, 0);
  return instant(
    'reuseGrid',
    (surface) => {
      const { grid } = checkSurface('reuseGrid', surface);
      if (grid?.active !== true) return undefined;
      grid.reuse += times;
      return () => {
        grid.reuse -= times;
      };
    },
    () => reuseGrid(times),
  );
}
