import { Observable, type Subscriber, Subscription } from 'rxjs';
import type { Progress } from '../action/effect.js';
import type { Ending } from './running-action.js';

/** An error that something threw; undefined may be thrown, too. */
export interface Failure {
  readonly error: unknown;
}

/** Those who want to know how a running action gets on. Made when the first of them asks. */
export class Watch {
  readonly progress$: Observable<Progress>;
  readonly done: Promise<Ending>;
  private observers: readonly Subscriber<Progress>[] = [];
  /** The one observer, if there is but one: found without a way through a list, which is a twentieth of an observed frame. */
  private only: Subscriber<Progress> | null = null;
  private ending: Ending | undefined = undefined;
  private failure: Failure | null = null;
  private resolve!: (ending: Ending) => void;
  /** What is to be unsubscribed when the action ends. */
  private readonly subscription = new Subscription();

  /** @param onObserved Told when the first observer comes and when the last one goes. */
  constructor(onObserved: (observed: boolean) => void) {
    this.done = new Promise((resolve) => {
      this.resolve = resolve;
    });
    this.progress$ = new Observable((subscriber) => {
      if (this.ending !== undefined) {
        finish(subscriber, this.failure);
        return undefined;
      }
      this.setObservers([...this.observers, subscriber]);
      onObserved(true);
      return () => {
        this.setObservers(this.observers.filter((observer) => observer !== subscriber));
        if (!this.observed) onObserved(false);
      };
    });
  }

  get observed(): boolean {
    return this.observers.length > 0;
  }

  /** Keeps a subscription until the action ends. */
  add(subscription: Subscription): void {
    this.subscription.add(subscription);
  }

  tell(progress: Progress): void {
    if (this.only !== null) this.only.next(progress);
    else this.tellAll(progress);
  }

  conclude(ending: Ending, failure: Failure | null): void {
    const { observers } = this;
    this.ending = ending;
    this.failure = failure;
    this.setObservers([]);
    this.subscription.unsubscribe();
    this.resolve(ending);
    for (const observer of observers) finish(observer, failure);
  }

  private tellAll(progress: Progress): void {
    for (const observer of this.observers) observer.next(progress);
  }

  private setObservers(observers: readonly Subscriber<Progress>[]): void {
    this.observers = observers;
    this.only = observers.length === 1 ? observers[0]! : null;
  }
}

function finish(observer: Subscriber<Progress>, failure: Failure | null): void {
  if (failure === null) observer.complete();
  else observer.error(failure.error);
}
