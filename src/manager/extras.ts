import type { Subscription } from 'rxjs';
import type { Failure } from '../action/halt.js';
import type { Seconds } from '../clock/seconds.js';
import type { Running } from './running.js';
import type { Tag } from './running-action.js';
import type { Watch } from './watch.js';

/** What only few running actions have: how they can be found, who watches them, how they are led. */
export class Extras {
  tag: Tag | undefined = undefined;
  flags = 0;
  watch: Watch | null = null;
  /** What stops the action when it emits. */
  until: Subscription | null = null;
  isPaused = false;
  /** Seconds of its own per second. */
  rate = 1;
  /** The time that it is to show in its next frame. */
  sought: Seconds | null = null;
  /** Whether its last frame showed such a time. */
  wasSought = false;
  /** Where it begins at the end of another action: that end, and the present time, as the other one counts its time. */
  origin: Seconds = 0;
  firstTime: Seconds = 0;
  /** Whose ends it waits for before it starts. */
  after: readonly Running[] | null = null;
  /** What waits for it alone, while it waits itself: that is idle. */
  behind: Running | null = null;
  /**
   * Null where it has its turn. Of a stretch of actions that have none, since each waits for one that waits itself, the first one
   * has the last one here, and the last one the first.
   */
  farEnd: Running | null = null;
  /** What it runs on in place of its target, where it takes over from others. */
  mixed: object | null = null;
  /** What its start threw, which is told in its first frame. */
  failure: Failure | null = null;

  /** Whether each frame adds its delta to the action's time, and that is all. */
  get arePlain(): boolean {
    return !this.isPaused && this.rate === 1 && this.sought === null && this.after === null && this.failure === null;
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
}
