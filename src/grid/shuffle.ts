import { type How, optionsAndCurve } from '../actions/how.js';
import type { Seconds } from '../clock/seconds.js';
import { shuffle } from '../math/noise.js';
import { type GridAction, gridAction } from './effect.js';
import type { Grid, GridSize } from './grid.js';
import { checkSeeded, type Seeded } from './options.js';

/**
 * Moves every tile to the position of a random one.
 *
 * ```ts
 * import { of } from 'rxjs';
 * import { sequence } from 'rx-motion';
 * import { gridSurface, shuffleTiles } from 'rx-motion/grid';
 *
 * const puzzle = gridSurface(480, 320);
 * const shuffle = shuffleTiles(1, { columns: 6, rows: 4 }, { seed: 25 });
 * of(2).pipe(sequence(shuffle, shuffle.reverse()).on(puzzle)).subscribe();
 * puzzle.grid?.positions.every((value, at) => value === puzzle.grid?.originals[at]); // => true
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param size How many tiles there are.
 * @param how The options; last, a curve that bends the progress, as `eased` does.
 * @throws RangeError when `duration` is negative, a number of cells is not a whole number >= 1, or the seed is not a
 * whole number.
 * @see cocos2d-x ShuffleTiles. Differs: tiles move smoothly, not by whole points; the seed is always used, with the
 * library's own generator.
 */
export function shuffleTiles(duration: Seconds, size: GridSize, ...how: How<Seeded>): GridAction {
  const [options, curve] = optionsAndCurve(how);
  checkSeeded('shuffleTiles', options, []);
  return gridAction('shuffleTiles', duration, { kind: 'tiles', size, curve }, (grid) => {
    const { columns, rows, rect } = grid;
    const order = shuffle(options.seed ?? 0, columns * rows);
    const distances = new Float64Array(order.length * 2);
    order.forEach((goal, tile) => {
      distances[tile * 2] = ((Math.floor(goal / rows) - Math.floor(tile / rows)) * rect.width) / columns;
      distances[tile * 2 + 1] = (((goal % rows) - (tile % rows)) * rect.height) / rows;
    });
    return (time) => {
      glide(grid, distances, time);
    };
  });
}

/** A function of its own: in the closure, variables would be read again for each corner, which takes 25 % longer. */
function glide({ originals, positions }: Grid, distances: Float64Array, time: number): void {
  for (let tile = 0, at = 0; tile < distances.length; tile += 2, at += 12) {
    const x = distances[tile]! * time;
    const y = distances[tile + 1]! * time;
    // Unrolled: a loop over the corners takes twice as long.
    positions[at] = originals[at]! + x;
    positions[at + 1] = originals[at + 1]! + y;
    positions[at + 3] = originals[at + 3]! + x;
    positions[at + 4] = originals[at + 4]! + y;
    positions[at + 6] = originals[at + 6]! + x;
    positions[at + 7] = originals[at + 7]! + y;
    positions[at + 9] = originals[at + 9]! + x;
    positions[at + 10] = originals[at + 10]! + y;
  }
}

/**
 * Removes the tiles one by one, in a random order.
 *
 * @param duration Seconds, >= 0.
 * @param size How many tiles there are.
 * @param how The options; last, a curve that bends the progress, as `eased` does.
 * @throws RangeError when `duration` is negative, a number of cells is not a whole number >= 1, or the seed is not a
 * whole number.
 * @see cocos2d-x TurnOffTiles. Differs: the seed is used with the library's own generator.
 */
export function turnOffTiles(duration: Seconds, size: GridSize, ...how: How<Seeded>): GridAction {
  const [options, curve] = optionsAndCurve(how);
  checkSeeded('turnOffTiles', options, []);
  return gridAction('turnOffTiles', duration, { kind: 'tiles', size, curve }, ({ originals, positions }) => {
    const order = shuffle(options.seed ?? 0, positions.length / 12);
    let off = 0;
    return (time) => {
      const count = Math.min(order.length, Math.max(0, Math.floor(time * order.length)));
      if (count === off) return false;
      for (; off > count; off--) {
        const at = order[off - 1]! * 12;
        for (let corner = at; corner < at + 12; corner++) positions[corner] = originals[corner]!;
      }
      for (; off < count; off++) positions.fill(0, order[off]! * 12, order[off]! * 12 + 12);
      return true;
    };
  });
}
