import type { FiniteAction, ReversibleAction } from '../action/action.js';
import { curved } from '../action/curved.js';
import type { Curve } from '../easing/curve.js';
import { shorterWay, withoutTurns } from '../math/angle.js';
import type { Seconds } from '../clock/seconds.js';
import type { Skewed } from './capabilities.js';
import { Names } from '../lines/named-numbers.js';
import { straight, straightBy } from '../action/straight.js';
import type { Aim } from '../lines/aim.js';

/** Angles of a skew, in degrees. */
export interface Skew {
  readonly x: number;
  readonly y: number;
}

/**
 * Skews the target to angles, the shorter way round.
 *
 * @param duration Seconds, >= 0.
 * @param to Degrees. Both axes are written.
 * @param curve How it gets there, as {@link eased} bends it; by default evenly.
 * @throws RangeError when a number is not finite or `duration` is negative.
 * @see cocos2d-x SkewTo.
 */
export function skewTo(duration: Seconds, to: Skew, curve?: Curve): FiniteAction<Skewed> {
  return curved(straight('skewTo', duration, axes.in<Skewed>('skewTo', 'to', to), SHORTEST), curve);
}

/**
 * Skews the target by angles.
 *
 * @param duration Seconds, >= 0.
 * @param by Degrees. Both axes are written.
 * @param curve How it gets there, as {@link eased} bends it; by default evenly.
 * @throws RangeError when a number is not finite or `duration` is negative.
 * @see cocos2d-x SkewBy. As there, whole turns of the start are dropped (of x, half turns).
 */
export function skewBy(duration: Seconds, by: Skew, curve?: Curve): ReversibleAction<Skewed> {
  return curved(straightBy('skewBy', duration, axes.in<Skewed>('skewBy', 'by', by), BY_ANGLE), curve);
}

const axes: Names = /* @__PURE__ */ new Names(['x', 'skewX'], ['y', 'skewY']);

/** Where a skew starts: as cocos2d-x has it, x without half turns, y without whole ones. */
function startOf(angle: number, index: number): number {
  return withoutTurns(angle, index === 0 ? 180 : 360);
}

const SHORTEST: Aim = { mode: 'owns', start: startOf, end: (start, goal) => shorterWay(start, goal) };
const BY_ANGLE: Aim = { mode: 'adds', start: startOf, end: (start, angle) => start + angle };
