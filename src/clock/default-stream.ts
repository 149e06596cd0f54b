import { BehaviorSubject, Observable, Subscriber } from 'rxjs';

/** A stream for everybody who names no other. It may be replaced for all of them, also while they are subscribed. */
export class DefaultStream<V> extends Observable<V> {
  /** What takes its place; the last one counts. */
  private readonly others$: BehaviorSubject<readonly { readonly stream$: Observable<V> }[]>;

  /** @param twin$ Another one: what is put in its place takes the place of both. */
  constructor(usual$: Observable<V>, twin$?: DefaultStream<V>) {
    super((subscriber) => {
      let source: Subscriber<V> | undefined;
      const goOver = (stream$: Observable<V>): void => {
        source?.unsubscribe();
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- passes all on, and ends with its subscriber
        source = new Subscriber(subscriber);
        stream$.subscribe(source);
      };
      subscriber.add(this.others$.subscribe((others) => goOver(others.at(-1)?.stream$ ?? usual$)));
    });
    this.others$ = twin$?.others$ ?? new BehaviorSubject<readonly { readonly stream$: Observable<V> }[]>([]);
  }

  get isReplaced(): boolean {
    return this.others$.value.length > 0;
  }

  /** Puts another stream in its place. Returns what takes that away again. */
  replace(stream$: Observable<V>): () => void {
    const { others$ } = this;
    const other = { stream$ };
    others$.next([...others$.value, other]);
    return () => others$.next(others$.value.filter((it) => it !== other));
  }
}
