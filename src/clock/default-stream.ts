import { BehaviorSubject, Observable, Subscriber } from 'rxjs';

/** What takes the place of a stream; the last one counts. */
type Others<V> = BehaviorSubject<readonly { readonly stream$: Observable<V> }[]>;

/** A stream for everybody who names no other. It may be replaced for all of them, also while they are subscribed. */
export class DefaultStream<V> extends Observable<V> {
  // eslint-disable-next-line rxjs-x/no-exposed-subjects -- `replace` is a function: few bundles need it
  readonly others$: Others<V>;

  /** @param others$ Those of another one: what takes the place of that takes the place of this, too. */
  constructor(usual$: Observable<V>, others$: Others<V> = new BehaviorSubject<Others<V>['value']>([])) {
    super((subscriber) => {
      let source: Subscriber<V> | undefined;
      const goOver = (stream$: Observable<V>): void => {
        source?.unsubscribe();
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- passes all on, and ends with its subscriber
        source = new Subscriber(subscriber);
        stream$.subscribe(source);
      };
      subscriber.add(others$.subscribe((others) => goOver(others.at(-1)?.stream$ ?? usual$)));
    });
    this.others$ = others$;
  }
}

/** Puts another stream in the place of a default. Returns what takes that away again. */
export function replace<V>({ others$ }: DefaultStream<V>, stream$: Observable<V>): () => void {
  const other = { stream$ };
  others$.next([...others$.value, other]);
  return () => others$.next(others$.value.filter((it) => it !== other));
}
