import { type Observable, of } from 'rxjs';
import { checkObservable } from '../clock/check-observable.js';
import { Direct } from '../clock/direct.js';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import type { Seconds } from '../clock/seconds.js';
import { Flight, type Trajectory } from './flight.js';
import type { Driver, Moment } from './hand-over.js';

/** How long a driver takes to come to rest; where; and the time of the motion and its velocity on the way. */
type Way = readonly [
  rest: Seconds,
  goal: Seconds,
  at?: (seconds: Seconds) => readonly [time: Seconds, velocity: number],
];

const SHAPE = { valueOf: ([time, velocity]: Float64Array): Moment => ({ time: time!, velocity: velocity! }) };

/** Makes a driver that moves on a clock. @param name The function that the user has called. */
export function driverOf(
  name: string,
  frame$: Observable<Seconds> = defaultFrame$,
  wayFrom: (from: Moment) => Way,
): Driver {
  checkObservable(name, 'frame$', frame$);
  return (from) => {
    const [rest, goal, at] = wayFrom(from);
    if (rest === 0) return of({ time: goal, velocity: 0 });
    const trajectory: Trajectory = {
      rest,
      isThrown: from.velocity !== 0,
      at: (time, numbers) => numbers.set(time < rest ? at!(time) : [goal, 0]),
    };
    return new Direct<Moment>((subscriber) => {
      const flight = new Flight(name, frame$, subscriber, SHAPE, trajectory, new Float64Array(2));
      flight.isLast = true;
      flight.launch();
    });
  };
}
