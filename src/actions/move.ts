import type { FiniteAction, ReversibleAction } from '../action/action.js';
import { leaf } from '../action/define.js';
import type { Effect, Progress } from '../action/effect.js';
import { mix } from '../math/mix.js';
import type { Seconds } from '../time/seconds.js';
import type { Positioned } from './capabilities.js';
import { readNumber } from './lens.js';
import * as lenses from './lenses.js';
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
export function moveTo<P extends Axes>(duration: Seconds, to: Only<P, Axes>): FiniteAction<Needs<P>> {
  const tracks = namedTracks<Needs<P>>('moveTo', 'to', to, axes, (goal) => ({ to: () => goal }));
  const { x, y, z } = to;
  if (x === undefined || y === undefined || z !== undefined) return stackedAlong('moveTo', duration, tracks);
  return leaf<Positioned>('moveTo', duration, (target) => {
    const move = new Move('moveTo', target);
    move.endX = x;
    move.endY = y;
    return move;
  }) as FiniteAction<unknown> as FiniteAction<Needs<P>>;
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
export function moveBy<P extends Axes>(duration: Seconds, by: Only<P, Axes>): ReversibleAction<Needs<P>> {
  const tracks = namedTracks<Needs<P>>('moveBy', 'by', by, axes, (distance) => ({ to: (from) => from + distance }));
  const reverse = (): ReversibleAction<Needs<P>> => moveBy<P>(duration, eachNamed(by, (distance) => -distance));
  const { x, y, z } = by;
  if (x === undefined || y === undefined || z !== undefined) return stackedAlong('moveBy', duration, tracks, reverse);
  const start = (target: Positioned): Move => {
    const move = new Move('moveBy', target);
    move.endX += x;
    move.endY += y;
    return move;
  };
  return leaf<Positioned>('moveBy', duration, start, reverse as never) as ReversibleAction<unknown> as ReversibleAction<Needs<P>>;
}

const axes = { x: lenses.x, y: lenses.y, z: lenses.z };

/** The move that everybody uses, in x and y at once, as fast as it goes. */
class Move implements Effect {
  endX: number;
  endY: number;
  private readonly target: Positioned;
  private startX: number;
  private startY: number;
  private lastX: number;
  private lastY: number;

  constructor(name: string, target: Positioned) {
    this.target = target;
    this.startX = this.endX = this.lastX = readNumber(name, lenses.x, target);
    this.startY = this.endY = this.lastY = readNumber(name, lenses.y, target);
  }

  update(progress: Progress): void {
    const { target } = this;
    const { x, y } = target;
    if (x !== this.lastX || y !== this.lastY) this.carry(x - this.lastX, y - this.lastY);
    target.x = mix(this.startX, this.endX, progress);
    target.y = mix(this.startY, this.endY, progress);
    // Read back, for a target may round what it is given.
    this.lastX = target.x;
    this.lastY = target.y;
  }

  /** Something else has moved the target. */
  private carry(byX: number, byY: number): void {
    this.startX += byX;
    this.endX += byX;
    this.startY += byY;
    this.endY += byY;
  }
}
