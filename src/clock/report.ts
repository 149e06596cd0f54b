import { Observable } from 'rxjs';

/**
 * Reports an error that nobody observes, as RxJS reports unhandled errors: later, and without keeping anybody from
 * their frame.
 */
export function report(error: unknown): void {
  new Observable((subscriber) => subscriber.error(error)).subscribe();
}
