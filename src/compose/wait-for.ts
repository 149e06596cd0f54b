import type { Observable } from 'rxjs';
import type { EndingAction } from '../action/action.js';
import type { OpenEffect } from '../action/effect.js';
import { Latest } from '../action/latest.js';
import { OpenLeaf } from '../action/leaf.js';
import { ending } from '../action/motion.js';
import { checkObservable } from '../clock/check-observable.js';
import type { Seconds } from '../clock/seconds.js';
import type { Ends, StretchObserver } from '../time/stretch.js';

/**
 * Waits until an observable emits, or completes; what follows it in a sequence starts in the next frame's place, with no time lost.
 *
 *     frame$    f----f----f----f
 *     click$    --------c------
 *     sequence(waitFor(click$), b)
 *     b                   0----1
 *
 * It listens from its start to its end and no longer: a click before its turn does not count. Time that comes back to before the
 * emission waits until it is there again.
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
 * @param source$ What to wait for. An error of it ends the action, through its error channel.
 * @returns An action that ends, though nobody knows when: others may follow it, but it can't be eased, repeated or turned around.
 * @throws TypeError when `source$` is not an observable.
 */
export function waitFor(source$: Observable<unknown>): EndingAction<unknown> {
  checkObservable('waitFor', 'source$', source$);
  return ending((_target, start, end, ends) => new Wait(new Waiting(source$), start, end, ends), 0);
}

class Wait extends OpenLeaf {
  private readonly waiting: Waiting;

  constructor(waiting: Waiting, start: Seconds, end: Seconds, ends: Ends) {
    super(waiting, start, end, ends);
    this.waiting = waiting;
  }

  override subscribe(observer: StretchObserver): void {
    super.subscribe(observer);
    // Beside one that has stopped the whole it is stopped at once.
    if (this.observer !== null) this.waiting.listen();
  }
}

class Waiting implements OpenEffect {
  private readonly latest: Latest<unknown>;
  /** When it was over; that stays so when time comes back. */
  private over: Seconds | undefined;

  constructor(source$: Observable<unknown>) {
    this.latest = new Latest(source$);
  }

  listen(): void {
    if (this.over === undefined) this.latest.read();
  }

  update(elapsed: Seconds): Seconds | undefined {
    if (this.over === undefined) {
      // What it waited for has come, though an error may have come after it.
      if (!this.latest.emitted) this.latest.read();
      if (this.latest.emitted || this.latest.completed) this.over = elapsed;
    }
    return this.over === undefined || elapsed < this.over ? undefined : elapsed - this.over;
  }

  undo(): void {
    // Waiting has changed nothing.
  }

  stop(): void {
    this.latest.close();
  }
}
