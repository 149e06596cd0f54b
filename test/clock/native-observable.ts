import { fromEvent, type Observable, takeUntil } from 'rxjs';

/** What RxJS lacks of `Observable` as the platform has it: it ends by a signal, and calls functions without `this`. */
export class NativeObservable<V> {
  readonly #source$: Observable<V>;

  constructor(source$: Observable<V>) {
    this.#source$ = source$;
  }

  subscribe(
    { next, error, complete }: Record<'next' | 'error' | 'complete', (value?: unknown) => void>,
    { signal }: { readonly signal: AbortSignal },
  ): void {
    this.#source$.pipe(takeUntil(fromEvent(signal, 'abort'))).subscribe({
      next: (value) => next(value),
      error: (reason: unknown) => error(reason),
      // By the signal, it ends without a word.
      complete: () => signal.aborted || complete(),
    });
  }
}
