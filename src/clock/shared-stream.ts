import { Observable, Subject, type Subscriber } from 'rxjs';
import { subscriberOf } from './subscriber.js';

/**
 * Shares one subscription to a stream: the first subscriber opens it, the last one closes it. RxJS's `share` does the
 * same, but brings its conversions of promises and iterables into every bundle, 3 kB gzipped.
 *
 * @param hubOf Makes the subject through which the values go.
 */
export function shareStream<V>(source$: Observable<V>, hubOf: () => Subject<V> = () => new Subject()): Observable<V> {
  let hub$ = hubOf();
  let connection: Subscriber<V> | undefined;
  const close = (): void => {
    const last = connection;
    hub$ = hubOf();
    connection = undefined;
    last?.unsubscribe();
  };
  return new Observable((subscriber) => {
    const subject$ = hub$;
    subject$.subscribe(subscriber);
    subscriber.add(() => {
      if (subject$ === hub$ && !subject$.observed) close();
    });
    if (connection !== undefined || !subject$.observed) return;
    connection = subscriberOf(
      (value) => subject$.next(value),
      (error) => {
        close();
        subject$.error(error);
      },
      () => {
        close();
        subject$.complete();
      },
    );
    source$.subscribe(connection);
  });
}
