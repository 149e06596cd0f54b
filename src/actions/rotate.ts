import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { propertyLenses } from '../lines/lens.js';
import { type Axes, Names, type Needs, type Only } from '../lines/named-numbers.js';
import { type Aim, BY_VALUE, type GivenNumbers } from '../lines/plain-leaf.js';
import { removeTurns, shorterWay } from '../math/angle.js';
import { checkFinite } from '../math/check.js';
import type { FiniteAction, ReversibleAction } from '../motion/action.js';
import { applyCurve } from '../motion/leaf-motion.js';
import { straightMove, straightMoveBy } from '../motion/straight-move.js';
import type { Rotated } from './capabilities.js';

/**
 * Rotates the target to an angle, the shorter way round.
 *
 * Full rotations of the start are dropped; the end is corrected by at most one: from 350 to 10 it rotates on to 370.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { rotateTo } from 'rx-motion';
 *
 * const needle = { rotation: 350 };
 * from([0, 1]).pipe(rotateTo(1, 10).on(needle)).subscribe();
 * needle.rotation; // => 370
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param to Degrees, clockwise; or an angle for each named axis, written to `rotationX`, `rotationY`, `rotationZ`.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when a number is not finite or `duration` is negative; TypeError when no axis is named.
 * @see cocos2d-x RotateTo.
 */
export function rotateTo(duration: Seconds, to: number, curve?: Curve): FiniteAction<Rotated>;
export function rotateTo<P extends Axes & object>(
  duration: Seconds,
  to: Only<P, Axes>,
  curve?: Curve,
): FiniteAction<Needs<P, 'rotation'>>;
export function rotateTo(duration: Seconds, to: number | Axes, curve?: Curve): FiniteAction<never> {
  return applyCurve(straightMove<never>('rotateTo', duration, angles('rotateTo', 'to', to), SHORTEST_TURN), curve);
}

/**
 * Rotates the target by an angle, which may exceed a full rotation.
 *
 * @param duration Seconds, >= 0.
 * @param by Degrees, clockwise; or an angle for each named axis.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when a number is not finite or `duration` is negative; TypeError when no axis is named.
 * @see cocos2d-x RotateBy.
 */
export function rotateBy(duration: Seconds, by: number, curve?: Curve): ReversibleAction<Rotated>;
export function rotateBy<P extends Axes & object>(
  duration: Seconds,
  by: Only<P, Axes>,
  curve?: Curve,
): ReversibleAction<Needs<P, 'rotation'>>;
export function rotateBy(duration: Seconds, by: number | Axes, curve?: Curve): ReversibleAction<never> {
  return applyCurve(straightMoveBy<never>('rotateBy', duration, angles('rotateBy', 'by', by), BY_VALUE), curve);
}

/** The shorter way to an angle. */
export const SHORTEST_TURN: Aim = {
  mode: 'owns',
  start: (found) => removeTurns(found),
  end: (start, goal) => shorterWay(start, goal),
};

function angles(name: string, what: string, angle: number | Axes): GivenNumbers<never> {
  if (typeof angle === 'object') return axes.in(name, what, angle);
  return { lenses: propertyLenses('rotation'), values: [checkFinite(name, what, angle)] };
}

const axes: Names = /* @__PURE__ */ new Names(['x', 'rotationX'], ['y', 'rotationY'], ['z', 'rotationZ']);
