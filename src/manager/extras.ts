import type { Seconds } from '../clock/seconds.js';
import type { Running } from './running.js';
import type { Tag } from './running-action.js';
import type { Watch } from './watch.js';

/** What only few running actions have: how they can be found, who watches them, how they are led. */
export class Extras {
  /** The next action of the same target. */
  next: Running | null = null;
  /** Of the first of several actions of a target: the last one. */
  last: Running | null = null;
  tag: Tag | undefined = undefined;
  flags = 0;
  watch: Watch | null = null;
  /** Seconds of its own per second. */
  rate = 1;
  /** The time that it is to show in its next frame. */
  sought: Seconds | null = null;
  /** Whose ends it waits for before it starts. */
  after: readonly Running[] | null = null;

  /** The time of the next frame, `dt` after `time`; not before its start. */
  timeAfter(time: Seconds, dt: Seconds): Seconds {
    const { sought } = this;
    this.sought = null;
    return sought ?? Math.max(0, time + dt * this.rate);
  }

  /** Whether any that it waits for still runs. */
  get waits(): boolean {
    return this.after?.some(({ ending }) => ending === undefined) === true;
  }
}
