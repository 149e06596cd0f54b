import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { checkPositive } from '../math/check.js';
import { noise } from '../math/noise.js';
import { type GridAction, gridAction } from './effect.js';
import type { Grid, GridKind, GridSize } from './grid.js';
import { checkSeeded, type Seeded } from './options.js';

/** How far and how often points move. */
export interface ShakyOptions extends Seeded {
  /** The largest distance of a point in each direction, in the surface's units. */
  readonly range: number;
  /** Whether points move in depth, too; false by default. */
  readonly shakeZ?: boolean | undefined;
  /** How often per second points get new positions, > 0; 60 by default. */
  readonly perSecond?: number | undefined;
}

/** How far tiles are broken apart. */
export interface ShatteredOptions extends Seeded {
  /** The largest distance of a corner in each direction, in the surface's units. */
  readonly range: number;
  /** Whether corners move in depth, too; false by default. */
  readonly shatterZ?: boolean | undefined;
}

/**
 * Shakes the points of the surface. Their positions are a function of time and seed, the same at every frame rate,
 * forwards and backwards.
 *
 * @param duration Seconds, >= 0.
 * @param curve Bends the progress, as `eased` does; linear by default.
 * @throws RangeError when `duration` is negative or a number is not finite, or a number of cells is not a whole number
 * >= 1.
 * @see cocos2d-x Shaky3D. Differs: seeded, and independent of frames; not limited to whole numbers.
 */
export function shaky3D(duration: Seconds, size: GridSize, options: ShakyOptions, curve?: Curve): GridAction {
  return shaky('shaky3D', duration, 'grid', size, options, curve);
}

/**
 * Shakes the corners of tiles, as {@link shaky3D} does with points.
 *
 * @param duration Seconds, >= 0.
 * @param curve Bends the progress, as `eased` does; linear by default.
 * @throws RangeError when `duration` is negative or a number is not finite, or a number of cells is not a whole number
 * >= 1.
 * @see cocos2d-x ShakyTiles3D. Differs: like {@link shaky3D}.
 */
export function shakyTiles3D(duration: Seconds, size: GridSize, options: ShakyOptions, curve?: Curve): GridAction {
  return shaky('shakyTiles3D', duration, 'tiles', size, options, curve);
}

/**
 * Breaks the surface into tiles with displaced corners, immediately and for its whole duration.
 *
 * @param duration Seconds, >= 0.
 * @param curve Bends the progress, as `eased` does; linear by default.
 * @throws RangeError when `duration` is negative or a number is not finite, or a number of cells is not a whole number
 * >= 1.
 * @see cocos2d-x ShatteredTiles3D. Differs: seeded; not limited to whole numbers.
 */
export function shatteredTiles3D(
  duration: Seconds,
  size: GridSize,
  options: ShatteredOptions,
  curve?: Curve,
): GridAction {
  checkSeeded('shatteredTiles3D', options, ['range'], 'shatterZ');
  return gridAction('shatteredTiles3D', duration, { kind: 'tiles', size, curve }, (grid) => () => {
    const { range, shatterZ = false, seed = 0 } = options;
    return scatter(grid, range, shatterZ, seed, 0);
  });
}

function shaky(
  name: string,
  duration: Seconds,
  kind: GridKind,
  size: GridSize,
  options: ShakyOptions,
  curve?: Curve,
): GridAction {
  const { perSecond = 60 } = checkSeeded(name, options, ['range'], 'perSecond', 'shakeZ');
  checkPositive(name, 'perSecond', perSecond);
  return gridAction(name, duration, { kind, size, curve }, (grid) => (time) => {
    const { range, shakeZ = false, seed = 0, perSecond = 60 } = options;
    return scatter(grid, range, shakeZ, seed, Math.floor(time * duration * perSecond));
  });
}

/** Moves every point by up to `range` in each direction. Returns whether any position has changed. */
function scatter({ originals, positions }: Grid, range: number, inDepth: boolean, seed: number, step: number): boolean {
  let changes = false;
  for (let at = 0; at < positions.length; at++) {
    const isMoved = inDepth || at % 3 < 2;
    const before = positions[at];
    positions[at] = originals[at]! + (isMoved ? (2 * noise(seed, step, at) - 1) * range : 0);
    changes ||= positions[at] !== before;
  }
  return changes;
}
