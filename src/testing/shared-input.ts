import { type Observer, Subject, type SubjectLike, type Subscription } from 'rxjs';

/**
 * Shared by the subscribers of an input until it ends: a Subject, or a BehaviorSubject if the input emits a value on
 * subscription.
 */
export class SharedInput implements SubjectLike<unknown> {
  /** Whether later subscribers get the last value. Must be set before the first value. */
  hasPresent = false;
  #last: { readonly value: unknown } | null = null;
  readonly #subject$ = new Subject<unknown>();

  subscribe(observer: Partial<Observer<unknown>>): Subscription {
    const subscription = this.#subject$.subscribe(observer);
    if (this.#last !== null) observer.next?.(this.#last.value);
    return subscription;
  }

  next(value: unknown): void {
    if (this.hasPresent) this.#last = { value };
    this.#subject$.next(value);
  }

  error(error: unknown): void {
    this.#subject$.error(error);
  }

  complete(): void {
    this.#subject$.complete();
  }
}
