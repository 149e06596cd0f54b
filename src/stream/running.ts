import type { Observable } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import { checkFinite, checkOptions, checkPositive } from '../math/check.js';
import { driverOf } from './driver.js';
import type { Driver } from './hand-over.js';

/** Options of {@link running}. */
export interface RunningOptions {
  /** Where it stops, in seconds: the duration of the motion. By default it runs on. */
  readonly end?: Seconds | undefined;
  /** Frame deltas in seconds; by default the page's animation frames. */
  readonly frame$?: Observable<Seconds> | undefined;
}

/**
 * A driver that plays a motion: its time passes as on a clock. Backwards it stops at 0.
 *
 * @param rate Seconds of the motion per second: 2 is twice as fast, -1 backwards; at 0 the motion rests.
 * @param options Where it stops, and the clock. At rest it requests no frames.
 * @returns A driver for {@link handOver}. If it takes over a velocity, its first frame counts, as for {@link spring}.
 * @throws RangeError when `rate` is not finite or `end` is not above 0; TypeError when an option is of the wrong kind.
 */
export function running(rate: number, options: RunningOptions = {}): Driver {
  const { end = Infinity, frame$ } = checkOptions('running', options, 'end frame$');
  checkFinite('running', 'rate', rate);
  checkPositive('running', 'end', end);
  const last = rate < 0 ? 0 : end;
  return driverOf('running', frame$, ({ time }) => {
    const rest = (last - time) / rate;
    // At rate 0, and beyond its end, it rests where it is.
    return rate !== 0 && rest > 0
      ? { rest, goal: last, momentAt: (seconds) => ({ time: time + rate * seconds, velocity: rate }) }
      : { rest: 0, goal: time };
  });
}
