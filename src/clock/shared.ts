import { BehaviorSubject, Observable, Subject, Subscriber, Subscription } from 'rxjs';

/** Streams that replace one stream or several; the last one counts. */
export type Others<V> = BehaviorSubject<readonly { readonly stream$: Observable<V> }[]> & {
  /** While a replacement is being subscribed: how many come before it. Otherwise -1. */
  below: number;
};

/**
 * Shares one subscription to a stream: the first subscriber opens it, the last one closes it. RxJS's `share` does the
 * same, but brings its conversions of promises and iterables into every bundle, 3 kB gzipped.
 *
 * @param others$ Streams that replace `source$`, even while there are subscribers. One may be made of a stream that
 * they replace: while it is being subscribed, that is the stream before it.
 * @param hubOf Makes the subject through which the values go.
 */
export function shared<V>(
  source$: Observable<V>,
  others$: Others<V> = noOthers(),
  hubOf: () => Subject<V> = () => new Subject(),
): Observable<V> {
  let hub$ = hubOf();
  let connection: Subscription | undefined;
  /** What is subscribed in response to a value is not part of a replacement, even while that is being subscribed. */
  const within = (below: number, act: () => void): void => {
    const outer = others$.below;
    others$.below = below;
    act();
    others$.below = outer;
  };
  /** Subscribes to the replacement of this index, or to the source. */
  const open = (index: number, subscriber: Subscriber<V>): void => {
    within(index, () => (others$.value[index]?.stream$ ?? source$).subscribe(subscriber));
  };
  const close = (): void => {
    const last = connection;
    hub$ = hubOf();
    connection = undefined;
    last?.unsubscribe();
  };
  return new Observable((subscriber) => {
    if (others$.below >= 0) {
      open(others$.below - 1, subscriber);
      return;
    }
    const subject$ = hub$;
    subject$.subscribe(subscriber);
    subscriber.add(() => {
      if (subject$ === hub$ && !subject$.observed) close();
    });
    if (connection !== undefined || !subject$.observed) return;
    const own = (connection = new Subscription());
    let source: Subscriber<V> | undefined;
    const follow = (): void => {
      source?.unsubscribe();
      // Assigned before it is subscribed, because it may have to be closed while it emits.
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- RxJS makes one for every other way to subscribe
      source = Subscriber.create(
        (value) => within(-1, () => subject$.next(value!)),
        (error) => {
          close();
          within(-1, () => subject$.error(error));
        },
        () => {
          close();
          within(-1, () => subject$.complete());
        },
      );
      own.add(source);
      open(others$.value.length - 1, source);
    };
    own.add(others$.subscribe(follow));
  });
}

/** No stream yet. */
export function noOthers<V>(): Others<V> {
  return Object.assign(new BehaviorSubject<Others<V>['value']>([]), { below: -1 });
}

/** Replaces a stream by another one. Returns a function that undoes this. */
export function replace<V>(others$: Others<V>, stream$: Observable<V>): () => void {
  const other = { stream$ };
  others$.next([...others$.value, other]);
  return () => others$.next(others$.value.filter((it) => it !== other));
}
