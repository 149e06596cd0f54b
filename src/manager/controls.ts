import { type Observable, type Subscription, take } from 'rxjs';
import { attempt } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import type { Ending } from './running-action.js';
import type { Overlay } from './run-options.js';
import type { Watch } from './watch.js';

/** A run that a stream may end. */
interface Stoppable {
  isOver(): boolean;
  end(ending: Ending, failure?: { readonly error: unknown }): void;
}

/** How a run is observed and controlled. Few runs are: all others share one {@link UNCONTROLLED}. */
export class Controls {
  flags = 0;
  watch: Watch | null = null;
  /** Stops the action when it emits. */
  until$: Observable<unknown> | null = null;
  private until: Subscription | null = null;
  isPaused = false;
  /** Seconds of its own per second. */
  rate = 1;
  /** The time since its start to show in its next frame, if it was sought. */
  sought: Seconds | null = null;
  /** The last time that it was sought to. */
  shownSought: Seconds = NaN;
  /** If it starts at the end of another run: that end, and the current time, both in the time of the other run. */
  origin: Seconds = 0;
  firstTime: Seconds = 0;
  /** While it waits under policy `concat`: the frame in which the run before it ended. */
  private frameOfEnd = -1;
  overlay: Overlay | null = null;
  /** Releases the target, if `release` was asked for. */
  release: (() => void) | undefined = undefined;
  /** The error that its start threw; its first frame reports it. */
  failure: { readonly error: unknown } | null = null;

  /** Whether a frame only adds its delta to the action's time. */
  get arePlain(): boolean {
    const { rate, isPaused, sought, overlay, failure } = this;
    return rate === 1 && !isPaused && sought === null && overlay === null && failure === null;
  }

  /**
   * Notes when a run with its tag has ended. If several end in one frame, the latest exact time counts.
   *
   * @param now The current time, in the same time as `end`.
   */
  noteEnd(end: Seconds, now: Seconds, frame: number): void {
    if (this.frameOfEnd === frame && now - end > this.firstTime - this.origin) return;
    this.origin = end;
    this.firstTime = now;
    this.frameOfEnd = frame;
  }

  /**
   * Prepares the start: at the exact end of the previous run, if that ended in this frame. The run then continues the
   * time of the previous one, so that ends add up as in a sequence; at another rate, only the overshoot counts.
   */
  getReady(frame: number): void {
    const { origin, firstTime, rate } = this;
    if (this.frameOfEnd === frame && rate === 1) return;
    this.origin = 0;
    this.firstTime = this.frameOfEnd === frame ? (firstTime - origin) * Math.abs(rate) : 0;
  }

  /**
   * The time of the next frame; not before the action's start.
   *
   * @param time The time of the last frame; -Infinity before the first one.
   */
  timeAfter(time: Seconds, dt: Seconds): Seconds {
    const { sought, origin } = this;
    if (sought === null) return time === -Infinity ? this.firstTime : Math.max(origin, time + dt * this.rate);
    this.sought = null;
    this.shownSought = origin + sought;
    return this.shownSought;
  }

  /** Resets everything except its options, its overlay, its speed, and the observers of the next run. */
  reset(): void {
    const { flags, until$, rate, overlay, release } = this;
    const watch = this.watch?.hasEnded === false ? this.watch : null;
    Object.assign(this, new Controls(), { flags, until$, rate: Math.abs(rate), overlay, release, watch });
  }

  /** Ends the run when `until$` emits or fails. */
  listen(run: Stoppable): void {
    if (this.until$ === null || run.isOver()) return;
    this.until = this.until$.pipe(take(1)).subscribe({
      next: () => run.end('stopped'),
      error: (error: unknown) => {
        run.end('failed', { error });
      },
    });
    // The stream may have emitted at once.
    if (run.isOver()) this.stopListening();
  }

  stopListening(): void {
    const { until } = this;
    if (until !== null) attempt(() => until.unsubscribe());
  }
}

/** The controls of every run that is neither observed nor controlled. */
export const UNCONTROLLED: Readonly<Controls> = /* @__PURE__ */ new Controls();
