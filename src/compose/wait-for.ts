import type { Observable } from 'rxjs';
import { type AnyObservable, observableOf } from '../clock/observable-of.js';
import type { Seconds } from '../clock/seconds.js';
import type { EndingAction } from '../motion/action.js';
import { openAction } from '../motion/compound.js';
import { LatestValue } from '../motion/latest-value.js';
import { OpenSpan } from '../motion/open-span.js';
import type { Edges } from '../time/edges.js';
import type { SpanObserver } from '../time/span.js';

/**
 * Waits until an observable emits or completes. It ends in the next frame; what follows it in a sequence starts in that
 * frame.
 *
 *     frame$    f----f----f----f
 *     click$    --------c------
 *     sequence(waitFor(click$), b)
 *     b                   0----1
 *
 * It listens only from its start to its end: a click before its start does not count. When time goes back to before the
 * emission, it waits until that time comes again.
 *
 * ```ts
 * import { Subject } from 'rxjs';
 * import { moveBy, play, sequence, waitFor } from 'rx-motion';
 *
 * const frame$ = new Subject<number>();
 * const click$ = new Subject<void>();
 * const ship = { x: 0, y: 0 };
 * play(sequence(waitFor(click$), moveBy(1, { x: 100, y: 0 })), ship, frame$).subscribe();
 * frame$.next(0.5);
 * click$.next();
 * frame$.next(0.5); // starts here
 * frame$.next(0.25);
 * ship.x; // => 25
 * ```
 *
 * @param source$ What to wait for. Its error ends the action, through the action's error channel.
 * @returns An action that ends at an unknown time: others may follow it, but it can't be eased, repeated or reversed.
 * @throws TypeError when `source$` is not an observable.
 */
export function waitFor(source$: AnyObservable<unknown>): EndingAction<unknown> {
  const awaited$ = observableOf('waitFor', 'source$', source$);
  return openAction('waitFor', (_target, start, edges) => new Waiting(awaited$, start, edges));
}

class Waiting extends OpenSpan {
  readonly #latest: LatestValue<unknown>;
  /** When it ended; remembered when time goes back. */
  #over: Seconds | undefined;

  constructor(source$: Observable<unknown>, start: Seconds, edges: Edges) {
    super(start, edges);
    this.#latest = new LatestValue(source$);
  }

  override subscribe(observer: SpanObserver): void {
    super.subscribe(observer);
    // If the playhead is halted, it was stopped at once.
    if (this.observer !== null && this.#over === undefined) this.#latest.read();
  }

  override unsubscribe(): void {
    super.unsubscribe();
    this.#latest.close();
  }

  protected show(time: Seconds): Seconds | undefined {
    if (this.#over === undefined) {
      // Once it has emitted, a later error no longer counts.
      if (!this.#latest.emitted) this.#latest.read();
      if (this.#latest.emitted || this.#latest.completed) this.#over = time;
    }
    return this.#over === undefined || time < this.#over ? undefined : this.#over;
  }
}
