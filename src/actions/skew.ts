import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { Names } from '../lines/named-numbers.js';
import type { Aim } from '../lines/plain-leaf.js';
import { removeTurns, shorterWay } from '../math/angle.js';
import type { FiniteAction, ReversibleAction } from '../motion/action.js';
import { applyCurve } from '../motion/leaf-motion.js';
import { straightMove, straightMoveBy } from '../motion/straight-move.js';
import type { Skewed } from './capabilities.js';

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
  return applyCurve(straightMove('skewTo', duration, axes.in<Skewed>('skewTo', 'to', to), SHORTEST_SKEW), curve);
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
  return applyCurve(straightMoveBy('skewBy', duration, axes.in<Skewed>('skewBy', 'by', by), BY_ANGLE), curve);
}

const axes: Names = /* @__PURE__ */ new Names(['x', 'skewX'], ['y', 'skewY']);

/** The start of a skew, as in cocos2d-x: x without half rotations, y without full ones. */
function startOf(angle: number, index: number): number {
  return removeTurns(angle, index === 0 ? 180 : 360);
}

const SHORTEST_SKEW: Aim = { mode: 'owns', start: startOf, end: (start, goal) => shorterWay(start, goal) };
const BY_ANGLE: Aim = { mode: 'adds', start: startOf, end: (start, angle) => start + angle };
