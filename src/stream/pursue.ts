import { Observable, type OperatorFunction, Subscriber } from 'rxjs';
import { Direct } from '../clock/direct.js';
import { frame$ as defaultFrame$, framesInFull } from '../clock/frames.js';
import { checkObservable } from '../clock/observable-of.js';
import { reducedMotion$ } from '../clock/reduced-motion.js';
import { fail } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import { Flight, type Trajectory } from './flight.js';

/** A trajectory to a goal that may change at any time. */
export interface Pursuit<V> extends Trajectory<V> {
  /** Whether all goals count before an error, also those that it has not reached. */
  readonly keepsAll?: boolean;
  /**
   * Sets a new goal at `time`, from the position and the velocity at that time. Returns false if it was the goal
   * already.
   */
  aim(time: Seconds, goal: V): boolean;
}

/** Options of a pursuit. */
export interface PursuitOptions {
  /** Frame deltas in seconds; by default the page's animation frames. */
  readonly frame$?: Observable<Seconds> | undefined;
  /** While true, each goal is reached at once; by default the user's setting, `reducedMotion$`. */
  readonly reduced$?: Observable<boolean> | undefined;
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
  begin: (goal: V) => Pursuit<V>,
): OperatorFunction<V, R> {
  checkObservable(name, 'frame$', frame$);
  checkObservable(name, 'reduced$', reduced$);
  return (goal$) =>
    new Direct<V>((subscriber) =>
      goal$.subscribe(
        new Goals(
          subscriber,
          reduced$,
          // What is asked for here replaces the setting of the page.
          (goal) => new Flight(name, framesInFull(frame$), subscriber, begin(goal)),
        ),
      ),
    ) as Observable<unknown> as Observable<R>;
}

/** Receives the goals of one subscriber. */
class Goals<V> extends Subscriber<V> {
  readonly #subscriber: Subscriber<V>;
  readonly #begin: (goal: V) => Flight<V, Pursuit<V>>;
  /** Null until the first goal. */
  #flight: Flight<V, Pursuit<V>> | null = null;
  #isReduced = false;

  /** @param reduced$ While true, values are at their goals. */
  constructor(subscriber: Subscriber<V>, reduced$: Observable<boolean>, begin: (goal: V) => Flight<V, Pursuit<V>>) {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- RxJS has no other way to write a fast operator
    super();
    this.#subscriber = subscriber;
    this.#begin = begin;
    subscriber.add(this);
    subscriber.add(
      reduced$.subscribe({
        next: (isReduced) => {
          this.#isReduced = isReduced;
          if (isReduced && this.#flight?.isClosed === false) this.#flight.skip();
        },
        error: (error: unknown) => fail(subscriber, error),
      }),
    );
  }

  protected override _next(value: V): void {
    const flight = this.#flight;
    try {
      if (flight === null) this.#start(value);
      else if (flight.trajectory.aim(flight.flown, value)) this.#move(flight);
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

  #start(value: V): void {
    const flight = (this.#flight = this.#begin(value));
    const { trajectory } = flight;
    // Asked before its first value, which may cause a goal that launches it.
    const isMoving = trajectory.rest > 0;
    if (!isMoving || !this.#isReduced) this.#subscriber.next(trajectory.valueAt(0));
    if (isMoving) this.#move(flight);
  }

  #move(flight: Flight<V>): void {
    if (this.#isReduced) flight.skip();
    else flight.launch();
  }

  /** Before an error, if all goals count. */
  #showRest(): void {
    const flight = this.#flight;
    if (flight?.isClosed === false && flight.trajectory.keepsAll === true) flight.skip();
  }
}
