import type { Observable, Subscription } from 'rxjs';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import type { Seconds } from '../clock/seconds.js';

/**
 * Schedules drawings: once a frame, after everything that moves the sprites.
 *
 * The page's own frames are requested only while something changes. The first change after a rest is drawn at the end
 * of the current task, and frames follow; a frame without a change begins the next rest.
 *
 *     change   x--x--x--x-----------x
 *     frame    ---f--f--f--f-----------f--f
 *     drawn    ---d--d--d-----------d
 */
export class Redraw {
  readonly #draw: () => boolean;
  #frames: Subscription | null = null;
  readonly #isGiven: boolean;
  #isWaiting = false;
  #isClosed = false;

  /**
   * @param given$ Frames that the user has chosen: they stay subscribed.
   * @param draw Draws if anything has changed, and returns whether it has.
   */
  constructor(given$: Observable<Seconds> | undefined, draw: () => boolean) {
    this.#draw = draw;
    this.#isGiven = given$ !== undefined;
    this.#listen(given$ ?? defaultFrame$);
  }

  /** Something has changed. */
  request(): void {
    if (this.#frames !== null || this.#isGiven || this.#isClosed) return;
    this.#listen(defaultFrame$);
    this.#drawSoon();
  }

  close(): void {
    this.#isClosed = true;
    this.#rest();
  }

  #listen(frame$: Observable<Seconds>): void {
    this.#frames = frame$.subscribe(() => {
      this.#drawSoon();
    });
  }

  #rest(): void {
    this.#frames?.unsubscribe();
    this.#frames = null;
  }

  #drawSoon(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    // Other subscribers of the same frame move sprites.
    queueMicrotask(this.#drawNow);
  }

  readonly #drawNow = (): void => {
    this.#isWaiting = false;
    if (this.#isClosed) return;
    const isNew = this.#draw();
    if (!isNew && !this.#isGiven) this.#rest();
  };
}
