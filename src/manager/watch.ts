import { Observable, type Subscriber, Subscription } from 'rxjs';
import type { Progress } from '../action/effect.js';
import type { Ending } from './running-action.js';
import type { Listener } from './teller.js';

/** An error that something threw; undefined may be thrown, too. */
export interface Failure {
  readonly error: unknown;
}

/** Those who want to know how a running action gets on. Made when the first of them asks. */
export class Watch implements Listener {
  readonly progress$: Observable<Progress>;
  private observers: readonly Subscriber<Progress>[] = [];
  private ending: Ending | undefined = undefined;
  private failure: Failure | null = null;
  private promise: Promise<Ending> | null = null;
  private resolve: ((ending: Ending) => void) | null = null;
  /** What is to be unsubscribed when the action ends. */
  private readonly subscription = new Subscription();

  /** @param onObservers Told when an observer comes or goes. */
  constructor(onObservers: () => void) {
    this.progress$ = new Observable((subscriber) => {
      if (this.ending !== undefined) {
        finish(subscriber, this.failure);
        return undefined;
      }
      this.observers = [...this.observers, subscriber];
      onObservers();
      return () => {
        this.observers = this.observers.filter((observer) => observer !== subscriber);
        onObservers();
      };
    });
  }

  get done(): Promise<Ending> {
    return (this.promise ??= new Promise((resolve) => {
      if (this.ending === undefined) this.resolve = resolve;
      else resolve(this.ending);
    }));
  }

  get observed(): boolean {
    return this.observers.length > 0;
  }

  /** Who is to be told of all progress: the only observer itself, which spares each frame the way through a list. */
  get listener(): Listener {
    return this.observers.length === 1 ? this.observers[0]! : this;
  }

  next(progress: Progress): void {
    for (const observer of this.observers) observer.next(progress);
  }

  /** Keeps a subscription until the action ends. */
  add(subscription: Subscription): void {
    this.subscription.add(subscription);
  }

  conclude(ending: Ending, failure: Failure | null): void {
    const { observers } = this;
    this.ending = ending;
    this.failure = failure;
    this.observers = [];
    this.subscription.unsubscribe();
    this.resolve?.(ending);
    for (const observer of observers) finish(observer, failure);
  }
}

function finish(observer: Subscriber<Progress>, failure: Failure | null): void {
  if (failure === null) observer.complete();
  else observer.error(failure.error);
}
