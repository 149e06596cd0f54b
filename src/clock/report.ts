import { Observable, type Subscriber } from 'rxjs';

/**
 * Reports an error that nobody observes, as RxJS reports unhandled errors: later, and without keeping anybody from
 * their frame.
 */
export function report(error: unknown): void {
  new Observable((subscriber) => subscriber.error(error)).subscribe();
}

/** Does what must not keep others from going on: what it throws is reported. */
export function attempt(act: () => void): void {
  try {
    act();
  } catch (error) {
    report(error);
  }
}

/** Ends a subscriber with an error. One that is closed would drop it: then it is reported. */
export function fail(subscriber: Subscriber<never>, error: unknown): void {
  if (subscriber.closed) report(error);
  else subscriber.error(error);
}
