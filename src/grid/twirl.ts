import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { type GridAction, gridAction } from './effect.js';
import type { GridSize } from './grid.js';
import { type Amplitude, amplitudeOf, type Centre, checkCentred, middleOf, TAU } from './options.js';

/** How a surface is twisted. */
export interface TwirlOptions extends Centre, Amplitude {
  /** How often it swings back and forth. */
  readonly twirls: number;
}

/**
 * Twists the surface about a point, more with growing distance from the grid's middle.
 *
 * @param duration Seconds, >= 0.
 * @param options Read in every frame, so other actions can animate them.
 * @param curve Bends the progress, as `eased` does; linear by default.
 * @throws RangeError when `duration` is negative or a number is not finite, or a number of cells is not a whole number
 * >= 1.
 * @see cocos2d-x Twirl. Differs: nothing. Like the original, it measures the distance from the grid's middle in cells,
 * wherever `position` is.
 */
export function twirl(duration: Seconds, size: GridSize, options: TwirlOptions, curve?: Curve): GridAction {
  checkCentred('twirl', options, ['twirls', 'amplitude']);
  return gridAction('twirl', duration, { kind: 'grid', size, curve }, (grid) => (time, gain) => {
    const { originals, positions, columns, rows } = grid;
    const { x, y } = options.position ?? middleOf(grid);
    const swing = Math.cos(Math.PI / 2 + TAU * options.twirls * time) * 0.1 * amplitudeOf(options, gain);
    let at = 0;
    for (let column = 0; column <= columns; column++) {
      const across = column - columns / 2;
      for (let row = 0; row <= rows; row++, at += 3) {
        const up = row - rows / 2;
        const angle = Math.sqrt(across * across + up * up) * swing;
        const sin = Math.sin(angle);
        const cos = Math.cos(angle);
        const dx = originals[at]! - x;
        const dy = originals[at + 1]! - y;
        positions[at] = x + cos * dx + sin * dy;
        positions[at + 1] = y + cos * dy - sin * dx;
      }
    }
  });
}
