import type { Observable, Subscriber } from 'rxjs';
import { Direct } from '../clock/direct.js';
import type { Progress } from '../time/effect.js';
import type { Ending } from './running-action.js';

/** How a run failed. */
export interface Failure {
  readonly error: unknown;
}

/** The observers of a running action. Made when the first of them asks. */
export class Watch {
  readonly progress$: Observable<Progress>;
  readonly done: Promise<Ending>;
  hasEnded = false;
  private readonly observers = new Set<Subscriber<Progress>>();
  /** The observers, copied for a loop, during which they may come and go; null after a change. */
  private list: readonly Subscriber<Progress>[] | null = null;
  private failure: Failure | null = null;
  private resolve!: (ending: Ending) => void;

  /** @param onChange Called when an observer comes or goes. */
  constructor(onChange: () => void) {
    this.done = new Promise((resolve) => {
      this.resolve = resolve;
    });
    this.progress$ = new Direct((subscriber) => {
      if (this.hasEnded) {
        finish(subscriber, this.failure);
        return undefined;
      }
      this.observers.add(subscriber);
      this.list = null;
      onChange();
      return () => {
        this.observers.delete(subscriber);
        this.list = null;
        onChange();
      };
    });
  }

  get isObserved(): boolean {
    return this.observers.size > 0;
  }

  /** The observer, if there is only one. */
  get only(): Subscriber<Progress> | null {
    return this.observers.size === 1 ? [...this.observers][0]! : null;
  }

  emit(progress: Progress): void {
    this.list ??= [...this.observers];
    for (const observer of this.list) observer.next(progress);
  }

  conclude(ending: Ending, failure: Failure | null): void {
    const observers = [...this.observers];
    this.hasEnded = true;
    this.failure = failure;
    this.observers.clear();
    this.list = null;
    this.resolve(ending);
    for (const observer of observers) finish(observer, failure);
  }
}

function finish(observer: Subscriber<Progress>, failure: Failure | null): void {
  if (failure === null) observer.complete();
  else observer.error(failure.error);
}
