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
  private readonly observers = new Set<Subscriber<Progress>>();
  /** The observers, copied for a loop, during which they may come and go; null after a change. */
  private list: readonly Subscriber<Progress>[] | null = null;
  /** Tells an observer how the run has ended; null while it runs. */
  private finish: ((subscriber: Subscriber<Progress>) => void) | null = null;
  private resolve!: (ending: Ending) => void;

  /** @param onChange Called when an observer comes or goes. */
  constructor(onChange: () => void) {
    this.done = new Promise((resolve) => {
      this.resolve = resolve;
    });
    this.progress$ = new Direct((subscriber) => {
      if (this.finish !== null) {
        this.finish(subscriber);
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

  conclude(ending: Ending, failure: Failure | undefined): void {
    const observers = [...this.observers];
    this.observers.clear();
    this.list = null;
    this.finish =
      failure === undefined ? (subscriber) => subscriber.complete() : (subscriber) => subscriber.error(failure.error);
    this.resolve(ending);
    observers.forEach(this.finish);
  }
}
