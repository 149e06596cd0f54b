import { Observable, type Subscriber } from 'rxjs';

/** Reports an error that nobody handles, as RxJS does: asynchronously, so that the frame continues. */
export function report(error: unknown): void {
  new Observable((subscriber) => subscriber.error(error)).subscribe();
}

/** Calls a function and reports its errors, so that they do not stop others. */
export function attempt(act: () => void): void {
  try {
    act();
  } catch (error) {
    report(error);
  }
}

/** Ends a subscriber with an error. If it is closed, the error is reported instead. */
export function fail(subscriber: Subscriber<never>, error: unknown): void {
  if (subscriber.closed) report(error);
  else subscriber.error(error);
}
