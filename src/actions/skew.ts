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
 * @param curve Bends the progress, as {@link eased} does; linear by default.
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
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when a number is not finite or `duration` is negative.
 * @see cocos2d-x SkewBy. As there, full rotations of the start are dropped (half rotations of x).
 */
export function skewBy(duration: Seconds, by: Skew, curve?: Curve): ReversibleAction<Skewed> {
  return curved(straightBy('skewBy', duration, axes.in<Skewed>('skewBy', 'by', by), BY_ANGLE), curve);
}

const axes: Names = /* @__PURE__ */ new Names(['x', 'skewX'], ['y', 'skewY']);

/** The start of a skew, as in cocos2d-x: x without half rotations, y without full ones. */
function startOf(angle: number, index: number): number {
  return withoutTurns(angle, index === 0 ? 180 : 360);
}

const SHORTEST: Aim = { mode: 'owns', start: startOf, end: (start, goal) => shorterWay(start, goal) };
const BY_ANGLE: Aim = { mode: 'adds', start: startOf, end: (start, angle) => start + angle };
