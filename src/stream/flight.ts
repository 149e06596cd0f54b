import type { Observable, Subscriber } from 'rxjs';
import { checkDelta } from '../clock/check-delta.js';
import { type Clock, clockOf } from '../clock/clock.js';
import type { Player } from '../clock/player.js';
import type { Seconds } from '../clock/seconds.js';

/** A run of values that plays on a clock, for one subscriber. It may be launched again after it has landed. */
export abstract class Flight<V> implements Player {
  protected readonly subscriber: Subscriber<V>;
  /** As errors call the function that was given the frames. */
  private readonly name: string;
  private readonly frame$: Observable<Seconds>;
  /** What it plays on; null while it has landed. */
  private clock: Clock | null = null;
  /** Seconds in flight at the frame that was shown last. */
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

  /** Shows the present time. Returns whether it has ended. May throw: that becomes the subscriber's error. */
  protected abstract show(): boolean;

  abstract complete(): void;

  launch(): void {
    this.isFirst = true;
    this.clock = clockOf(this.frame$);
    this.clock.join(this);
  }

  /** Asks for no more frames. */
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

  pass(dt: Seconds): boolean {
    const delta = checkDelta(this.name, 'a delta', dt);
    if (this.isFirst) this.isFirst = false;
    else this.time = Math.min(this.time + delta, Number.MAX_VALUE);
    return this.show();
  }

  fail(error: unknown): void {
    this.subscriber.error(error);
  }
}
