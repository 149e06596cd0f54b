import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { type Axes, Names, type Needs, type Only } from '../lines/named-numbers.js';
import { type Aim, type GivenNumbers, mapValues, TO_VALUE } from '../lines/plain-leaf.js';
import { checkFinite } from '../math/check.js';
import type { FiniteAction, ReversibleAction } from '../motion/action.js';
import { applyCurve } from '../motion/leaf-motion.js';
import { straightMove } from '../motion/straight-move.js';
import type { Scaled } from './capabilities.js';

/**
 * Scales the target to a factor.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { scaleTo } from 'rx-motion';
 *
 * const ship = { scaleX: 1, scaleY: 1 };
 * from([0, 0.5]).pipe(scaleTo(1, { x: 3 }).on(ship)).subscribe();
 * ship; // => { scaleX: 2, scaleY: 1 }
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param to A factor for `scaleX` and `scaleY`, or one for each named axis.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when a number is not finite or `duration` is negative; TypeError when no axis is named.
 * @see cocos2d-x ScaleTo. Differs: scaleZ stays as it is unless it is named.
 */
export function scaleTo(duration: Seconds, to: number, curve?: Curve): FiniteAction<Scaled>;
export function scaleTo<P extends Axes & object>(
  duration: Seconds,
  to: Only<P, Axes>,
  curve?: Curve,
): FiniteAction<Needs<P, 'scale'>>;
export function scaleTo(duration: Seconds, to: number | Axes, curve?: Curve): FiniteAction<never> {
  return applyCurve(straightMove<never>('scaleTo', duration, axes.in('scaleTo', 'to', perAxis(to)), TO_VALUE), curve);
}

/**
 * Multiplies the target's scale by a factor.
 *
 * @param duration Seconds, >= 0.
 * @param by A factor for `scaleX` and `scaleY`, or one for each named axis. A factor of 0 can't be reversed.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when a number is not finite or `duration` is negative; TypeError when no axis is named.
 * `reverse()` throws a RangeError when a factor is 0.
 * @see cocos2d-x ScaleBy.
 */
export function scaleBy(duration: Seconds, by: number, curve?: Curve): ReversibleAction<Scaled>;
export function scaleBy<P extends Axes & object>(
  duration: Seconds,
  by: Only<P, Axes>,
  curve?: Curve,
): ReversibleAction<Needs<P, 'scale'>>;
export function scaleBy(duration: Seconds, by: number | Axes, curve?: Curve): ReversibleAction<never> {
  return applyCurve(timesBy(duration, axes.in<never>('scaleBy', 'by', perAxis(by))), curve);
}

function timesBy(duration: Seconds, factors: GivenNumbers<never>): ReversibleAction<never> {
  return straightMove('scaleBy', duration, factors, TIMES_VALUE, () =>
    timesBy(
      duration,
      mapValues(factors, (it) => checkFinite('scaleBy', 'the reverse of a factor', 1 / it)),
    ),
  );
}

function perAxis(factor: number | Axes): Axes {
  return typeof factor === 'number' ? { x: factor, y: factor } : factor;
}

const TIMES_VALUE: Aim = { mode: 'adds', end: (start, value) => start * value };

const axes: Names = /* @__PURE__ */ new Names(['x', 'scaleX'], ['y', 'scaleY'], ['z', 'scaleZ']);
