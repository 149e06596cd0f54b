import { BehaviorSubject, Observable, type Subscriber } from 'rxjs';
import { subscriberOf } from './subscriber.js';

/** Makes the replacement of a stream, which gets the stream that it replaces. */
export type Replacement<V> = (former$: Observable<V>) => Observable<V>;

/** What replaces one stream or several, even while they have subscribers: each replacement gets the one before. */
export class Replacements<V> {
  readonly #all$ = new BehaviorSubject<readonly Replacement<V>[]>([]);

  get isEmpty(): boolean {
    return this.#all$.value.length === 0;
  }

  /** Adds the latest one. Returns a function that undoes this. */
  add(make$: Replacement<V>): () => void {
    const all$ = this.#all$;
    // One function may be added twice.
    const own$: Replacement<V> = (former$) => make$(former$);
    all$.next([...all$.value, own$]);
    return () => all$.next(all$.value.filter((other$) => other$ !== own$));
  }

  clear(): void {
    this.#all$.next([]);
  }

  /** A stream, or what replaces it. */
  applyTo(source$: Observable<V>): Observable<V> {
    return new Observable((subscriber) => {
      let current: Subscriber<V> | undefined;
      const follow = (all: readonly Replacement<V>[]): void => {
        current?.unsubscribe();
        // Assigned before it is subscribed, because it may have to be closed while it emits.
        current = subscriberOf(
          (value) => subscriber.next(value),
          (error) => subscriber.error(error),
          () => subscriber.complete(),
        );
        subscriber.add(current);
        try {
          all.reduce((former$, make$) => make$(former$), source$).subscribe(current);
        } catch (error) {
          subscriber.error(error);
        }
      };
      subscriber.add(this.#all$.subscribe(follow));
    });
  }
}
