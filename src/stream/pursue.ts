import { Observable, type OperatorFunction, Subscriber } from 'rxjs';
import { Direct } from '../clock/direct.js';
import { checkObservable } from '../clock/check-observable.js';
import type { Seconds } from '../clock/seconds.js';
import { type Shape, shapeOf } from '../math/shape.js';
import { Flight } from './flight.js';
import type { Widened } from './widened.js';

/** The law by which numbers follow a goal that may change at any time: all that tells a glide from a spring. */
export interface Pursuit {
  /** Turns to a new goal, from the place and with the velocity that it has at `time`. */
  aim(time: Seconds, goal: Float64Array): void;
  /** When the numbers rest: are at the goal, and stay. */
  readonly rest: Seconds;
  /** Writes where the numbers are at `time`. */
  at(time: Seconds, numbers: Float64Array): void;
}

/** What all subscriptions of one operator have in common. */
interface Rules<V> {
  /** As errors call the operator. */
  readonly name: string;
  readonly frame$: Observable<Seconds>;
  readonly begin: (start: Float64Array, shape: Shape<V>) => Pursuit;
  /** Whether it moves from the first goal on, having a velocity. */
  readonly isPushed: boolean;
}

/**
 * An operator from goals to the values on the way to them, led by the pursuit that `begin` makes at the first goal.
 *
 * Frames are asked for only while something moves. A goal takes effect from the frame that was shown last; from rest, the first
 * frame adds no time.
 *
 * @param isPushed Whether it moves from the first goal on, having a velocity.
 */
export function pursue<V>(
  name: string,
  frame$: Observable<Seconds>,
  begin: (start: Float64Array, shape: Shape<V>) => Pursuit,
  isPushed = false,
): OperatorFunction<V, Widened<V>> {
  checkObservable(name, 'frame$', frame$);
  const rules: Rules<V> = { name, frame$, begin, isPushed };
  return (goal$) =>
    new Direct<V>((subscriber) => goal$.subscribe(new Goals(subscriber, rules))) as Observable<unknown> as Observable<
      Widened<V>
    >;
}

/** Hears the goals of one subscriber. */
class Goals<V> extends Subscriber<V> {
  private readonly subscriber: Subscriber<V>;
  private readonly rules: Rules<V>;
  private chase: Chase<V> | null = null;
  /** Whether the latest goal is the last one. */
  areOver = false;

  constructor(subscriber: Subscriber<V>, rules: Rules<V>) {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- RxJS has no other way to write a fast operator
    super();
    this.subscriber = subscriber;
    this.rules = rules;
    subscriber.add(this);
  }

  override unsubscribe(): void {
    super.unsubscribe();
    this.chase?.land();
  }

  protected override _next(value: V): void {
    try {
      if (this.chase === null) this.begin(value);
      else this.chase.aim(value);
    } catch (error) {
      this.subscriber.error(error);
    }
  }

  protected override _error(error: unknown): void {
    this.subscriber.error(error);
  }

  protected override _complete(): void {
    this.areOver = true;
    if (this.chase?.isClosed !== false) this.subscriber.complete();
  }

  private begin(value: V): void {
    const { name, begin, isPushed } = this.rules;
    const shape = shapeOf(name, [value]);
    const start = shape.numbersOf(value);
    const chase = new Chase(this.rules, this.subscriber, this, shape, begin(start, shape), start);
    this.chase = chase;
    this.subscriber.next(shape.valueOf(start));
    if (isPushed) chase.set();
  }
}

/** A value on its way to a goal. It flies while it moves. */
class Chase<V> extends Flight<V> {
  private readonly goals: Goals<V>;
  private readonly shape: Shape<V>;
  private readonly pursuit: Pursuit;
  /** Where the numbers of a frame are put together. */
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

  /** Turns to a goal, if it is another one than before. */
  aim(value: V): void {
    const next = this.shape.numbersOf(value, this.goal);
    if (next.every((number, index) => number === this.goal[index])) return;
    this.goal = next;
    this.pursuit.aim(this.time, next);
    this.set();
  }

  /** Sets off, if it does not move already. */
  set(): void {
    if (this.isClosed && !this.subscriber.closed) this.launch();
  }

  override complete(): void {
    this.land();
    if (this.goals.areOver) this.subscriber.complete();
  }

  protected override show(): boolean {
    const { time, pursuit, numbers } = this;
    pursuit.at(time, numbers);
    const rests = time >= pursuit.rest;
    const isOver = rests && this.goals.areOver;
    // Where more goals may come it lands before it emits, for what it emits may bring the next one.
    if (rests && !isOver) this.land();
    this.subscriber.next(this.shape.valueOf(numbers));
    return isOver;
  }
}
