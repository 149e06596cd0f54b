import { type Observable, of } from 'rxjs';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import { checkObservable } from '../clock/observable-of.js';
import type { Seconds } from '../clock/seconds.js';
import { flyOnce } from './flight.js';
import type { Driver, Moment } from './hand-over.js';

/** How a driver moves from a moment on. */
interface Way {
  /** Seconds until it comes to rest. */
  readonly rest: Seconds;
  /** The time of the motion at which it rests. */
  readonly goal: Seconds;
  /** The moments on the way, by the seconds since its start; not needed at rest. */
  readonly momentAt?: (seconds: Seconds) => Moment;
}

/** Makes a driver that moves on a clock. @param name The function that the user has called. */
export function driverOf(
  name: string,
  frame$: Observable<Seconds> | undefined = defaultFrame$,
  wayFrom: (from: Moment) => Way,
): Driver {
  checkObservable(name, 'frame$', frame$);
  return (from) => {
    const { rest, goal, momentAt } = wayFrom(from);
    const last: Moment = { time: goal, velocity: 0 };
    if (rest === 0) return of(last);
    return flyOnce(name, frame$, {
      rest,
      isThrown: from.velocity !== 0,
      valueAt: (time) => (time < rest ? momentAt!(time) : last),
    });
  };
}
