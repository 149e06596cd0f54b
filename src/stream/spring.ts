import type { Observable, OperatorFunction } from 'rxjs';
import { checkObject } from '../math/check.js';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import type { Seconds } from '../clock/seconds.js';
import type { Flow, Oscillator } from '../math/oscillator.js';
import { type Bounce, type Stiffness, oscillatorOf } from '../math/spring-form.js';
import { type Pursuit, pursue } from './pursue.js';
import type { Mixable } from '../math/shape.js';
import type { Widened } from './widened.js';

/** How a spring runs. */
export type SpringOptions<V> = (Stiffness | Bounce) & {
  /** With which it starts, in units per second, in the form of the values; by default it rests. A release of a drag hands it over. */
  readonly velocity?: NoInfer<Widened<V>>;
  /** Frame deltas in seconds; by default the page's animation frames. */
  readonly frame$?: Observable<Seconds>;
};

/**
 * Turns a stream of goals into a stream of values that a damped spring draws to the latest one.
 *
 * The first goal is where it starts, and comes at once. A goal that is set on the way takes over place and velocity. The way is
 * the spring's closed form, so it is the same at any frame rate. When less than a ten-thousandth of the way is left, it is at the
 * goal exactly, emits nothing more and asks for no frames. It completes at rest, after its source.
 *
 *     goal$      0----------9-----------------------
 *     spring()   0----------0-3.4-7-8.3-8.8-…-9-----
 *
 * ```ts
 * import { Subject } from 'rxjs';
 * import { spring } from 'rx-motion/stream';
 *
 * const frame$ = new Subject<number>();
 * const goal$ = new Subject<number>();
 * const seen: number[] = [];
 * goal$.pipe(spring({ duration: 0.5, bounce: 0.25, frame$ })).subscribe((value) => seen.push(value));
 * goal$.next(0); // the first one is where it starts
 * goal$.next(100);
 * for (let count = 0; count < 120; count++) frame$.next(1 / 60);
 * Math.max(...seen); // => 102.83…
 * seen.at(-1); // => 100
 * frame$.observed; // => false
 * ```
 *
 * @param options The spring: `{ stiffness, damping, mass }` or `{ duration, bounce }`; start velocity and clock.
 * @returns An operator on numbers, CSS colours, and arrays or records of these.
 * @throws RangeError when a number of the options is out of its range. While it runs, through the error channel, a TypeError when a
 * goal is of another form than the first one, a RangeError when a number is not finite.
 * @see {@link glide}, which arrives on time.
 */
export function spring<V extends number | string | Mixable<V>>(
  options: SpringOptions<V> = {},
): OperatorFunction<V, Widened<V>> {
  const { frame$ = defaultFrame$, velocity } = checkObject('spring', 'options', options);
  const oscillator = oscillatorOf('spring', options);
  return pursue<V>(
    'spring',
    frame$,
    (start, shape) =>
      new Spring(start, velocity === undefined ? start.map(() => 0) : shape.amountOf(velocity as V, start), oscillator),
    velocity !== undefined,
  );
}

/** Offsets from the goal and velocities, in closed form since the latest goal. */
class Spring implements Pursuit {
  private readonly oscillator: Oscillator;
  private goal: Float64Array;
  private offset: Float64Array;
  private velocity: Float64Array;
  private since: Seconds = 0;

  constructor(start: Float64Array, velocity: Float64Array, oscillator: Oscillator) {
    this.oscillator = oscillator;
    this.goal = start;
    this.offset = new Float64Array(start.length);
    this.velocity = velocity;
  }

  aim(time: Seconds, goal: Float64Array): void {
    const { offset, velocity } = this;
    const flow = this.flowAt(time);
    // Place and velocity that it has now, seen from the new goal.
    this.offset = goal.map(
      (number, index) => this.goal[index]! - number + offset[index]! * flow[0] + velocity[index]! * flow[1],
    );
    this.velocity = velocity.map((number, index) => offset[index]! * flow[2] + number * flow[3]);
    this.goal = goal;
    this.since = time;
  }

  at(time: Seconds, numbers: Float64Array): boolean {
    const { goal, offset, velocity } = this;
    const flow = this.flowAt(time);
    for (let index = 0; index < numbers.length; index++) {
      numbers[index] = goal[index]! + offset[index]! * flow[0] + velocity[index]! * flow[1];
    }
    return time - this.since >= this.oscillator.settling;
  }

  private flowAt(time: Seconds): Flow {
    return this.oscillator.flowAt(Math.max(0, time - this.since));
  }
}
