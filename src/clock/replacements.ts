import { BehaviorSubject, Observable, Subscriber } from 'rxjs';

/** Makes the replacement of a stream, which gets the stream that it replaces. */
export type Replacement<V> = (former$: Observable<V>) => Observable<V>;

/** What replaces one stream or several, even while they have subscribers: each replacement gets the one before. */
export type Replacements<V> = BehaviorSubject<readonly Replacement<V>[]>;

/** No replacement yet. */
export function noReplacements<V>(): Replacements<V> {
  return new BehaviorSubject<readonly Replacement<V>[]>([]);
}

/** Adds the latest replacement. Returns a function that undoes this. */
export function replace<V>(others$: Replacements<V>, make$: Replacement<V>): () => void {
  // One function may be added twice.
  const own$: Replacement<V> = (former$) => make$(former$);
  others$.next([...others$.value, own$]);
  return () => others$.next(others$.value.filter((other$) => other$ !== own$));
}

/** A stream, or what replaces it. */
export function applyReplacements<V>(source$: Observable<V>, others$: Replacements<V>): Observable<V> {
  return new Observable((subscriber) => {
    let current: Subscriber<V> | undefined;
    const follow = (others: readonly Replacement<V>[]): void => {
      current?.unsubscribe();
      // Assigned before it is subscribed, because it may have to be closed while it emits.
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- `subscribe` returns its subscription too late
      current = new Subscriber(subscriber);
      try {
        others.reduce((former$, make$) => make$(former$), source$).subscribe(current);
      } catch (error) {
        subscriber.error(error);
      }
    };
    subscriber.add(others$.subscribe(follow));
  });
}
