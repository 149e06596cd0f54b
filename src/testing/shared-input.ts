import { type Observer, Subject, type SubjectLike, type Subscription } from 'rxjs';

/** What the subscribers of an input share until it ends: a Subject; where the input has a present value, a BehaviorSubject. */
export class SharedInput implements SubjectLike<unknown> {
  /** Whether later subscribers are given the last value. To be set before the first value comes. */
  hasPresent = false;
  private last: { readonly value: unknown } | null = null;
  private readonly subject$ = new Subject<unknown>();

  subscribe(observer: Partial<Observer<unknown>>): Subscription {
    const subscription = this.subject$.subscribe(observer);
    if (this.last !== null) observer.next?.(this.last.value);
    return subscription;
  }

  next(value: unknown): void {
    if (this.hasPresent) this.last = { value };
    this.subject$.next(value);
  }

  error(error: unknown): void {
    this.subject$.error(error);
  }

  complete(): void {
    this.subject$.complete();
  }
}
