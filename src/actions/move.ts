import type { Action, FiniteAction, ReversibleAction } from '../action/action.js';
import { Leaf } from '../action/leaf.js';
import { LeafMotion } from '../action/motion.js';
import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { behind } from '../lines/behind.js';
import { readPlace } from '../lines/lens.js';
import { AddingLine, OwningLine } from '../lines/line.js';
import { alongLines } from '../lines/lines.js';
import { type Axes, type Needs, type Only, eachNamed, namedTracks } from '../lines/named-tracks.js';
import { PlaneLineBy, PlaneLineTo } from '../lines/plane-line.js';
import { checkDuration, checkFinite, checkObject } from '../math/check.js';
import type { Point } from '../math/spline.js';
import type { Edges } from '../time/edges.js';

/**
 * Moves the target in a straight line and ends exactly at `to`.
 *
 * The start is read when the action starts on a target, not when it is built, so one action can run on many targets. It owns the
 * place: whatever else moves the target meanwhile is overwritten. Of two that overlap, the one that writes later in a frame wins.
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
  const plane = planeOf('moveTo', 'to', to);
  if (plane !== null) return planeMoveTo('moveTo', duration, plane);
  const tracks = namedTracks<Needs<P>>('moveTo', 'to', to, axes, (goal) => ({ to: () => goal }));
  return alongLines('moveTo', duration, OwningLine, tracks);
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
  const plane = planeOf('moveBy', 'by', by);
  if (plane !== null) return asAction(new PlaneMoveBy(checkDuration('moveBy', duration), plane));
  return moveAlongAxesBy(duration, by);
}

/** `moveTo` in the plane under the name that errors are to bear. */
export function planeMoveTo(name: string, duration: Seconds, place: Readonly<Point>): FiniteAction<Point> {
  return new PlaneMoveTo(name, checkDuration(name, duration), place) as Action<Point> as FiniteAction<Point>;
}

/** A move in the plane to a place: one class for all of them, which is lighter than a closure for each. */
class PlaneMoveTo extends LeafMotion<Point> {
  private readonly x: number;
  private readonly y: number;

  constructor(kind: string, duration: Seconds, { x, y }: Readonly<Point>) {
    super(kind, duration);
    this.x = x;
    this.y = y;
  }

  bind(target: Point, start: Seconds, end: Seconds, edges: Edges, curve: Curve | null = null): Leaf {
    const point = behind(target);
    const { x, y } = readPlace(this.kind, point);
    return new Leaf(new PlaneLineTo(point, x, y, this.x, this.y), start, end, edges, curve);
  }
}

/** A move in the plane by a distance. */
class PlaneMoveBy extends LeafMotion<Point> {
  private readonly x: number;
  private readonly y: number;

  constructor(duration: Seconds, { x, y }: Readonly<Point>) {
    super('moveBy', duration);
    this.x = x;
    this.y = y;
  }

  bind(target: Point, start: Seconds, end: Seconds, edges: Edges, curve: Curve | null = null): Leaf {
    const point = behind(target);
    const { x, y } = readPlace('moveBy', point);
    return new Leaf(new PlaneLineBy(point, x, y, x + this.x, y + this.y), start, end, edges, curve);
  }

  reverse(): ReversibleAction<Point> {
    return asAction(new PlaneMoveBy(this.duration, { x: -this.x, y: -this.y }));
  }
}

/** The action that a motion is, for a target that can do all. */
function asAction(motion: PlaneMoveBy): ReversibleAction<unknown> {
  return motion as Action<never> as ReversibleAction<unknown>;
}

function moveAlongAxesBy<P extends Axes & object>(duration: Seconds, by: Only<P, Axes>): ReversibleAction<Needs<P>> {
  const tracks = namedTracks<Needs<P>>('moveBy', 'by', by, axes, (amount) => ({ to: (from) => from + amount }));
  const back = eachNamed(by, (distance) => -distance);
  return alongLines('moveBy', duration, AddingLine, tracks, () => moveBy<P>(duration, back));
}

const axes = [
  ['x', 'x'],
  ['y', 'y'],
  ['z', 'z'],
] as const;

/** The x and y that were named, if it is those two. */
function planeOf(name: string, what: string, named: Axes & object): Point | null {
  const { x, y, z } = checkObject(name, what, named);
  if (x === undefined || y === undefined || z !== undefined) return null;
  return { x: checkFinite(name, 'x', x), y: checkFinite(name, 'y', y) };
}
