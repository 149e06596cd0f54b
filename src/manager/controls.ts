import type { Observable, Subscription } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import type { ManagedRun } from './managed-run.js';
import type { Overlay } from './run-options.js';
import type { Watch } from './watch.js';

/** What only few running actions have: how they are observed and controlled. */
export class Controls {
  flags = 0;
  watch: Watch | null = null;
  /** What stops the action when it emits. */
  until$: Observable<unknown> | null = null;
  until: Subscription | null = null;
  isPaused = false;
  /** Seconds of its own per second. */
  rate = 1;
  /** The time that it is to show in its next frame. */
  sought: Seconds | null = null;
  /** Whether its last frame showed such a time. */
  wasSought = false;
  /** If it begins at the end of another action: that end, and the present time, as the other one counts its time. */
  origin: Seconds = 0;
  firstTime: Seconds = 0;
  /** Under policy `concat`: it waits for others of its tag, or its turn to start has come. */
  stage: 'waiting' | 'ready' | 'started' = 'started';
  /** While it waits: the one of its tag that came to its end last, and in which frame. */
  after: ManagedRun | null = null;
  frameOfEnd = 0;
  overlay: Overlay | null = null;
  /** What its start threw, which its first frame reports. */
  failure: { readonly error: unknown } | null = null;
  /** Whether it is to start again once it is at rest. */
  restarts = false;

  /** Whether each frame adds its delta to the action's time, and that is all. */
  get arePlain(): boolean {
    return (
      !this.isPaused &&
      this.rate === 1 &&
      this.sought === null &&
      this.stage === 'started' &&
      this.overlay === null &&
      this.failure === null
    );
  }

  /**
   * The time of the next frame, that of the last one given; not before the action's start.
   *
   * @param time -Infinity before its first frame.
   */
  timeAfter(time: Seconds, dt: Seconds): Seconds {
    const { sought } = this;
    this.sought = null;
    this.wasSought = sought !== null;
    if (sought !== null) return sought;
    return time === -Infinity ? this.firstTime : Math.max(this.origin, time + dt * this.rate);
  }

  /** As at first, except for what finds it and what stops it. */
  reset(): void {
    const { flags, until$, rate, overlay } = this;
    Object.assign(this, new Controls(), { flags, until$, rate: Math.abs(rate), overlay });
  }
}
