import { page } from '../../clock/page.js';
import type { Seconds } from '../../clock/seconds.js';

export type Milliseconds = number;

/** How far the browser may be from the run before it is corrected. */
const TOLERANCE: Milliseconds = 2;
/** A run that seems to go faster than this has jumped. */
const FASTEST = 8;

/** Keeps animations of the browser at the time of a run. Usually its own clock does, and a frame only compares the two. */
export class BrowserClock {
  /** The run's last time. */
  shown: Seconds = 0;
  /** The page's time when that was shown. */
  #shownAt: Milliseconds = 0;
  readonly #animations: readonly Animation[];
  readonly #hasTimeline: boolean;
  /** How fast they go; null before the first frame, and on a timeline. */
  #rate: number | null = null;
  /** When, on the page's timeline, the browser shows the run's time 0. */
  #origin: Milliseconds = 0;

  /** @param hasTimeline Whether the animations have a timeline that shows the same times as the run. */
  constructor(animations: readonly Animation[], hasTimeline: boolean) {
    this.#animations = animations;
    this.#hasTimeline = hasTimeline;
  }

  /** Whether it does not pass by itself. */
  get #isPaused(): boolean {
    return this.#rate === 0;
  }

  /** The time that the user sees now. */
  get seen(): Milliseconds {
    const rate = this.#rate ?? 0;
    return rate === 0 ? this.shown * 1000 : Math.max(0, (performance.now() - this.#origin) * rate);
  }

  /** Call it when the run has shown a time. */
  show(time: Seconds): void {
    const [at, now, before] = [pageTime(), time * 1000, this.shown * 1000];
    const rate = this.#rate;
    this.shown = time;
    if (this.#hasTimeline) return;
    const isOff = this.#isPaused ? now !== before : Math.abs((at - this.#origin) * rate! - now) > TOLERANCE;
    if (rate === null || isOff) {
      const found = rate === null ? 1 : (now - before) / (at - this.#shownAt);
      const isSteady = Math.abs(found) < FASTEST && Math.abs(found - 1) > 0.02;
      this.#rate = page.isFilmed ? 0 : isSteady ? found : 1;
      this.#origin = at - now / this.#rate;
      this.put();
    }
    this.#shownAt = at;
  }

  /** Call it when all runs have shown a frame of the page. If this one has not, the browser pauses, too. */
  rest(): void {
    if (this.#shownAt !== pageTime()) this.show(this.shown);
  }

  /** Shows the animations at the run's last time. */
  put(): void {
    for (const animation of this.#animations) {
      if (this.#rate === null) animation.play();
      else if (this.#isPaused) {
        animation.pause();
        animation.currentTime = this.shown * 1000;
      } else {
        animation.playbackRate = this.#rate;
        animation.startTime = this.#origin;
      }
    }
  }
}

/** The time of the page's current frame. */
function pageTime(): Milliseconds {
  return Number(document.timeline.currentTime);
}
