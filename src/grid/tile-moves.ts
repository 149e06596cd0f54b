import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { checkCount } from '../math/check.js';
import { type GridAction, gridAction } from './effect.js';
import type { GridSize } from './grid.js';
import { type Amplitude, amplitudeOf, checkEffect, TAU, waveOf, type Waves } from './options.js';

/** How tiles jump. */
export interface JumpTilesOptions extends Amplitude {
  /** How often each tile jumps back and forth. */
  readonly numberOfJumps: number;
}

/**
 * Moves waves through the tiles, towards the viewer and back.
 *
 * @param duration Seconds, >= 0.
 * @param options Read in every frame, so other actions can animate them.
 * @param curve Bends the progress, as `eased` does; linear by default.
 * @throws RangeError when `duration` is negative or a number is not finite, or a number of cells is not a whole number
 * >= 1.
 * @see cocos2d-x WavesTiles3D. Differs: nothing. Like the original, it overwrites the depth.
 */
export function wavesTiles3D(duration: Seconds, size: GridSize, options: Waves, curve?: Curve): GridAction {
  checkEffect('wavesTiles3D', options, ['waves', 'amplitude']);
  return gridAction('wavesTiles3D', duration, { kind: 'tiles', size, curve }, (grid) => (time, gain) => {
    const { originals, positions } = grid;
    const wave = waveOf(options, time, gain);
    for (let at = 0; at < positions.length; at += 12) {
      const z = wave(originals[at]! + originals[at + 1]!);
      for (let corner = at + 2; corner < at + 12; corner += 3) positions[corner] = z;
    }
  });
}

/**
 * Makes the tiles jump towards the viewer and back, every other one in the opposite direction.
 *
 * @param duration Seconds, >= 0.
 * @param options Read in every frame, so other actions can animate them.
 * @param curve Bends the progress, as `eased` does; linear by default.
 * @throws RangeError when `duration` is negative or a number is not finite, or a number of cells is not a whole number
 * >= 1.
 * @see cocos2d-x JumpTiles3D. Differs: nothing.
 */
export function jumpTiles3D(duration: Seconds, size: GridSize, options: JumpTilesOptions, curve?: Curve): GridAction {
  checkEffect('jumpTiles3D', options, ['numberOfJumps', 'amplitude']);
  return gridAction('jumpTiles3D', duration, { kind: 'tiles', size, curve }, (grid) => (time, gain) => {
    const { originals, positions, columns, rows } = grid;
    const z = Math.sin(TAU * options.numberOfJumps * time) * amplitudeOf(options, gain);
    for (let column = 0, at = 2; column < columns; column++) {
      for (let row = 0; row < rows; row++) {
        const jump = (column + row) % 2 === 0 ? z : -z;
        for (const end = at + 12; at < end; at += 3) positions[at] = originals[at]! + jump;
      }
    }
  });
}

/**
 * Splits the surface into rows that move out of it, alternately to the left and to the right.
 *
 * @param duration Seconds, >= 0.
 * @param rows A whole number >= 1.
 * @param curve Bends the progress, as `eased` does; linear by default.
 * @throws RangeError when `duration` is negative, or the number of rows is not a whole number >= 1.
 * @see cocos2d-x SplitRows. Differs: rows move by the width of the surface, in its own units.
 */
export function splitRows(duration: Seconds, rows: number, curve?: Curve): GridAction {
  return split('splitRows', duration, { columns: 1, rows: checkCount('splitRows', 'rows', rows, 1) }, 0, curve);
}

/**
 * Splits the surface into columns that move out of it, alternately down and up.
 *
 * @param duration Seconds, >= 0.
 * @param cols A whole number >= 1.
 * @param curve Bends the progress, as `eased` does; linear by default.
 * @throws RangeError when `duration` is negative, or the number of columns is not a whole number >= 1.
 * @see cocos2d-x SplitCols. Differs: columns move by the height of the surface, in its own units.
 */
export function splitCols(duration: Seconds, cols: number, curve?: Curve): GridAction {
  return split('splitCols', duration, { columns: checkCount('splitCols', 'cols', cols, 1), rows: 1 }, 1, curve);
}

/** @param axis The coordinate that changes: 0 for x, 1 for y. */
function split(name: string, duration: Seconds, size: GridSize, axis: 0 | 1, curve?: Curve): GridAction {
  return gridAction(name, duration, { kind: 'tiles', size, curve }, ({ originals, positions }, { width, height }) => {
    const distance = axis === 0 ? width : height;
    return (time) => {
      for (let at = axis; at < positions.length; at += 3) {
        const isEven = Math.floor(at / 12) % 2 === 0;
        positions[at] = originals[at]! + (isEven ? -distance : distance) * time;
      }
    };
  });
}
