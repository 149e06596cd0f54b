import type { Observable, Subscriber } from 'rxjs';
import { checkDelta } from '../clock/check-delta.js';
import { type Clock, clockOf } from '../clock/clock.js';
import type { Player } from '../clock/player.js';
import { fail } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';

/** A run of values on a clock, for one subscriber. It can be launched again after it has landed. */
export abstract class Flight<V> implements Player {
  protected readonly subscriber: Subscriber<V>;
  /** The name of the function that takes the frames, for errors. */
  private readonly name: string;
  private readonly frame$: Observable<Seconds>;
  /** Null unless launched. */
  private clock: Clock | null = null;
  /** Seconds in flight at the last frame. */
  time: Seconds = 0;
  /** Whether the next frame is the first one, which adds no time. */
  private isFirst = true;
  slot = -1;

  constructor(name: string, subscriber: Subscriber<V>, frame$: Observable<Seconds>) {
    this.name = name;
    this.subscriber = subscriber;
    this.frame$ = frame$;
  }

  abstract get end(): Seconds;

  get isClosed(): boolean {
    return this.clock === null;
  }

  /** Shows the current time. Returns whether it has ended. An error that it throws goes to the subscriber. */
  protected abstract show(): boolean;

  abstract complete(): void;

  launch(): void {
    this.isFirst = true;
    this.clock = clockOf(this.frame$);
    this.clock.join(this);
  }

  /** Leaves the clock. */
  land(): void {
    const { clock } = this;
    this.clock = null;
    if (this.slot >= 0) clock!.leave(this);
  }

  start(after: Player | null): boolean {
    if (after === null) return false;
    this.isFirst = false;
    this.time += after.time - after.end;
    return this.show();
  }

  showFrame(dt: Seconds): boolean {
    const delta = checkDelta(this.name, 'a delta', dt);
    if (this.isFirst) this.isFirst = false;
    else this.time = Math.min(this.time + delta, Number.MAX_VALUE);
    return this.show();
  }

  fail(error: unknown): void {
    fail(this.subscriber, error);
  }
}
