import { Observable, Subject, Subscriber } from 'rxjs';

/** A stream for everybody who names no other. It may be replaced for all of them, also while they are subscribed. */
export class DefaultStream<V> extends Observable<V> {
  /** What takes its place, each in a list of its own; the last one counts. */
  private readonly others: (readonly [Observable<V>])[];
  private readonly changes$: Subject<void>;

  /** @param twin$ Another one: what is put in its place takes the place of both. */
  constructor(usual$: Observable<V>, twin$?: DefaultStream<V>) {
    super((subscriber) => {
      let source: Subscriber<V> | undefined;
      const goOver = (): void => {
        source?.unsubscribe();
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- passes all on, and ends with its subscriber
        source = new Subscriber(subscriber);
        (this.others.at(-1)?.[0] ?? usual$).subscribe(source);
      };
      subscriber.add(this.changes$.subscribe(goOver));
      goOver();
    });
    this.others = twin$?.others ?? [];
    this.changes$ = twin$?.changes$ ?? new Subject();
  }

  /** Puts another stream in its place. Returns what takes that away again. */
  replace(stream$: Observable<V>): () => void {
    const other = [stream$] as const;
    this.others.push(other);
    this.changes$.next();
    return () => {
      this.others.splice(this.others.indexOf(other), 1);
      this.changes$.next();
    };
  }
}
