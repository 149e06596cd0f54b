import { defer, mergeMap, type Observable, of } from 'rxjs';
import { checkObservable } from '../clock/observable-of.js';
import type { Seconds } from '../clock/seconds.js';
import { checkFunction } from '../math/check.js';
import type { Point } from '../math/spline.js';
import type { Driver, Moment } from './hand-over.js';
import { running } from './running.js';

/** Where a hand has pulled something, as `drag$` of `rx-motion/dom` emits it. */
export interface Pull extends Point {
  /** In units per second. */
  readonly velocity: Point;
  /** False once it is released. */
  readonly isHeld: boolean;
}

/**
 * Drivers that let a hand lead a motion, from wherever the motion is when the hand takes it.
 *
 *     drag$             held--held--released---      100 px for a second
 *     x                 0-----50----80---------
 *     handOver(0.2)     .2----.7----1-.84-.56--      released: settling(0)
 *
 * ```ts
 * import { Subject } from 'rxjs';
 * import { moveTo } from 'rx-motion';
 * import { following, handOver, type Pull } from 'rx-motion/stream';
 *
 * const drag$ = new Subject<Pull>(); // drag$(element) of rx-motion/dom
 * const ship = { x: 0 };
 * following(drag$, ({ x }) => x / 100)
 *   .pipe(handOver(0.5), moveTo(1, { x: 400 }).on(ship))
 *   .subscribe();
 * const still = { x: 0, y: 0 };
 * drag$.next({ x: 30, y: 0, velocity: still, isHeld: true });
 * ship.x; // => 200
 * drag$.next({ x: 55, y: 0, velocity: still, isHeld: true });
 * ship.x; // => 300
 * ```
 *
 * @param drag$ The hand. What is dragged need not be what moves.
 * @param secondsAt The seconds of the motion for a place, counted from anywhere: `({ x }) => x / 300` if 300 pixels are
 * a second.
 * @param released The driver that leads after each release; by default the motion rests where it was let go.
 * @returns A stream of drivers, one for each value of `drag$`. Merge it with others, before {@link handOver}.
 * @throws TypeError when an argument is of the wrong kind.
 */
export function following(
  drag$: Observable<Pull>,
  secondsAt: (place: Point) => Seconds,
  released: Driver = running(0),
): Observable<Driver> {
  checkObservable('following', 'drag$', drag$);
  checkFunction('following', 'secondsAt', secondsAt);
  checkFunction('following', 'released', released);
  return defer(() => {
    let last: Moment | undefined;
    let start: Seconds = 0;
    return drag$.pipe(
      mergeMap(({ x, y, velocity, isHeld }) => {
        const pull$: Driver = (from) => {
          const at = secondsAt({ x, y });
          // Another driver has led since: the hand takes over where that is.
          if (from !== last) start = from.time - at;
          // How far the hand takes the motion in the next moment.
          const next = { x: x + velocity.x / 1024, y: y + velocity.y / 1024 };
          return of((last = { time: start + at, velocity: 1024 * (secondsAt(next) - at) }));
        };
        return isHeld ? of(pull$) : of(pull$, released);
      }),
    );
  });
}
