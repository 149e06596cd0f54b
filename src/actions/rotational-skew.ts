import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { Names, type Only } from '../lines/named-numbers.js';
import { BY_VALUE } from '../lines/plain-leaf.js';
import type { Target } from '../lines/target.js';
import type { FiniteAction, ReversibleAction } from '../motion/action.js';
import { applyCurve } from '../motion/leaf-motion.js';
import { straightMove, straightMoveBy } from '../motion/straight-move.js';
import type { RotationSkewed } from './capabilities.js';
import { SHORTEST_TURN } from './rotate.js';

/** Angles for some of the axes of the plane. */
export interface PlaneAxes {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
}

/** The properties of {@link RotationSkewed} for the axes that `P` names. */
export type NeedsSkews<P> = Target & Pick<RotationSkewed, `rotationSkew${Uppercase<keyof P & ('x' | 'y')>}`>;

/**
 * Rotates each axis of the plane to its own angle, the shorter way round. Different angles skew the target.
 *
 * `rotateTo` with axes rotates in space; this stays in the plane.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { rotationalSkewTo } from 'rx-motion';
 *
 * const card = { rotationSkewX: 350, rotationSkewY: 0 };
 * from([0, 1]).pipe(rotationalSkewTo(1, { x: 10, y: 45 }).on(card)).subscribe();
 * card; // => { rotationSkewX: 370, rotationSkewY: 45 }
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param to Degrees, clockwise: x rotates vertical lines, y horizontal ones. An axis that is not named is not touched.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when a number is not finite or `duration` is negative; TypeError when no axis is named.
 * @see cocos2d-x RotateTo with two angles.
 */
export function rotationalSkewTo<P extends PlaneAxes & object>(
  duration: Seconds,
  to: Only<P, PlaneAxes>,
  curve?: Curve,
): FiniteAction<NeedsSkews<P>> {
  const numbers = axes.in<NeedsSkews<P>>('rotationalSkewTo', 'to', to);
  return applyCurve(straightMove('rotationalSkewTo', duration, numbers, SHORTEST_TURN), curve);
}

/**
 * Rotates each axis of the plane by its own angle, which may exceed a full rotation.
 *
 * @param duration Seconds, >= 0.
 * @param by Degrees, clockwise, as for {@link rotationalSkewTo}.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when a number is not finite or `duration` is negative; TypeError when no axis is named.
 * @see cocos2d-x RotateBy with two angles.
 */
export function rotationalSkewBy<P extends PlaneAxes & object>(
  duration: Seconds,
  by: Only<P, PlaneAxes>,
  curve?: Curve,
): ReversibleAction<NeedsSkews<P>> {
  const numbers = axes.in<NeedsSkews<P>>('rotationalSkewBy', 'by', by);
  return applyCurve(straightMoveBy('rotationalSkewBy', duration, numbers, BY_VALUE), curve);
}

const axes: Names = /* @__PURE__ */ new Names(['x', 'rotationSkewX'], ['y', 'rotationSkewY']);
