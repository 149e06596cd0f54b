import { Observable, type OperatorFunction, Subscriber } from 'rxjs';
import { checkObservable } from '../clock/check-observable.js';
import type { Seconds } from '../clock/seconds.js';
import { type Shape, shapeOf } from '../math/shape.js';
import { Flight } from './flight.js';
import type { Widened } from './widened.js';

/** The law by which numbers follow a goal that may change at any time: all that tells a glide from a spring. */
export interface Pursuit {
  /** Turns to a new goal, from the place and with the velocity that it has at `time`. */
  aim(time: Seconds, goal: Float64Array): void;
  /** Writes where the numbers are at `time`. Returns whether they rest: are at the goal, and stay. */
  at(time: Seconds, numbers: Float64Array): boolean;
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
    new Observable<V>((subscriber) =>
      goal$.subscribe(new Goals(subscriber, rules)),
    ) as Observable<unknown> as Observable<Widened<V>>;
}

/** Hears the goals of one subscriber. */
class Goals<V> extends Subscriber<V> {
  private readonly subscriber: Subscriber<V>;
  private readonly rules: Rules<V>;
  private chase: Chase<V> | null = null;
  private flight: ChaseFlight<V> | null = null;
  private isLast = false;

  constructor(subscriber: Subscriber<V>, rules: Rules<V>) {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- RxJS has no other way to write a fast operator
    super();
    this.subscriber = subscriber;
    this.rules = rules;
    subscriber.add(this);
  }

  /** No more frames are needed, or there are none. */
  land(): void {
    const { flight } = this;
    this.flight = null;
    flight?.unsubscribe();
  }

  completeIfOver(): void {
    if (this.isLast && this.flight === null) this.subscriber.complete();
  }

  protected override _next(value: V): void {
    try {
      if (this.aim(value) && this.flight === null) this.launch(this.chase!);
    } catch (error) {
      this.subscriber.error(error);
    }
  }

  protected override _error(error: unknown): void {
    this.subscriber.error(error);
  }

  protected override _complete(): void {
    this.isLast = true;
    this.completeIfOver();
  }

  /** Returns whether something moves now. */
  private aim(value: V): boolean {
    if (this.chase !== null) return this.chase.aim(value);
    const { name, begin, isPushed } = this.rules;
    const shape = shapeOf(name, [value]);
    const start = shape.numbersOf(value);
    this.chase = new Chase(shape, begin(start, shape), start);
    this.subscriber.next(shape.valueOf(start));
    return isPushed;
  }

  private launch(chase: Chase<V>): void {
    const { name, frame$ } = this.rules;
    this.flight = new ChaseFlight(name, this.subscriber, chase, this);
    frame$.subscribe(this.flight);
  }
}

/** A value on its way to a goal. */
class Chase<V> {
  readonly shape: Shape<V>;
  readonly pursuit: Pursuit;
  /** Where the numbers of a frame are put together. */
  readonly numbers: Float64Array;
  /** Seconds in flight at the frame that was shown last. */
  time: Seconds = 0;
  private goal: Float64Array;

  constructor(shape: Shape<V>, pursuit: Pursuit, start: Float64Array) {
    this.shape = shape;
    this.pursuit = pursuit;
    this.numbers = start.slice();
    this.goal = start;
  }

  /** Returns whether the goal is another one than before. */
  aim(value: V): boolean {
    const next = this.shape.numbersOf(value, this.goal);
    if (next.every((number, index) => number === this.goal[index])) return false;
    this.goal = next;
    this.pursuit.aim(this.time, next);
    return true;
  }
}

class ChaseFlight<V> extends Flight<V> {
  private readonly chase: Chase<V>;
  private readonly goals: Goals<V>;

  constructor(name: string, subscriber: Subscriber<V>, chase: Chase<V>, goals: Goals<V>) {
    super(name, subscriber, chase.time);
    this.chase = chase;
    this.goals = goals;
  }

  protected override show(time: Seconds): void {
    const { chase, goals } = this;
    const { numbers } = chase;
    chase.time = time;
    const rests = chase.pursuit.at(time, numbers);
    // Lands before it emits, for what it emits may bring the next goal.
    if (rests) goals.land();
    this.subscriber.next(chase.shape.valueOf(numbers));
    if (rests) goals.completeIfOver();
  }

  protected override _complete(): void {
    this.goals.land();
    this.goals.completeIfOver();
  }
}
