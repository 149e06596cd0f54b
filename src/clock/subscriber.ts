import { Subscriber } from 'rxjs';

/**
 * A subscriber that exists before it is subscribed, so it can be stored, and closed while its source emits
 * synchronously. What its handlers throw is reported as RxJS reports it for any observer.
 */
export function subscriberOf<V>(
  next: ((value: V) => void) | undefined,
  error?: (error: unknown) => void,
  complete?: () => void,
): Subscriber<V> {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- `subscribe` returns its subscription too late
  return Subscriber.create(next as (value?: V) => void, error, complete);
}
