import { defer, map, type Observable, type OperatorFunction, switchMap } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import { checkFinite, checkFunction } from '../math/check.js';

/** A time of a motion, and how fast it passes. */
export interface Moment {
  readonly time: Seconds;
  /** Seconds of the motion per second: 1 as it is written, -1 backwards, 0 at rest. */
  readonly velocity: number;
}

/**
 * Leads a motion from a moment on. A driver that knows how fast its time passes emits moments, so that the next one can
 * take over the velocity; after plain seconds, the next one starts from rest.
 */
export type Driver = (from: Moment) => Observable<Seconds | Moment>;

/**
 * Lets several lead one motion, one after another: the clock, a hand, a spring, a film.
 *
 * It maps a stream of drivers to a stream of times, for `action.on(target)`. The latest driver leads, from the time and
 * with the velocity that the one before has left; so nothing jumps, however quickly they alternate.
 *
 *     driver$       r-------s-------      r: running(1), s: settling(0)
 *     frame$        f---f---f---f---      f: 0.25 s; the first one adds no time
 *     handOver()    0---.25-.06-0---
 *
 * ```ts
 * import { Subject } from 'rxjs';
 * import { moveTo } from 'rx-motion';
 * import { type Driver, handOver, running, settling } from 'rx-motion/stream';
 *
 * const frame$ = new Subject<number>();
 * const driver$ = new Subject<Driver>();
 * const ship = { x: 0 };
 * driver$.pipe(handOver(), moveTo(2, { x: 200 }).on(ship)).subscribe();
 * driver$.next(running(1, { frame$ }));
 * for (const dt of [0, 0.5, 0.5]) frame$.next(dt); // the first frame adds no time
 * ship.x; // => 100
 * driver$.next(settling(0, { frame$ })); // turns round without a kink, and comes to rest at 0
 * frame$.next(1 / 64);
 * ship.x; // => 99.59…
 * ```
 *
 * @param time Where the motion is at first, in seconds; by default at its start.
 * @returns An operator from drivers to seconds. At run time, through the error channel, a TypeError when a driver is not
 * a function, a RangeError when a time is not finite.
 * @throws RangeError when `time` is not finite.
 * @see {@link running}, {@link settling} and {@link following}, which make drivers.
 */
export function handOver(time: Seconds = 0): OperatorFunction<Driver, Seconds> {
  checkFinite('handOver', 'time', time);
  return (driver$) =>
    defer(() => {
      let moment: Moment = { time, velocity: 0 };
      return driver$.pipe(
        switchMap((drive$) => checkFunction('handOver', 'a driver', drive$)(moment)),
        map((next) => {
          moment =
            (next as Partial<Moment> | null)?.time === undefined
              ? { time: next as Seconds, velocity: 0 }
              : (next as Moment);
          return checkFinite('handOver', 'a time', moment.time);
        }),
      );
    });
}
