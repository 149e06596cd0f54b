import { Subscriber } from 'rxjs';
import { checkFinite } from '../math/check.js';
import type { Seconds } from '../clock/seconds.js';

/**
 * Hears the frames of one run of values and tells them to one subscriber. Whatever throws becomes the subscriber's error.
 *
 * A class with a `_next` of its own, since it is called a thousand times a frame: a chain of operators costs five times as much.
 */
export abstract class Flight<V> extends Subscriber<Seconds> {
  protected readonly subscriber: Subscriber<V>;
  /** As errors call the function that was given the frames. */
  private readonly name: string;
  /** Seconds at the frame that was shown last. */
  private time: Seconds;
  /** Whether the next frame is the first one, which adds no time. */
  private isFirst = true;

  constructor(name: string, subscriber: Subscriber<V>, time: Seconds) {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- RxJS has no other way to write a fast operator
    super();
    this.name = name;
    this.subscriber = subscriber;
    this.time = time;
    subscriber.add(this);
  }

  /** Emits what is to be seen at `time`, and unsubscribes before that where it is the last value. May throw. */
  protected abstract show(time: Seconds): void;

  protected override _next(dt: Seconds): void {
    try {
      if (this.isFirst) this.isFirst = false;
      else this.time = checkFinite(this.name, 'time', this.time + dt);
      this.show(this.time);
    } catch (error) {
      this.subscriber.error(error);
    }
  }

  protected override _error(error: unknown): void {
    this.subscriber.error(error);
  }
}
