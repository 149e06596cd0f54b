import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { type GridAction, gridAction } from './effect.js';
import type { GridSize } from './grid.js';

/**
 * Shrinks the tiles to nothing, from the bottom left to the top right.
 *
 * @param duration Seconds, >= 0.
 * @param curve Bends the progress, as `eased` does; linear by default.
 * @throws RangeError when `duration` is negative, or a number of cells is not a whole number >= 1.
 * @see cocos2d-x FadeOutTRTiles. Differs: all tiles are gone at the end, and stay gone when a curve overshoots.
 */
export function fadeOutTRTiles(duration: Seconds, size: GridSize, curve?: Curve): GridAction {
  return fadeTiles('fadeOutTRTiles', duration, size, curve, true, (column, row, time) => {
    return (column + row) / ((size.columns + size.rows) * time);
  });
}

/**
 * Shrinks the tiles to nothing, from the top right to the bottom left.
 *
 * @param duration Seconds, >= 0.
 * @param curve Bends the progress, as `eased` does; linear by default.
 * @throws RangeError when `duration` is negative, or a number of cells is not a whole number >= 1.
 * @see cocos2d-x FadeOutBLTiles. Differs: like {@link fadeOutTRTiles}.
 */
export function fadeOutBLTiles(duration: Seconds, size: GridSize, curve?: Curve): GridAction {
  return fadeTiles('fadeOutBLTiles', duration, size, curve, true, (column, row, time) => {
    return ((size.columns + size.rows) * (1 - time)) / (column + row);
  });
}

/**
 * Shrinks the rows of tiles to nothing, from the bottom to the top.
 *
 * @param duration Seconds, >= 0.
 * @param curve Bends the progress, as `eased` does; linear by default.
 * @throws RangeError when `duration` is negative, or a number of cells is not a whole number >= 1.
 * @see cocos2d-x FadeOutUpTiles. Differs: like {@link fadeOutTRTiles}.
 */
export function fadeOutUpTiles(duration: Seconds, size: GridSize, curve?: Curve): GridAction {
  return fadeTiles('fadeOutUpTiles', duration, size, curve, false, (_column, row, time) => row / (size.rows * time));
}

/**
 * Shrinks the rows of tiles to nothing, from the top to the bottom.
 *
 * @param duration Seconds, >= 0.
 * @param curve Bends the progress, as `eased` does; linear by default.
 * @throws RangeError when `duration` is negative, or a number of cells is not a whole number >= 1.
 * @see cocos2d-x FadeOutDownTiles. Differs: like {@link fadeOutTRTiles}.
 */
export function fadeOutDownTiles(duration: Seconds, size: GridSize, curve?: Curve): GridAction {
  return fadeTiles('fadeOutDownTiles', duration, size, curve, false, (_column, row, time) => {
    return (size.rows * (1 - time)) / Math.max(row, 0.1);
  });
}

/**
 * @param shrinksAcross Whether tiles also shrink from left and right.
 * @param nearness At 1 and above a tile is whole; below 1 it shrinks with the sixth power.
 */
function fadeTiles(
  name: string,
  duration: Seconds,
  size: GridSize,
  curve: Curve | undefined,
  shrinksAcross: boolean,
  nearness: (column: number, row: number, time: number) => number,
): GridAction {
  return gridAction(name, duration, { kind: 'tiles', size, curve }, (grid) => (time) => {
    const { originals, positions, columns, rows, rect } = grid;
    for (let column = 0, at = 0; column < columns; column++) {
      for (let row = 0; row < rows; row++) {
        const scale = scaleAt(time, nearness(column, row, time));
        const x = shrinksAcross ? (rect.width / columns / 2) * (1 - scale) : 0;
        const y = (rect.height / rows / 2) * (1 - scale);
        for (let corner = 0; corner < 4; corner++, at += 3) {
          positions[at] = scale > 0 ? originals[at]! + (corner & 1 ? -x : x) : 0;
          positions[at + 1] = scale > 0 ? originals[at + 1]! + (corner & 2 ? -y : y) : 0;
          positions[at + 2] = scale > 0 ? originals[at + 2]! : 0;
        }
      }
    }
  });
}

/** The size of a tile: 1 until the start, 0 from the end on. */
function scaleAt(time: number, nearness: number): number {
  if (time >= 1) return 0;
  return time <= 0 || nearness >= 1 ? 1 : Math.pow(nearness, 6);
}
