import type { Observable, Subscriber } from 'rxjs';
import type { Clock } from '../clock/clock.js';
import { clockOf } from '../clock/clock-of.js';
import { Direct } from '../clock/direct.js';
import { countFirstFrame } from '../clock/frames.js';
import type { Player } from '../clock/player.js';
import { fail } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';

/** A value as a function of time: the only difference between a tween, a glide and a spring. */
export interface Trajectory<V> {
  /** Whether it starts with a velocity. */
  readonly isThrown?: boolean;
  /** The time from which the value rests. */
  readonly rest: Seconds;
  valueAt(time: Seconds): V;
}

/** A value that moves once: from its first frame until it rests. */
export function flyOnce<V>(name: string, frame$: Observable<Seconds>, trajectory: Trajectory<V>): Observable<V> {
  return new Direct((subscriber) => {
    const flight = new Flight(name, frame$, subscriber, trajectory);
    flight.isLast = true;
    flight.launch();
  });
}

/** A value that moves on a clock, for one subscriber. It can be launched again after it has landed. */
export class Flight<V, T extends Trajectory<V> = Trajectory<V>> implements Player {
  /** Seconds in flight when it was launched. */
  origin: Seconds = 0;
  time: Seconds = -Infinity;
  /** Whether the subscriber completes as soon as the value rests. */
  isLast = false;
  slot = -1;
  readonly name: string;
  readonly trajectory: T;
  readonly frame$: Observable<Seconds>;
  readonly #subscriber: Subscriber<V>;
  /** Null unless launched. */
  #clock: Clock | null = null;

  constructor(name: string, frame$: Observable<Seconds>, subscriber: Subscriber<V>, trajectory: T) {
    this.name = name;
    this.frame$ = frame$;
    this.#subscriber = subscriber;
    this.trajectory = trajectory;
    subscriber.add(() => {
      this.#land();
    });
  }

  /** Seconds in flight at the last frame. */
  get flown(): Seconds {
    return Math.max(this.origin, this.time);
  }

  get end(): Seconds {
    return this.trajectory.rest;
  }

  get isClosed(): boolean {
    return this.#clock === null;
  }

  /** Joins the clock, unless it is in flight already. */
  launch(): void {
    if (this.#clock !== null || this.#subscriber.closed) return;
    this.origin = this.flown;
    this.time = -Infinity;
    this.#clock = clockOf(this.frame$);
    this.#clock.join(this);
  }

  /** Shows the end at once, and rests there. */
  skip(): void {
    if (!this.#subscriber.closed && this.show(Math.max(this.flown, this.trajectory.rest))) this.complete();
  }

  start(): void {
    // Later, it sets out from rest.
    if (this.trajectory.isThrown === true && this.origin === 0) countFirstFrame(this);
  }

  /** Emits the value at a time. */
  show(time: Seconds): boolean {
    const { trajectory } = this;
    this.time = Math.min(time, Number.MAX_VALUE);
    const value = trajectory.valueAt(this.time);
    const rests = this.time >= trajectory.rest;
    const hasEnded = rests && this.isLast;
    // If goals may still come, it lands before it emits, because its value may cause the next goal.
    if (rests && !hasEnded) this.#land();
    this.#subscriber.next(value);
    return hasEnded;
  }

  complete(): void {
    this.#land();
    if (this.isLast) this.#subscriber.complete();
  }

  fail(error: unknown): void {
    fail(this.#subscriber, error);
  }

  /** Leaves the clock. */
  #land(): void {
    const clock = this.#clock;
    this.#clock = null;
    if (this.slot >= 0) clock!.leave(this);
  }
}
