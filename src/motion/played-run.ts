import type { Observable, Subscriber, Unsubscribable } from 'rxjs';
import type { Clock } from '../clock/clock.js';
import { jump } from '../clock/jump.js';
import type { Player } from '../clock/player.js';
import { attempt, fail } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import { FORWARDS } from '../time/edges.js';
import type { Progress } from '../time/effect.js';
import { Run } from '../time/run.js';
import type { Motion } from './motion.js';

/** One subscription to {@link play}: a run that a clock advances to its end. */
export class PlayedRun<T, V> extends Run<T> implements Player, Unsubscribable {
  declare readonly action: Motion<T>;
  readonly name = 'play';
  slot = -1;
  private readonly clock: Clock;
  private readonly subscriber: Subscriber<V>;
  /** The value to emit in a frame; null if the subscriber ignores values, which costs half as much. */
  private readonly value: ((progress: Progress) => V) | null;
  /** Called before the end is reported. */
  private readonly release: (() => void) | undefined;

  constructor(
    action: Motion<T>,
    target: T,
    clock: Clock,
    subscriber: Subscriber<V>,
    value: ((progress: Progress) => V) | null,
    release?: () => void,
  ) {
    super(action, target, FORWARDS);
    this.clock = clock;
    this.subscriber = subscriber;
    this.value = value;
    this.release = release;
    subscriber.add(this);
    clock.join(this);
  }

  /** The frames that it plays on. */
  get frame$(): Observable<Seconds> {
    return this.clock.frame$;
  }

  get end(): Seconds {
    return this.root!.end;
  }

  get isClosed(): boolean {
    return this.subscriber.closed;
  }

  /** Called when the subscription is closed, whether by the subscriber or at the end. */
  unsubscribe(): void {
    this.clock.leave(this);
    attempt(() => this.halt());
  }

  start(after: Player | null): void {
    this.origin = after?.end ?? 0;
    this.begin();
  }

  show(time: Seconds): boolean {
    const shown = jump.now > 0 && this.action.rests ? Math.max(this.origin, this.time) : time;
    if (!this.continueTo(shown)) this.advance(shown);
    this.emitAt(shown);
    return this.hasEnded;
  }

  complete(): void {
    try {
      this.release?.();
    } catch (error) {
      this.fail(error);
    }
    this.subscriber.complete();
  }

  fail(error: unknown): void {
    fail(this.subscriber, error);
  }

  emitAt(time: Seconds): void {
    this.time = time;
    if (this.value === null) return;
    this.subscriber.next(this.value(this.progressAt(time)));
  }

  get isObserved(): boolean {
    return this.value !== null;
  }
}
