import { BehaviorSubject, Observable, Subject, type Subscriber, Subscription } from 'rxjs';
import { subscriberOf } from './subscriber.js';

/** Makes the replacement of a stream, which gets the stream that it replaces. */
export type Replacement<V> = (former$: Observable<V>) => Observable<V>;

/** Replacements for one stream or several, each for the one before. */
export type Others<V> = BehaviorSubject<readonly Replacement<V>[]>;

/**
 * Shares one subscription to a stream: the first subscriber opens it, the last one closes it. RxJS's `share` does the
 * same, but brings its conversions of promises and iterables into every bundle, 3 kB gzipped.
 *
 * @param others$ What replaces `source$`, even while there are subscribers.
 * @param hubOf Makes the subject through which the values go.
 */
export function shareStream<V>(
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
    const subject$ = hub$;
    subject$.subscribe(subscriber);
    subscriber.add(() => {
      if (subject$ === hub$ && !subject$.observed) close();
    });
    if (connection !== undefined || !subject$.observed) return;
    const own = (connection = new Subscription());
    let source: Subscriber<V> | undefined;
    const follow = (others: readonly Replacement<V>[]): void => {
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
      try {
        others.reduce((former$, make$) => make$(former$), source$).subscribe(source);
      } catch (error) {
        close();
        subject$.error(error);
      }
    };
    own.add(others$.subscribe(follow));
  });
}

/** No stream yet. */
export function noOthers<V>(): Others<V> {
  return new BehaviorSubject<readonly Replacement<V>[]>([]);
}

/** Replaces a stream. Returns a function that undoes this. */
export function replace<V>(others$: Others<V>, make$: Replacement<V>): () => void {
  const own$: Replacement<V> = (former$) => make$(former$);
  others$.next([...others$.value, own$]);
  return () => others$.next(others$.value.filter((other$) => other$ !== own$));
}
