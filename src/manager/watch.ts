import type { Observable, Subscriber } from 'rxjs';
import { Direct } from '../clock/direct.js';
import type { Progress } from '../action/effect.js';
import type { Failure } from '../action/halt.js';
import type { Running } from './running.js';
import type { Ending } from './running-action.js';

/** Those who want to know how a running action gets on. Made when the first of them asks. */
export class Watch {
  readonly progress$: Observable<Progress>;
  private readonly observers = new Set<Subscriber<Progress>>();
  /** The same ones, for a loop that whoever comes or goes meanwhile does not change; null since somebody did. */
  private list: readonly Subscriber<Progress>[] | null = null;
  private ending: Ending | undefined = undefined;
  private failure: Failure | null = null;
  private promise: Promise<Ending> | null = null;
  private resolve: ((ending: Ending) => void) | null = null;

  /** @param onChange Told when an observer comes or goes. */
  constructor(onChange: () => void) {
    this.progress$ = new Direct((subscriber) => {
      if (this.ending !== undefined) {
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

  get done(): Promise<Ending> {
    return (this.promise ??= new Promise((resolve) => {
      if (this.ending === undefined) this.resolve = resolve;
      else resolve(this.ending);
    }));
  }

  get isObserved(): boolean {
    return this.observers.size > 0;
  }

  tell(progress: Progress): void {
    this.list ??= [...this.observers];
    for (const observer of this.list) observer.next(progress);
  }

  conclude(ending: Ending, failure: Failure | null): void {
    const observers = [...this.observers];
    this.ending = ending;
    this.failure = failure;
    this.observers.clear();
    this.list = null;
    this.resolve?.(ending);
    for (const observer of observers) finish(observer, failure);
  }
}

function finish(observer: Subscriber<Progress>, failure: Failure | null): void {
  if (failure === null) observer.complete();
  else observer.error(failure.error);
}

/** What those who want to know how a running action gets on are told by. That they come or go is something asked of it. */
export function watchOf(running: Running): Watch {
  const watch = new Watch(() => {
    running.asked();
  });
  const { ending } = running;
  if (ending !== undefined && ending !== 'failed') watch.conclude(ending, null);
  return watch;
}
