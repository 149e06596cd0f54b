import { Observable, type OperatorFunction, Subscriber } from 'rxjs';
import { checkObservable } from '../clock/check-observable.js';
import { Direct } from '../clock/direct.js';
import { frame$ as defaultFrame$, framesInFull } from '../clock/frames.js';
import { reducedMotion$ } from '../clock/reduced-motion.js';
import { fail } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import { type Shape, shapeOf } from '../math/shape.js';
import type { ValueMix } from '../math/value-mix.js';
import { Flight, type Trajectory } from './flight.js';
import type { InterpolatedValue } from './interpolated-value.js';

/** A trajectory to a goal that may change at any time. */
export interface Pursuit extends Trajectory {
  /**
   * Whether all goals count: also one that it is already moving to, and, before an error, those that it has not reached.
   */
  readonly keepsAll?: boolean;
  /** Sets a new goal at `time`, from the position and the velocity at that time. */
  aim(time: Seconds, goal: Float64Array): void;
}

/** What follows the goals of one form. */
export interface Pursued<V> {
  readonly shape: Pick<Shape<V>, 'numbersOf' | 'valueOf'>;
  /** The numbers of the first goal. */
  readonly start: Float64Array;
  readonly pursuit: Pursuit;
}

/** Options of a pursuit. */
export interface PursuitOptions {
  /** Frame deltas in seconds; by default the page's animation frames. */
  readonly frame$?: Observable<Seconds> | undefined;
  /** While true, each goal is reached at once; by default the user's setting, `reducedMotion$`. */
  readonly reduced$?: Observable<boolean> | undefined;
}

/** Shared by all subscriptions of an operator. */
interface Rules<V> {
  /** The name of the operator, for errors. */
  readonly name: string;
  readonly frame$: Observable<Seconds>;
  /** While true, values are at their goals. */
  readonly reduced$: Observable<boolean>;
  readonly begin: (goal: V) => Pursued<V>;
}

/**
 * An operator from goals to values that follow them, by the pursuit that `begin` makes at the first goal.
 *
 * Frames are requested only during motion. A goal takes effect from the last frame; from rest, the first frame adds no
 * time. With an initial velocity, it moves from the first goal on, and the first frame adds its time.
 */
export function pursue<V, R = V>(
  name: string,
  { frame$ = defaultFrame$, reduced$ = reducedMotion$ }: PursuitOptions,
  begin: (goal: V) => Pursued<V>,
): OperatorFunction<V, R> {
  checkObservable(name, 'frame$', frame$);
  checkObservable(name, 'reduced$', reduced$);
  return (goal$) =>
    new Direct<V>((subscriber) =>
      // What is asked for here replaces the setting of the page.
      goal$.subscribe(new Goals(subscriber, { name, frame$: framesInFull(frame$), reduced$, begin })),
    ) as Observable<unknown> as Observable<R>;
}

/**
 * The same for numbers, and what consists of them.
 *
 * @param mix Interpolates colours and strings.
 */
export function pursueNumbers<V>(
  name: string,
  options: PursuitOptions,
  mix: ValueMix,
  begin: (start: Float64Array, shape: Shape<V>) => Pursuit,
): OperatorFunction<V, InterpolatedValue<V>> {
  return pursue(name, options, (goal) => {
    const shape = shapeOf(name, [goal], mix);
    const start = shape.numbersOf(goal);
    return { shape, start, pursuit: begin(start, shape) };
  });
}

/** Receives the goals of one subscriber. */
class Goals<V> extends Subscriber<V> {
  readonly #subscriber: Subscriber<V>;
  readonly #rules: Rules<V>;
  #pursued!: Pursued<V>;
  #goal!: Float64Array;
  /** Null until the first goal. */
  #flight: Flight<V> | null = null;
  #isReduced = false;

  constructor(subscriber: Subscriber<V>, rules: Rules<V>) {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- RxJS has no other way to write a fast operator
    super();
    this.#subscriber = subscriber;
    this.#rules = rules;
    subscriber.add(this);
    subscriber.add(
      rules.reduced$.subscribe({
        next: (isReduced) => {
          this.#isReduced = isReduced;
          if (isReduced && this.#flight?.isClosed === false) this.#flight.skip();
        },
        error: (error: unknown) => fail(subscriber, error),
      }),
    );
  }

  protected override _next(value: V): void {
    try {
      if (this.#flight === null) this.#begin(value);
      else this.#aim(this.#flight, value);
    } catch (error) {
      this.#showRest();
      fail(this.#subscriber, error);
    }
  }

  protected override _error(error: unknown): void {
    this.#showRest();
    this.#subscriber.error(error);
  }

  protected override _complete(): void {
    if (this.#flight !== null) this.#flight.isLast = true;
    if (this.#flight?.isClosed !== false) this.#subscriber.complete();
    this.unsubscribe();
  }

  #begin(value: V): void {
    const { name, frame$, begin } = this.#rules;
    const subscriber = this.#subscriber;
    this.#pursued = begin(value);
    const { shape, start, pursuit } = this.#pursued;
    this.#goal = start;
    // Asked before its first value, which may cause a goal that launches it.
    const isMoving = pursuit.rest > 0;
    this.#flight = new Flight(name, frame$, subscriber, shape, pursuit, start.slice());
    if (!isMoving || !this.#isReduced) subscriber.next(shape.valueOf(start));
    if (isMoving) this.#move(this.#flight);
  }

  /** Sets a goal, if it differs from the current one. */
  #aim(flight: Flight<V>, value: V): void {
    const { shape, pursuit } = this.#pursued;
    const next = shape.numbersOf(value, this.#goal);
    const isSame = next.every((number, index) => number === this.#goal[index]);
    if (isSame && (flight.isClosed || pursuit.keepsAll !== true)) return;
    this.#goal = next;
    pursuit.aim(flight.flown, next);
    this.#move(flight);
  }

  #move(flight: Flight<V>): void {
    if (this.#isReduced) flight.skip();
    else flight.launch();
  }

  /** Before an error, if all goals count. */
  #showRest(): void {
    const flight = this.#flight;
    if (flight?.isClosed === false && this.#pursued.pursuit.keepsAll === true) flight.skip();
  }
}
