import { isObservable, type Observable, of } from 'rxjs';
import { type AnyObservable, observableOf } from '../clock/observable-of.js';
import type { Seconds } from '../clock/seconds.js';
import { readPosition } from '../lines/target.js';
import { checkFinite, checkNumber, checkObject, checkPositive } from '../math/check.js';
import { doEach } from '../math/do-each.js';
import type { Point } from '../math/spline.js';
import type { EndingAction } from '../motion/action.js';
import { openLeaf } from '../motion/compound.js';
import { LatestValue } from '../motion/latest-value.js';
import type { OpenEffect } from '../time/effect.js';
import type { Positioned } from './capabilities.js';

/**
 * Moves the target straight toward a position that may itself move: a pointer, prey, a spot in a queue.
 *
 * It rests until the first position is emitted. Each frame continues from where the target is, so other moves are kept.
 *
 *     position$   10-----------4------|       4 a second, frames every second
 *     x           0----4----8----4----(4|)
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
 * @param position$ Positions in the target's own units. A new one takes effect in the next frame.
 * @param rate The target's units per second, > 0; or a stream of speeds >= 0, which is 0 until it emits. With Infinity
 * the target is always at the position: for a stream that is already smooth.
 * @returns An action that ends when `position$` has completed and the target is at the last position. While time runs
 * backwards the target rests; before the start of the action it is where the action found it.
 * @throws RangeError when `rate` is not above 0; TypeError when `position$` is not an observable. While it runs,
 * through the error channel, a RangeError when a position or a speed is invalid.
 * @see {@link moveTo}, for a fixed position.
 * @see {@link follow}, which moves a world so that a leader in it stays in view.
 */
export function moveToward(
  position$: AnyObservable<Readonly<Point>>,
  rate: number | Observable<number>,
): EndingAction<Positioned> {
  const goal$ = observableOf('moveToward', 'position$', position$);
  if (!isObservable(rate)) checkPositive('moveToward', 'rate', rate);
  return openLeaf('moveToward', (target: Positioned) => new Approach(target, goal$, rate));
}

class Approach implements OpenEffect {
  private readonly target: Positioned;
  private readonly position: LatestValue<Readonly<Point>>;
  private readonly speed: LatestValue<number>;
  private readonly found: Point;
  private elapsed: Seconds = 0;

  constructor(target: Positioned, position$: Observable<Readonly<Point>>, rate: number | Observable<number>) {
    this.target = target;
    this.position = new LatestValue(position$);
    this.speed = new LatestValue(isObservable(rate) ? rate : of(rate));
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
    doEach([this.position, this.speed], (latest) => latest.close());
  }

  /** Returns the overshoot on arrival, 0 if the target was there already, or undefined on the way. */
  private approach(goal: Readonly<Point>, speed: number, dt: Seconds): Seconds | undefined {
    const { target } = this;
    checkObject('moveToward', 'a position', goal);
    const byX = checkFinite('moveToward', 'x', goal.x) - target.x;
    const byY = checkFinite('moveToward', 'y', goal.y) - target.y;
    const distance = Math.hypot(byX, byY);
    // Infinite speed arrives at once, even in a first frame of 0 s.
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
