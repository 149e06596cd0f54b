import { type Observable, isObservable, of } from 'rxjs';
import type { EndingAction } from '../action/action.js';
import type { OpenEffect } from '../time/effect.js';
import { Latest } from '../action/latest.js';
import { unplanned } from '../action/composed.js';
import { OpenLeaf } from '../action/open-leaf.js';
import { checkFinite, checkNumber, checkObject, checkPositive } from '../math/check.js';
import type { Point } from '../math/spline.js';
import { checkObservable } from '../clock/check-observable.js';
import type { Seconds } from '../clock/seconds.js';
import type { Positioned } from './capabilities.js';
import { readPosition } from '../lines/lens.js';

/**
 * Moves the target straight toward a place that may move itself: a pointer, prey, a place in a queue.
 *
 * Until the first place comes it stands still. Each frame it goes on from where it is, so what else moves it is kept.
 *
 *     position$   10-----------4------|       4 a second, frames every second
 *     x           0----4----8--7----4-|
 *
 * ```ts
 * import { BehaviorSubject, from } from 'rxjs';
 * import { moveToward } from 'rx-motion';
 *
 * const pointer$ = new BehaviorSubject({ x: 300, y: 400 });
 * const fish = { x: 0, y: 0 };
 * from([0, 1]).pipe(moveToward(pointer$, 250).on(fish)).subscribe();
 * fish; // => { x: 150, y: 200 }
 * ```
 *
 * @param position$ Places in the target's own units. A new one takes effect from the next frame on.
 * @param rate The target's units per second, > 0; a stream of speeds may also say 0, and until it emits it is 0. With Infinity it
 * is always there: for a stream that is smooth already.
 * @returns An action that ends when there are no more places and the target is at the last one. Time that runs backwards holds it,
 * until it is before its start: then it is where it began.
 * @throws RangeError when `rate` is not above 0; TypeError when `position$` is not an observable. While it runs, through the error
 * channel, a RangeError when a place or a speed is not one.
 * @see {@link moveTo}, for a place that stays.
 * @see {@link follow}, which moves a world, so that a leader in it is seen.
 */
export function moveToward(
  position$: Observable<Readonly<Point>>,
  rate: number | Observable<number>,
): EndingAction<Positioned> {
  checkObservable('moveToward', 'position$', position$);
  if (!isObservable(rate)) checkPositive('moveToward', 'rate', rate);
  return unplanned(
    'moveToward',
    (target: Positioned, start, end, edges) => new OpenLeaf(new Chase(target, position$, rate), start, end, edges),
  );
}

class Chase implements OpenEffect {
  private readonly target: Positioned;
  private readonly position: Latest<Readonly<Point>>;
  private readonly speed: Latest<number>;
  private readonly found: Point;
  private elapsed: Seconds = 0;

  constructor(target: Positioned, position$: Observable<Readonly<Point>>, rate: number | Observable<number>) {
    this.target = target;
    this.position = new Latest(position$);
    this.speed = new Latest(isObservable(rate) ? rate : of(rate));
    this.found = readPosition('moveToward', target);
  }

  update(elapsed: Seconds): Seconds | undefined {
    const dt = Math.max(0, elapsed - this.elapsed);
    this.elapsed = elapsed;
    const speed = this.speedNow();
    const goal = this.speed.closed ? undefined : this.position.read();
    const rest = this.position.isKnown ? this.approach(goal!, speed, dt) : 0;
    return this.position.completed && rest !== undefined ? rest : undefined;
  }

  undo(): void {
    this.elapsed = 0;
    this.target.x = this.found.x;
    this.target.y = this.found.y;
  }

  stop(): void {
    try {
      this.position.close();
    } finally {
      this.speed.close();
    }
  }

  /** Returns the seconds that are left on arrival, of which there are none where it is already; undefined on the way. */
  private approach(goal: Readonly<Point>, speed: number, dt: Seconds): Seconds | undefined {
    const { target } = this;
    checkObject('moveToward', 'a place', goal);
    const byX = checkFinite('moveToward', 'x', goal.x) - target.x;
    const byY = checkFinite('moveToward', 'y', goal.y) - target.y;
    const distance = Math.hypot(byX, byY);
    // Infinite speed is there in no time, also in a first frame of 0 s.
    const reach = speed === Infinity ? Infinity : speed * dt;
    if (distance > reach) {
      target.x += (byX / distance) * reach;
      target.y += (byY / distance) * reach;
      return undefined;
    }
    target.x = goal.x;
    target.y = goal.y;
    return distance === 0 ? 0 : dt - distance / speed;
  }

  private speedNow(): number {
    const speed = this.speed.read();
    return this.speed.isKnown ? checkNumber('moveToward', 'rate', '>= 0', speed!, (it) => it >= 0) : 0;
  }
}
