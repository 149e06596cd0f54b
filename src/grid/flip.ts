import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { type GridAction, gridAction } from './effect.js';

/**
 * Flips the surface from left to right: at the end it is mirrored.
 *
 * @param duration Seconds, >= 0.
 * @param curve Bends the progress, as `eased` does; linear by default.
 * @throws RangeError when `duration` is negative or not finite.
 * @see cocos2d-x FlipX3D. Differs: a rect that does not begin at 0 is flipped in place.
 */
export function flipX3D(duration: Seconds, curve?: Curve): GridAction {
  return flip('flipX3D', duration, 0, curve);
}

/**
 * Flips the surface from bottom to top: at the end it is upside down.
 *
 * @param duration Seconds, >= 0.
 * @param curve Bends the progress, as `eased` does; linear by default.
 * @throws RangeError when `duration` is negative or not finite.
 * @see cocos2d-x FlipY3D. Differs: a rect that does not begin at 0 is flipped in place.
 */
export function flipY3D(duration: Seconds, curve?: Curve): GridAction {
  return flip('flipY3D', duration, 1, curve);
}

/** @param axis The coordinate that changes: 0 for x, 1 for y. */
function flip(name: string, duration: Seconds, axis: 0 | 1, curve?: Curve): GridAction {
  const mesh = { kind: 'grid', size: { columns: 1, rows: 1 }, curve } as const;
  return gridAction(name, duration, mesh, ({ originals, positions }) => {
    const near = originals[axis]!;
    const far = originals[9 + axis]!;
    // In a grid that was flipped before, the sides are swapped.
    const isFlipped = far < near;
    const start = isFlipped ? far : near;
    const length = Math.abs(far - near);
    return (time) => {
      const shift = length - length * Math.cos((Math.PI / 2) * time);
      const depth = Math.abs(Math.floor((length * Math.sin(Math.PI * time)) / 4));
      // The points are bottom left, top left, bottom right, top right.
      for (let point = 0; point < 4; point++) {
        const isFar = axis === 0 ? point > 1 : point % 2 === 1;
        const isHigh = isFar !== isFlipped;
        const at = point * 3;
        positions[at + axis] = isHigh ? originals[at + axis]! - shift : start + shift;
        positions[at + 2] = originals[at + 2]! + (isHigh ? -depth : depth);
      }
    };
  });
}
