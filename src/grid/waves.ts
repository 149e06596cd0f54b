import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { type GridAction, gridAction } from './effect.js';
import type { GridSize } from './grid.js';
import { checkEffect, waveOf, type Waves } from './options.js';

/** The directions in which {@link waves} move points. */
export interface WavesOptions extends Waves {
  /** Whether points move up and down; true by default. */
  readonly horizontal?: boolean | undefined;
  /** Whether points move left and right; true by default. */
  readonly vertical?: boolean | undefined;
}

/**
 * Moves waves through the surface, towards the viewer and back.
 *
 * The options are read in every frame, so other actions can animate them.
 *
 * ```ts
 * import { of } from 'rxjs';
 * import { gridSurface, waves3D } from 'rx-motion/grid';
 *
 * const flag = gridSurface(480, 320);
 * of(0.25).pipe(waves3D(1, { columns: 15, rows: 10 }, { waves: 1, amplitude: 40 }).on(flag)).subscribe();
 * flag.grid?.positions[2]; // => 40
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param curve Bends the progress, as `eased` does; linear by default.
 * @throws RangeError when `duration` is negative or a number is not finite, or a number of cells is not a whole number
 * >= 1.
 * @see cocos2d-x Waves3D. Differs: nothing.
 */
export function waves3D(duration: Seconds, size: GridSize, options: Waves, curve?: Curve): GridAction {
  checkEffect('waves3D', options, ['waves', 'amplitude']);
  return gridAction('waves3D', duration, { kind: 'grid', size, curve }, (grid) => (time, gain) => {
    const { originals, positions } = grid;
    const wave = waveOf(options, time, gain);
    for (let at = 0; at < positions.length; at += 3)
      positions[at + 2] = originals[at + 2]! + wave(originals[at]! + originals[at + 1]!);
  });
}

/**
 * Moves waves through the surface in its own plane.
 *
 * @param duration Seconds, >= 0.
 * @param curve Bends the progress, as `eased` does; linear by default.
 * @throws RangeError when `duration` is negative or a number is not finite, or a number of cells is not a whole number
 * >= 1.
 * @see cocos2d-x Waves. Differs: nothing. In the original, too, `vertical` moves points left and right.
 */
export function waves(duration: Seconds, size: GridSize, options: WavesOptions, curve?: Curve): GridAction {
  checkEffect('waves', options, ['waves', 'amplitude'], ['horizontal', 'vertical']);
  return gridAction('waves', duration, { kind: 'grid', size, curve }, (grid) => (time, gain) => {
    const { originals, positions } = grid;
    const { horizontal = true, vertical = true } = options;
    const wave = waveOf(options, time, gain);
    for (let at = 0; at < positions.length; at += 3) {
      let x = originals[at]!;
      let y = originals[at + 1]!;
      if (vertical) x += wave(y);
      if (horizontal) y += wave(x);
      positions[at] = x;
      positions[at + 1] = y;
    }
  });
}

/**
 * Makes the surface ripple like liquid, with its edges fixed.
 *
 * @param duration Seconds, >= 0.
 * @param curve Bends the progress, as `eased` does; linear by default.
 * @throws RangeError when `duration` is negative or a number is not finite, or a number of cells is not a whole number
 * >= 1.
 * @see cocos2d-x Liquid. Differs: nothing.
 */
export function liquid(duration: Seconds, size: GridSize, options: Waves, curve?: Curve): GridAction {
  checkEffect('liquid', options, ['waves', 'amplitude']);
  return gridAction('liquid', duration, { kind: 'grid', size, curve }, (grid) => (time, gain) => {
    const { originals, positions, columns, rows } = grid;
    const wave = waveOf(options, time, gain);
    for (let column = 1; column < columns; column++) {
      const first = (column * (rows + 1) + 1) * 3;
      for (let at = first; at < first + (rows - 1) * 3; at += 3) {
        positions[at] = originals[at]! + wave(originals[at]!);
        positions[at + 1] = originals[at + 1]! + wave(originals[at + 1]!);
      }
    }
  });
}
