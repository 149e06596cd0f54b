import type { GridAction, GridSurface } from 'rx-motion/grid';
import { gridSurface } from 'rx-motion/grid';
import { from } from 'rxjs';

/** What a grid effect of 1 s leaves on a surface of 300 x 200 at a time, as one list a point: x, y and z. */
export function pointsAt(action: GridAction, time: number, target: GridSurface = gridSurface(300, 200)): number[][] {
  from([time]).pipe(action.on(target)).subscribe();
  return inThrees([...target.grid!.positions]);
}

/** Where they lie when nothing bends them. */
export function flatPoints(action: GridAction, target: GridSurface = gridSurface(300, 200)): number[][] {
  from([0]).pipe(action.on(target)).subscribe();
  return inThrees([...target.grid!.originals]);
}

function inThrees(numbers: readonly number[]): number[][] {
  return Array.from({ length: numbers.length / 3 }, (_, point) => numbers.slice(point * 3, point * 3 + 3));
}

export const size = { columns: 3, rows: 2 };
