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

/**
 * For each axis, the points on the low and the high side of a single cell: 0 is bottom left, 1 top left, 2 bottom
 * right, 3 top right.
 */
const edges: readonly (readonly [low: number, high: number])[][] = [
  [
    [0, 2],
    [1, 3],
  ],
  [
    [0, 1],
    [2, 3],
  ],
];

/** @param axis The coordinate that changes: 0 for x, 1 for y. */
function flip(name: string, duration: Seconds, axis: 0 | 1, curve?: Curve): GridAction {
  return gridAction(name, duration, {
    kind: 'grid',
    size: { columns: 1, rows: 1 },
    curve,
    bend: ({ originals, positions }) => {
      const near = originals[axis]!;
      const far = originals[9 + axis]!;
      // In a grid that was flipped before, the sides are swapped.
      const isFlipped = far < near;
      const start = isFlipped ? far : near;
      const length = Math.abs(far - near);
      return (time) => {
        const shift = length - length * Math.cos((Math.PI / 2) * time);
        const depth = Math.abs(Math.floor((length * Math.sin(Math.PI * time)) / 4));
        for (const [one, other] of edges[axis]!) {
          const low = (isFlipped ? other : one) * 3;
          const high = (isFlipped ? one : other) * 3;
          positions[low + axis] = start + shift;
          positions[low + 2] = originals[low + 2]! + depth;
          positions[high + axis] = originals[high + axis]! - shift;
          positions[high + 2] = originals[high + 2]! - depth;
        }
        return true;
      };
    },
  });
}
