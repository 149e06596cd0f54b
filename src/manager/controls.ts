import { type Observable, type Subscription, take } from 'rxjs';
import { attempt } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import type { Ending } from './running-action.js';
import type { Overlay } from './run-options.js';
import type { Watch } from './watch.js';

/** A run, as its controls know it. */
interface Controlled {
  readonly ending: Ending | undefined;
  readonly root: { readonly end: Seconds } | null;
  readonly time: Seconds;
  readonly rate: number;
  /** Seconds from its end to the present moment. */
  readonly overshoot: Seconds;
  readonly controls: { readonly wasSought: boolean } | null;
  isOver(): boolean;
  end(ending: Ending, failure?: { readonly error: unknown }): void;
}

/** How a run is observed and controlled; made on demand, because few runs are. */
export class Controls {
  flags = 0;
  watch: Watch | null = null;
  /** Stops the action when it emits. */
  until$: Observable<unknown> | null = null;
  private until: Subscription | null = null;
  isPaused = false;
  /** Seconds of its own per second. */
  rate = 1;
  /** The time to show in its next frame, if it was sought. */
  sought: Seconds | null = null;
  /** Whether its last frame showed a time that it was sought to. */
  wasSought = false;
  /** If it starts at the end of another run: that end, and the present moment, both in the time of the other run. */
  origin: Seconds = 0;
  firstTime: Seconds = 0;
  /** While it waits under policy `concat`: the run with its tag that ended last, and the frame in which it did. */
  private after: Controlled | null = null;
  private frameOfEnd = 0;
  overlay: Overlay | null = null;
  /** Releases the target, if `release` was asked for. */
  release: (() => void) | undefined = undefined;
  /** The error that its start threw; its first frame reports it. */
  failure: { readonly error: unknown } | null = null;

  /** Whether all that a frame does is to add its delta to the action's time. */
  get arePlain(): boolean {
    const { rate, isPaused, sought, overlay, failure } = this;
    return rate === 1 && !isPaused && sought === null && overlay === null && failure === null;
  }

  /** Notes that a run with its tag has ended. Of several in one frame, the last one by its exact time counts. */
  noteEnd(run: Controlled, frame: number): void {
    const { after, frameOfEnd } = this;
    if (run.ending !== 'completed' || run.controls?.wasSought === true) return;
    if (after !== null && frameOfEnd === frame && run.overshoot > after.overshoot) return;
    this.after = run;
    this.frameOfEnd = frame;
  }

  /**
   * The run is to start: at the exact end of the run before, if that ended in this frame. It continues the time of that
   * run, so that ends add up as in a sequence.
   */
  getReady(frame: number): void {
    const { after, frameOfEnd, rate } = this;
    this.after = null;
    if (after === null || frameOfEnd !== frame) return;
    if (after.rate === 1 && rate === 1 && after.root !== null) {
      this.origin = after.root.end;
      this.firstTime = after.time;
      // The run was sought before it had an origin.
      if (this.sought !== null) this.sought += this.origin;
    } else {
      this.firstTime = after.overshoot * Math.abs(rate);
    }
  }

  /**
   * The time of the next frame; not before the action's start.
   *
   * @param time The time of the last frame; -Infinity before the first one.
   */
  timeAfter(time: Seconds, dt: Seconds): Seconds {
    const { sought } = this;
    this.sought = null;
    this.wasSought = sought !== null;
    if (sought !== null) return sought;
    return time === -Infinity ? this.firstTime : Math.max(this.origin, time + dt * this.rate);
  }

  /** Resets everything except its options, its overlay, its speed, and the observers of the next run. */
  reset(): void {
    const { flags, until$, rate, overlay, release } = this;
    const watch = this.watch?.hasEnded === false ? this.watch : null;
    Object.assign(this, new Controls(), { flags, until$, rate: Math.abs(rate), overlay, release, watch });
  }

  /** Ends the run when `until$` emits or fails. */
  listen(run: Controlled): void {
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
    attempt(() => this.until?.unsubscribe());
  }
}
