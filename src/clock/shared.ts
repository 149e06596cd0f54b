import { BehaviorSubject, Observable, Subject, type Subscriber, Subscription } from 'rxjs';
import { subscriberOf } from './subscriber.js';

/** Replacements for one stream or several; the last one is used. */
export type Others<V> = BehaviorSubject<readonly Observable<V>[]> & {
  /** While a replacement is being subscribed: the earlier replacements. It gets the last of these, not itself. */
  before?: readonly Observable<V>[] | undefined;
};

/**
 * Shares one subscription to a stream: the first subscriber opens it, the last one closes it. RxJS's `share` does the
 * same, but brings its conversions of promises and iterables into every bundle, 3 kB gzipped.
 *
 * @param others$ Streams that replace `source$`, even while there are subscribers.
 * @param hubOf Makes the subject through which the values go.
 */
export function shared<V>(
  source$: Observable<V>,
  others$: Others<V> = noOthers(),
  hubOf: () => Subject<V> = () => new Subject(),
): Observable<V> {
  let hub$ = hubOf();
  let connection: Subscription | undefined;
  const close = (): void => {
    const last = connection;
    hub$ = hubOf();
    connection = undefined;
    last?.unsubscribe();
  };
  return new Observable((subscriber) => {
    const { before } = others$;
    if (before !== undefined) {
      (before.at(-1) ?? source$).subscribe(subscriber);
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
    const follow = (others: readonly Observable<V>[]): void => {
      source?.unsubscribe();
      // Assigned before it is subscribed, because it may have to be closed while it emits.
      source = subscriberOf(
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
      own.add(source);
      (others.at(-1) ?? source$).subscribe(source);
    };
    own.add(others$.subscribe(follow));
  });
}

/** No stream yet. */
export function noOthers<V>(): Others<V> {
  return new BehaviorSubject<readonly Observable<V>[]>([]);
}

/**
 * Replaces a stream by another one, which may be made from it and then gets the values that it replaces. Returns a
 * function that undoes this.
 */
export function replace<V>(others$: Others<V>, stream$: Observable<V>): () => void {
  const within = (before: Others<V>['before'], act: () => void): void => {
    const outer = others$.before;
    others$.before = before;
    act();
    others$.before = outer;
  };
  const other$ = new Observable<V>((subscriber) => {
    // What is subscribed in response to a value is not part of the replacement, even while that is being subscribed.
    const source = subscriberOf<V>(
      (value) => within(undefined, () => subscriber.next(value)),
      (error) => within(undefined, () => subscriber.error(error)),
      () => within(undefined, () => subscriber.complete()),
    );
    subscriber.add(source);
    const { value: others } = others$;
    within(others.slice(0, others.indexOf(other$)), () => stream$.subscribe(source));
  });
  others$.next([...others$.value, other$]);
  return () => others$.next(others$.value.filter((one$) => one$ !== other$));
}
