import type { Observable, Subscriber } from 'rxjs';
import { subscriberOf } from '../clock/subscriber.js';

/**
 * The latest value of an observable, to be read once a frame.
 *
 * An error is kept and thrown when it is read, so that it ends the action that depends on it and no other.
 */
export class LatestValue<V> {
  private readonly source$: Observable<V>;
  private subscription: Subscriber<V> | null = null;
  private latest: V | undefined;
  private failure: { readonly error: unknown } | null = null;
  /** Whether the observable has emitted at all, and whether it has completed. */
  emitted = false;
  completed = false;

  constructor(source: Observable<V>) {
    this.source$ = source;
  }

  /** Whether there is a value to read. */
  get isKnown(): boolean {
    return this.emitted && !this.closed;
  }

  /** Whether there is no subscription: before the first `read`, and after `close`. */
  get closed(): boolean {
    return this.subscription === null;
  }

  /** The latest value; undefined if there is none. The first call subscribes, which may call `close` at once. */
  read(): V | undefined {
    if (this.subscription === null) {
      // It exists before it is subscribed, because the very first value may close it.
      this.subscription = subscriberOf<V>(
        (value) => {
          this.latest = value;
          this.emitted = true;
        },
        (error) => (this.failure = { error }),
        () => (this.completed = true),
      );
      this.source$.subscribe(this.subscription);
    }
    if (this.failure !== null) throw this.failure.error;
    return this.closed ? undefined : this.latest;
  }

  close(): void {
    this.subscription?.unsubscribe();
    this.subscription = null;
  }
}
