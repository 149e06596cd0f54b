import type { FiniteAction, ReversibleAction } from '../action/action.js';
import { leaf } from '../action/define.js';
import { checkFinite, checkObject } from '../math/check.js';
import type { Point } from '../math/spline.js';
import type { Seconds } from '../time/seconds.js';
import type { Positioned } from './capabilities.js';
import * as lenses from './lenses.js';
import { MoveBy, MoveTo } from './move-effect.js';
import { type Axes, type Needs, type Only, eachNamed, namedTracks } from './named.js';
import { stackedAlong } from './stacked.js';

/**
 * Moves the target in a straight line and ends exactly at `to`.
 *
 * The start is read when the action starts on a target, not when it is built, so one action can run on many targets. What else
 * moves the target meanwhile is kept, and carries the whole line along.
 *
 *     frame   f----f----f----f----f
 *     x       0----25---50---75---(100|)
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { moveTo } from 'rx-motion';
 *
 * const ship = { x: 0, y: 0 };
 * from([0, 0.5, 1]).pipe(moveTo(1, { x: 100, y: 0 }).on(ship)).subscribe();
 * ship.x; // => 100
 * ```
 *
 * @param duration Seconds, >= 0; 0 arrives on the first frame.
 * @param to Destination, in the target's own units, in its parent's space. An axis that is not named is not touched.
 * @throws RangeError when a number is not finite or `duration` is negative; TypeError when no axis is named.
 * @see {@link moveBy}, which knows its way back.
 * @see cocos2d-x MoveTo. Differs: z stays where it is unless it is named.
 */
export function moveTo<P extends Axes & object>(duration: Seconds, to: Only<P, Axes>): FiniteAction<Needs<P>> {
  const end = planeOf('moveTo', 'to', to);
  if (end !== null) return moveInPlaneTo(duration, end);
  const tracks = namedTracks<Needs<P>>('moveTo', 'to', to, axes, (goal) => ({ to: () => goal }));
  return stackedAlong('moveTo', duration, tracks);
}

/**
 * Moves the target by a distance, in a straight line, and adds to what else moves it.
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
 * @throws RangeError when a number is not finite or `duration` is negative; TypeError when no axis is named.
 * @see cocos2d-x MoveBy.
 */
export function moveBy<P extends Axes & object>(duration: Seconds, by: Only<P, Axes>): ReversibleAction<Needs<P>> {
  const distance = planeOf('moveBy', 'by', by);
  if (distance !== null) return moveInPlaneBy(duration, distance);
  return moveAlongAxesBy(duration, by);
}

function moveInPlaneTo(duration: Seconds, end: Point): FiniteAction<unknown> {
  return leaf<Positioned>('moveTo', duration, (target) => new MoveTo(target, end)) as FiniteAction<unknown>;
}

function moveInPlaneBy(duration: Seconds, by: Point): ReversibleAction<unknown> {
  return leaf<Positioned>(
    'moveBy',
    duration,
    (target) => new MoveBy(target, by),
    () => moveInPlaneBy(duration, { x: -by.x, y: -by.y }),
  ) as ReversibleAction<unknown>;
}

function moveAlongAxesBy<P extends Axes & object>(duration: Seconds, by: Only<P, Axes>): ReversibleAction<Needs<P>> {
  const tracks = namedTracks<Needs<P>>('moveBy', 'by', by, axes, (amount) => ({ to: (from) => from + amount }));
  const back = eachNamed(by, (distance) => -distance);
  return stackedAlong('moveBy', duration, tracks, () => moveBy<P>(duration, back));
}

const axes = [
  ['x', lenses.x],
  ['y', lenses.y],
  ['z', lenses.z],
] as const;

/** The x and y that were named, if it is those two. */
function planeOf(name: string, what: string, named: Axes & object): Point | null {
  const { x, y, z } = checkObject(name, what, named);
  if (x === undefined || y === undefined || z !== undefined) return null;
  return { x: checkFinite(name, 'x', x), y: checkFinite(name, 'y', y) };
}
