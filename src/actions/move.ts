import type { Action, FiniteAction, ReversibleAction } from '../action/action.js';
import type { Leaf } from '../action/leaf.js';
import { LeafMotion, type Motion } from '../action/motion.js';
import { checkDuration, checkFinite, checkObject } from '../math/check.js';
import type { Point } from '../math/spline.js';
import type { Seconds } from '../clock/seconds.js';
import type { Ends, Stretch } from '../time/stretch.js';
import type { Positioned } from './capabilities.js';
import { readNumber } from './lens.js';
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
  const plane = planeOf('moveTo', 'to', to);
  if (plane !== null) return asAction(new MoveInPlaneTo(checkDuration('moveTo', duration), plane));
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
  const plane = planeOf('moveBy', 'by', by);
  if (plane !== null) return asAction(new MoveInPlaneBy(checkDuration('moveBy', duration), plane));
  return moveAlongAxesBy(duration, by);
}

/** Moves in the plane; a class, for a closure would weigh more than all that it says. */
abstract class MoveInPlane extends LeafMotion<Positioned> {
  readonly x: number;
  readonly y: number;

  constructor(duration: Seconds, { x, y }: Readonly<Point>) {
    super(duration);
    this.x = x;
    this.y = y;
  }
}

class MoveInPlaneTo extends MoveInPlane {
  bind(target: Positioned, start: Seconds, end: Seconds, ends: Ends, spent: Stretch | null = null): Leaf {
    const x = readNumber('moveTo', 'x', target.x);
    const y = readNumber('moveTo', 'y', target.y);
    const leaf =
      spent instanceof MoveTo && spent.renew(target, start, end, ends)
        ? spent
        : new MoveTo(target, this, start, end, ends);
    leaf.place = this;
    return leaf.lay(0, x, y, this.x - x, this.y - y);
  }
}

class MoveInPlaneBy extends MoveInPlane {
  bind(target: Positioned, start: Seconds, end: Seconds, ends: Ends, spent: Stretch | null = null): Leaf {
    const x = readNumber('moveBy', 'x', target.x);
    const y = readNumber('moveBy', 'y', target.y);
    const leaf =
      spent instanceof MoveBy && spent.renew(target, start, end, ends) ? spent : new MoveBy(target, start, end, ends);
    return leaf.lay(0, x, y, this.x, this.y);
  }

  reverse(): ReversibleAction<Positioned> {
    return asAction(new MoveInPlaneBy(this.duration, { x: -this.x, y: -this.y }));
  }
}

/** The action that a motion is, for a target that can do all. */
function asAction(motion: Motion<Positioned>): ReversibleAction<unknown> {
  return motion as Action<never> as ReversibleAction<unknown>;
}

function moveAlongAxesBy<P extends Axes & object>(duration: Seconds, by: Only<P, Axes>): ReversibleAction<Needs<P>> {
  const tracks = namedTracks<Needs<P>>('moveBy', 'by', by, axes, (amount) => ({ to: (from) => from + amount }));
  const back = eachNamed(by, (distance) => -distance);
  return stackedAlong('moveBy', duration, tracks, () => moveBy<P>(duration, back));
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
