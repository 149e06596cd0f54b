import { Observable, type Observer, type Subscriber, type Subscription } from 'rxjs';
import { Direct } from '../clock/direct.js';
import type { Progress } from '../time/effect.js';

/**
 * A stream of progress that knows by how it is subscribed whether anybody takes its values: if nobody does, it emits
 * nothing.
 */
export class ProgressStream extends Direct<Progress> {
  private readonly silent$: Observable<Progress>;

  /** @param run Called with the subscriber, and whether values are taken. */
  constructor(run: (subscriber: Subscriber<Progress>, emits: boolean) => void) {
    super((subscriber) => {
      run(subscriber, true);
    });
    this.silent$ = new Observable((subscriber) => {
      run(subscriber, false);
    });
  }

  override subscribe(observer?: Partial<Observer<Progress>> | ((progress: Progress) => void) | null): Subscription;
  override subscribe(...given: Parameters<Observable<Progress>['subscribe']>): Subscription;
  override subscribe(...given: Parameters<Observable<Progress>['subscribe']>): Subscription {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the deprecated form is passed on, too
    return takesValues(given[0]) ? super.subscribe(...given) : this.silent$.subscribe(...given);
  }
}

function takesValues(
  observer: Partial<Observer<Progress>> | ((progress: Progress) => void) | null | undefined,
): boolean {
  return typeof observer === 'function' || observer?.next !== undefined;
}
