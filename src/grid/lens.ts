import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { checkFinite } from '../math/check.js';
import { type GridAction, gridAction } from './effect.js';
import type { GridSize } from './grid.js';
import { amplitudeOf, type Centre, checkCentred, middleOf, TAU, type Waves } from './options.js';

/** The position and the strength of a lens. */
export interface LensOptions extends Centre {
  /** In the surface's units. */
  readonly radius: number;
  /** How much it bends the surface; 0.7 by default, 0 for not at all. */
  readonly lensEffect?: number | undefined;
  /** Whether it is hollow; false by default. */
  readonly concave?: boolean | undefined;
}

/** The position and the radius of a ripple. */
export interface RippleOptions extends Centre, Waves {
  /** In the surface's units. */
  readonly radius: number;
}

/**
 * Shows the surface under a lens. The lens does not depend on time: animate its options, which are read in every frame.
 *
 * ```ts
 * import { of } from 'rxjs';
 * import { moveBy, spawn, targeted } from 'rx-motion';
 * import { gridSurface, lens3D } from 'rx-motion/grid';
 *
 * const lens = { position: { x: 0, y: 160 }, radius: 100 };
 * const page = gridSurface(480, 320);
 * const glass = lens3D(2, { columns: 24, rows: 16 }, lens);
 * const across = spawn(targeted(lens.position, moveBy(2, { x: 480, y: 0 })), glass);
 * of(1).pipe(across.on(page)).subscribe();
 * lens.position.x; // => 240
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param curve Bends the progress, as `eased` does; linear by default.
 * @throws RangeError when `duration` is negative or a number is not finite, or a number of cells is not a whole number
 * >= 1.
 * @see cocos2d-x Lens3D. Differs: reacts to changes of every option, and to a second start.
 */
export function lens3D(duration: Seconds, size: GridSize, options: LensOptions, curve?: Curve): GridAction {
  const { lensEffect = 0.7 } = checkCentred('lens3D', options, ['radius'], 'lensEffect', 'concave');
  checkFinite('lens3D', 'lensEffect', lensEffect);
  return gridAction('lens3D', duration, { kind: 'grid', size, curve }, (grid) => () => {
    const { originals, positions } = grid;
    const { radius, lensEffect = 0.7, concave = false, position = middleOf(grid) } = options;
    const height = concave ? -lensEffect * radius : lensEffect * radius;
    let changes = false;
    for (let at = 0; at < positions.length; at += 3) {
      const dx = originals[at]! - position.x;
      const dy = originals[at + 1]! - position.y;
      const distance = Math.sqrt(dx * dx + dy * dy);
      const isInside = distance > 0 && distance < radius;
      const z = isInside ? Math.pow((radius - distance) / radius, lensEffect) * height : 0;
      const before = positions[at + 2];
      positions[at + 2] = originals[at + 2]! + z;
      changes ||= positions[at + 2] !== before;
    }
    return changes;
  });
}

/**
 * Spreads rings from a point, like a stone dropped in a pond. The options are read in every frame, so other actions can
 * animate them.
 *
 * @param duration Seconds, >= 0.
 * @param curve Bends the progress, as `eased` does; linear by default.
 * @throws RangeError when `duration` is negative or a number is not finite, or a number of cells is not a whole number
 * >= 1.
 * @see cocos2d-x Ripple3D. Differs: nothing.
 */
export function ripple3D(duration: Seconds, size: GridSize, options: RippleOptions, curve?: Curve): GridAction {
  checkCentred('ripple3D', options, ['radius', 'waves', 'amplitude']);
  return gridAction('ripple3D', duration, { kind: 'grid', size, curve }, (grid) => (time, gain) => {
    const { originals, positions } = grid;
    const { radius, waves } = options;
    const { x, y } = options.position ?? middleOf(grid);
    const phase = TAU * waves * time;
    const amplitude = amplitudeOf(options, gain);
    for (let at = 0; at < positions.length; at += 3) {
      const dx = originals[at]! - x;
      const dy = originals[at + 1]! - y;
      const inward = radius - Math.sqrt(dx * dx + dy * dy);
      const part = inward / radius;
      const z = inward > 0 ? Math.sin(phase + inward * 0.1) * amplitude * part * part : 0;
      positions[at + 2] = originals[at + 2]! + z;
    }
  });
}
