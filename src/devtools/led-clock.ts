import { filter, map, merge, Subject, type Subscription } from 'rxjs';
import { motionDefaults } from '../clock/motion-defaults.js';
import type { Seconds } from '../clock/seconds.js';

/** The frames of the page, led by a user: paused, slower, or step by step. */
export class LedClock {
  isPaused = false;
  /** Seconds of motion per second. */
  rate = 1;
  readonly #steps$ = new Subject<Seconds>();
  readonly #defaults: Subscription;

  constructor() {
    this.#defaults = motionDefaults({
      frame$: (frame$) => {
        const led$ = frame$.pipe(
          filter(() => !this.isPaused),
          map((dt) => dt * this.rate),
        );
        return merge(led$, this.#steps$);
      },
    });
  }

  /** Shows a frame that is so much later. */
  step(seconds: Seconds): void {
    this.#steps$.next(seconds);
  }

  /** Gives the page its own frames back. */
  close(): void {
    this.#defaults.unsubscribe();
  }
}
