import type { Seconds } from '../clock/seconds.js';
import { checkPositive } from '../math/check.js';
import { noise } from '../math/noise.js';
import { type GridAction, gridAction } from './effect.js';
import type { GridKind, GridSize } from './grid.js';
import { type Seeded, checkSeeded } from './options.js';

/** How far and how often points are shaken. */
export interface ShakyOptions extends Seeded {
  /** How far a point is moved at most, in each direction, in the surface's units. */
  readonly range: number;
  /** Whether depth is shaken, too; false by default. */
  readonly shakeZ?: boolean;
  /** How often a second points get new places; 60 by default. */
  readonly perSecond?: number;
}

/** How far tiles are broken apart. */
export interface ShatteredOptions extends Seeded {
  /** How far a corner is moved at most, in each direction, in the surface's units. */
  readonly range: number;
  /** Whether depth is broken, too; false by default. */
  readonly shatterZ?: boolean;
}

/**
 * Shakes the points of the surface. Where they are is a function of time and seed: the same at every frame rate, forwards and backwards.
 *
 * @param duration Seconds, >= 0.
 * @throws RangeError when `duration` is negative or a number is not finite, or a number of cells not a whole number >= 1.
 * @see cocos2d-x Shaky3D. Differs: seeded, and not drawn anew in every frame; any number within the range, not whole ones alone.
 */
export function shaky3D(duration: Seconds, size: GridSize, options: ShakyOptions): GridAction {
  return shaky('shaky3D', duration, 'grid', size, options);
}

/**
 * Shakes the corners of tiles. Where they are is a function of time and seed: the same at every frame rate, forwards and backwards.
 *
 * @param duration Seconds, >= 0.
 * @throws RangeError when `duration` is negative or a number is not finite, or a number of cells not a whole number >= 1.
 * @see cocos2d-x ShakyTiles3D. Differs: as {@link shaky3D}.
 */
export function shakyTiles3D(duration: Seconds, size: GridSize, options: ShakyOptions): GridAction {
  return shaky('shakyTiles3D', duration, 'tiles', size, options);
}

/**
 * Breaks the surface into tiles with crooked corners, at once and for as long as it lasts.
 *
 * @param duration Seconds, >= 0.
 * @throws RangeError when `duration` is negative or a number is not finite, or a number of cells not a whole number >= 1.
 * @see cocos2d-x ShatteredTiles3D. Differs: seeded; any number within the range, not whole ones alone.
 */
export function shatteredTiles3D(duration: Seconds, size: GridSize, options: ShatteredOptions): GridAction {
  checkSeeded('shatteredTiles3D', options, 'range');
  return gridAction('shatteredTiles3D', duration, {
    kind: 'tiles',
    size,
    bend:
      ({ originals, positions }) =>
      () => {
        const { range, shatterZ = false, seed = 0 } = options;
        return scatter(originals, positions, range, shatterZ, seed, 0);
      },
  });
}

function shaky(name: string, duration: Seconds, kind: GridKind, size: GridSize, options: ShakyOptions): GridAction {
  const { perSecond = 60 } = checkSeeded(name, options, 'range');
  checkPositive(name, 'perSecond', perSecond);
  return gridAction(name, duration, {
    kind,
    size,
    bend:
      ({ originals, positions }) =>
      (time) => {
        const { range, shakeZ = false, seed = 0, perSecond = 60 } = options;
        return scatter(originals, positions, range, shakeZ, seed, Math.floor(time * duration * perSecond));
      },
  });
}

/** Moves every point by up to `range` each way. Returns whether any lies elsewhere than before. */
function scatter(
  originals: Float32Array,
  positions: Float32Array,
  range: number,
  inDepth: boolean,
  seed: number,
  step: number,
): boolean {
  let changes = false;
  for (let at = 0; at < positions.length; at++) {
    const isMoved = inDepth || at % 3 < 2;
    const before = positions[at];
    positions[at] = originals[at]! + (isMoved ? (2 * noise(seed, step, at) - 1) * range : 0);
    changes ||= positions[at] !== before;
  }
  return changes;
}
