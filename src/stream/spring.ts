import type { OperatorFunction } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import { checkObject } from '../math/check.js';
import { AT_REST, type Oscillator } from '../math/oscillator.js';
import type { Mixable, Shape } from '../math/shape.js';
import { type Bounce, oscillatorOf, type Stiffness } from '../math/spring-form.js';
import type { ValueMix } from '../math/value-mix.js';
import type { InterpolatedValue } from './interpolated-value.js';
import { NumberPursuit, pursueNumbers } from './number-pursuit.js';
import type { PursuitOptions } from './pursue.js';

/** Options of {@link spring}. */
export type SpringOptions<V> = (Stiffness | Bounce) &
  PursuitOptions & {
    /** The initial velocity in units per second, for example at the end of a drag; by default it starts at rest. */
    readonly velocity?: NoInfer<InterpolatedValue<V>> | undefined;
    /** `cssValues()` of rx-motion, for colours and strings. Numbers do not need it. */
    readonly mix?: ValueMix | undefined;
  };

/**
 * Maps a stream of goals to a stream of values that a damped spring pulls to the latest goal.
 *
 * The first goal is the start, and is emitted immediately. A new goal during the motion keeps position and velocity.
 * The spring is computed in closed form, so it moves the same way at any frame rate. When less than a ten-thousandth of
 * the distance is left, the value is exactly the goal, and no more frames are requested. It completes at rest, after
 * its source.
 *
 *     goal$      0----------9-------------------------      frames every column group, 0.125 s each
 *     spring()   0----------0-4.2-7.4-8.5-8.9-…-9-----
 *
 * ```ts
 * import { Subject } from 'rxjs';
 * import { spring } from 'rx-motion/stream';
 *
 * const frame$ = new Subject<number>();
 * const goal$ = new Subject<number>();
 * const seen: number[] = [];
 * goal$.pipe(spring({ duration: 0.5, bounce: 0.25, frame$ })).subscribe((value) => seen.push(value));
 * goal$.next(0); // the first one is the start
 * goal$.next(100);
 * for (let count = 0; count < 120; count++) frame$.next(1 / 60);
 * Math.max(...seen); // => 102.83…
 * seen.at(-1); // => 100
 * frame$.observed; // => false
 * ```
 *
 * @param options The spring: `{ stiffness, damping, mass }` or `{ duration, bounce }`; initial velocity and clock.
 * @returns An operator on numbers, and arrays or records of these; with `mix`, on colours and strings.
 * @throws RangeError when an option is out of range, TypeError when both kinds of options are given. At run time,
 * through the error channel, a TypeError when a goal has another form than the first one, a RangeError when a number is
 * not finite.
 * @see {@link glide}, which has a fixed duration.
 */
export function spring<V extends number | string | Mixable<V>>(
  options: SpringOptions<V> = {},
): OperatorFunction<V, InterpolatedValue<V>> {
  return springFor('spring', options);
}

/** {@link spring} with the name of another function in its errors. @param others Further options that it has. */
export function springFor<V extends number | string | Mixable<V>>(
  name: string,
  options: SpringOptions<V>,
  others = '',
): OperatorFunction<V, InterpolatedValue<V>> {
  const { velocity } = checkObject(name, 'options', options);
  const oscillator = oscillatorOf(name, options, ` velocity frame$ reduced$ mix${others}`);
  return pursueNumbers<V>(name, options, (shape, start) => {
    const speed = velocity === undefined ? null : shape.amountOf(velocity as V, start);
    return new Spring(shape, start, speed, oscillator);
  });
}

/** Offsets and velocities, in closed form since the latest goal. */
class Spring<V> extends NumberPursuit<V> {
  rest: Seconds;
  readonly isThrown: boolean;
  readonly #oscillator: Oscillator;
  /**
   * For each number its goal, and its offset and velocity at `since`; one array, because each additional one costs
   * time.
   */
  readonly #numbers: Float64Array;
  #since: Seconds = 0;

  constructor(shape: Shape<V>, start: Float64Array, velocity: Float64Array | null, oscillator: Oscillator) {
    super(shape, start);
    this.#oscillator = oscillator;
    this.#numbers = new Float64Array(3 * start.length);
    for (let index = 0; index < start.length; index++) {
      this.#numbers[3 * index] = start[index]!;
      this.#numbers[3 * index + 2] = velocity?.[index] ?? 0;
    }
    this.isThrown = velocity !== null;
    this.rest = this.isThrown ? oscillator.settling : 0;
  }

  protected turnTo(goals: Float64Array, time: Seconds): void {
    const numbers = this.#numbers;
    const oscillator = this.#oscillator;
    const flow = time >= this.rest ? AT_REST : oscillator.flowAt(this.#sinceAt(time));
    for (let at = 0; at < numbers.length; at += 3) {
      const goal = goals[at / 3]!;
      const offset = numbers[at + 1]!;
      const velocity = numbers[at + 2]!;
      // The current position and velocity, relative to the new goal.
      numbers[at + 1] = numbers[at]! - goal + offset * flow[0] + velocity * flow[1];
      numbers[at + 2] = offset * flow[2] + velocity * flow[3];
      numbers[at] = goal;
    }
    this.#since = time;
    this.rest = time + oscillator.settling;
  }

  protected writeAt(time: Seconds, values: Float64Array): void {
    const numbers = this.#numbers;
    const oscillator = this.#oscillator;
    const rests = time >= this.rest;
    const { sine, cosine } = oscillator.swing(this.#sinceAt(time));
    const byOffset = cosine + oscillator.decay * sine;
    for (let index = 0, at = 0; index < values.length; index++, at += 3) {
      values[index] = rests ? numbers[at]! : numbers[at]! + numbers[at + 1]! * byOffset + numbers[at + 2]! * sine;
    }
  }

  #sinceAt(time: Seconds): Seconds {
    return Math.max(0, time - this.#since);
  }
}
