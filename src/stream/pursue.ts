import { Observable, type OperatorFunction, Subscriber } from 'rxjs';
import { Direct } from '../clock/direct.js';
import { checkObservable } from '../clock/check-observable.js';
import { fail } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import { type Shape, shapeOf } from '../math/shape.js';
import type { ValueMix } from '../math/value-mix.js';
import { Flight } from './flight.js';
import type { Widened } from './widened.js';

/**
 * The law by which numbers follow a goal that may change at any time: the only difference between a glide and a spring.
 */
export interface Pursuit {
  /** Sets a new goal at `time`, from the position and the velocity at that time. */
  aim(time: Seconds, goal: Float64Array): void;
  /** The time from which the numbers rest at the goal. */
  readonly rest: Seconds;
  /** Writes the numbers at `time`. */
  at(time: Seconds, numbers: Float64Array): void;
}

/** Shared by all subscriptions of an operator. */
interface Rules<V> {
  /** The name of the operator, for errors. */
  readonly name: string;
  readonly frame$: Observable<Seconds>;
  /** Interpolates colours and strings. */
  readonly mix: ValueMix;
  readonly begin: (start: Float64Array, shape: Shape<V>) => Pursuit;
  /** Whether it moves from the first goal on, with an initial velocity. */
  readonly isMoving: boolean;
}

/**
 * An operator from goals to values that follow them, by the pursuit that `begin` makes at the first goal.
 *
 * Frames are requested only during motion. A goal takes effect from the last frame; from rest, the first frame adds no
 * time.
 *
 * @param isMoving Whether it moves from the first goal on, with an initial velocity.
 */
export function pursue<V>(
  name: string,
  frame$: Observable<Seconds>,
  mix: ValueMix,
  begin: (start: Float64Array, shape: Shape<V>) => Pursuit,
  isMoving = false,
): OperatorFunction<V, Widened<V>> {
  checkObservable(name, 'frame$', frame$);
  const rules: Rules<V> = { name, frame$, mix, begin, isMoving };
  return (goal$) =>
    new Direct<V>((subscriber) => goal$.subscribe(new Goals(subscriber, rules))) as Observable<Widened<V>>;
}

/** Receives the goals of one subscriber. */
class Goals<V> extends Subscriber<V> {
  private readonly subscriber: Subscriber<V>;
  private readonly rules: Rules<V>;
  private flight: PursuitFlight<V> | null = null;
  /** Whether the goals have completed. */
  ended = false;

  constructor(subscriber: Subscriber<V>, rules: Rules<V>) {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- RxJS has no other way to write a fast operator
    super();
    this.subscriber = subscriber;
    this.rules = rules;
    subscriber.add(this);
  }

  override unsubscribe(): void {
    super.unsubscribe();
    this.flight?.land();
  }

  protected override _next(value: V): void {
    try {
      if (this.flight === null) this.begin(value);
      else this.flight.aim(value);
    } catch (error) {
      fail(this.subscriber, error);
    }
  }

  protected override _error(error: unknown): void {
    this.subscriber.error(error);
  }

  protected override _complete(): void {
    this.ended = true;
    if (this.flight?.isClosed !== false) this.subscriber.complete();
  }

  private begin(value: V): void {
    const { name, mix, begin, isMoving } = this.rules;
    const shape = shapeOf(name, [value], mix);
    const start = shape.numbersOf(value);
    const flight = new PursuitFlight(this.rules, this.subscriber, this, shape, begin(start, shape), start);
    this.flight = flight;
    this.subscriber.next(shape.valueOf(start));
    if (isMoving) flight.wake();
  }
}

/** A value that moves to a goal; launched while it moves. */
class PursuitFlight<V> extends Flight<V> {
  private readonly goals: Goals<V>;
  private readonly shape: Shape<V>;
  private readonly pursuit: Pursuit;
  /** Reused for the numbers of each frame. */
  private readonly numbers: Float64Array;
  private goal: Float64Array;

  constructor(
    { name, frame$ }: Rules<V>,
    subscriber: Subscriber<V>,
    goals: Goals<V>,
    shape: Shape<V>,
    pursuit: Pursuit,
    start: Float64Array,
  ) {
    super(name, subscriber, frame$);
    this.goals = goals;
    this.shape = shape;
    this.pursuit = pursuit;
    this.numbers = start.slice();
    this.goal = start;
  }

  override get end(): Seconds {
    return this.pursuit.rest;
  }

  /** Sets a goal, if it differs from the current one. */
  aim(value: V): void {
    const next = this.shape.numbersOf(value, this.goal);
    if (next.every((number, index) => number === this.goal[index])) return;
    this.goal = next;
    this.pursuit.aim(this.time, next);
    this.wake();
  }

  /** Launches it, unless it is moving already. */
  wake(): void {
    if (this.isClosed && !this.subscriber.closed) this.launch();
  }

  override complete(): void {
    this.land();
    if (this.goals.ended) this.subscriber.complete();
  }

  protected override show(): boolean {
    const { time, pursuit, numbers } = this;
    pursuit.at(time, numbers);
    const rests = time >= pursuit.rest;
    const hasEnded = rests && this.goals.ended;
    // If more goals may come, it lands before it emits, because its value may cause the next goal.
    if (rests && !hasEnded) this.land();
    this.subscriber.next(this.shape.valueOf(numbers));
    return hasEnded;
  }
}
