import type { GridAction, GridSurface } from 'rx-motion/grid';
import { gridSurface } from 'rx-motion/grid';
import { from } from 'rxjs';

/** The points of a grid effect of 1 s on a surface of 300 x 200 at a time: x, y and z each. */
export function pointsAt(action: GridAction, time: number, target: GridSurface = gridSurface(300, 200)): number[][] {
  from([time]).pipe(action.on(target)).subscribe();
  return inThrees([...target.grid!.positions]);
}

/** The points of the flat grid. */
export function flatPoints(action: GridAction, target: GridSurface = gridSurface(300, 200)): number[][] {
  from([0]).pipe(action.on(target)).subscribe();
  return inThrees([...target.grid!.originals]);
}

function inThrees(numbers: readonly number[]): number[][] {
  return Array.from({ length: numbers.length / 3 }, (_, point) => numbers.slice(point * 3, point * 3 + 3));
}

export const size = { columns: 3, rows: 2 };
