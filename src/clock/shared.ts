import { Observable, Subject, Subscriber } from 'rxjs';

/**
 * Shares one subscription to a stream: the first subscriber opens it, the last one closes it. RxJS's `share` does the
 * same, but brings its conversions of promises and iterables into every bundle, 3 kB gzipped.
 *
 * @param replays Whether late subscribers get the latest value first, and nobody the same one twice in a row.
 */
export function shared<V>(source$: Observable<V>, replays = false): Observable<V> {
  let hub$ = new Subject<V>();
  let source: Subscriber<V> | undefined;
  let latest: readonly [value: V] | undefined;
  const reset = (): void => {
    hub$ = new Subject();
    source = latest = undefined;
  };
  return new Observable((subscriber) => {
    if (latest !== undefined) subscriber.next(latest[0]);
    const subject$ = hub$;
    subject$.subscribe(subscriber);
    subscriber.add(() => {
      if (subject$ !== hub$ || subject$.observed) return;
      const last = source;
      reset();
      last?.unsubscribe();
    });
    if (source !== undefined || !subject$.observed) return;
    // Known before it is subscribed: it may have to be closed while it emits.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- RxJS makes one for every other way to subscribe
    source = Subscriber.create(
      (value) => {
        if (replays && latest !== undefined && latest[0] === value) return;
        if (replays) latest = [value!];
        subject$.next(value!);
      },
      (error) => {
        reset();
        subject$.error(error);
      },
      () => {
        reset();
        subject$.complete();
      },
    );
    source$.subscribe(source);
  });
}
