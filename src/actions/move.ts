import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { type Axes, Names, type Needs, type Only } from '../lines/named-numbers.js';
import { BY_VALUE, TO_VALUE } from '../lines/plain-leaf.js';
import type { FiniteAction, ReversibleAction } from '../motion/action.js';
import { applyCurve } from '../motion/leaf-motion.js';
import { straightMove, straightMoveBy } from '../motion/straight-move.js';

/**
 * Moves the target in a straight line and ends exactly at `to`.
 *
 * The start is read when the action starts on a target, not when it is built, so one action can run on many targets. It
 * owns the position: other moves are overwritten. If two overlap, the one that writes later in a frame wins.
 *
 *     frame   f----f----f----f----f
 *     x       0----25---50---75---(100|)
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { moveTo, quadraticIn } from 'rx-motion';
 *
 * const ship = { x: 0, y: 0 };
 * from([0, 0.5, 1]).pipe(moveTo(1, { x: 100, y: 0 }).on(ship)).subscribe();
 * ship.x; // => 100
 * from([0, 0.5]).pipe(moveTo(1, { y: 100 }, quadraticIn).on(ship)).subscribe();
 * ship.y; // => 25
 * ```
 *
 * @param duration Seconds, >= 0; 0 arrives on the first frame.
 * @param to Destination, in the target's own units, in its parent's space. An axis that is not named is not touched.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when a number is not finite or `duration` is negative; TypeError when no axis is named.
 * @see {@link moveBy}, which is reversible.
 * @see cocos2d-x MoveTo. Differs: z stays where it is unless it is named.
 */
export function moveTo<P extends Axes & object>(
  duration: Seconds,
  to: Only<P, Axes>,
  curve?: Curve,
): FiniteAction<Needs<P>> {
  return applyCurve(straightMove('moveTo', duration, axes.in<Needs<P>>('moveTo', 'to', to), TO_VALUE), curve);
}

/**
 * Moves the target by a distance, in a straight line, and adds to other moves.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { moveBy, spawn } from 'rx-motion';
 *
 * const ship = { x: 5, y: 0 };
 * const drift = spawn(moveBy(1, { x: 10, y: 0 }), moveBy(1, { x: 0, y: 20 }));
 * from([0, 0.5]).pipe(drift.on(ship)).subscribe();
 * ship; // => { x: 10, y: 10 }
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param by Distance, in the target's own units. An axis that is not named is not touched.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when a number is not finite or `duration` is negative; TypeError when no axis is named.
 * @see cocos2d-x MoveBy.
 */
export function moveBy<P extends Axes & object>(
  duration: Seconds,
  by: Only<P, Axes>,
  curve?: Curve,
): ReversibleAction<Needs<P>> {
  return applyCurve(straightMoveBy('moveBy', duration, axes.in<Needs<P>>('moveBy', 'by', by), BY_VALUE), curve);
}

const axes: Names = /* @__PURE__ */ new Names(['x', 'x'], ['y', 'y'], ['z', 'z']);
