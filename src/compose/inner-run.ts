import type { Seconds } from '../clock/seconds.js';
import type { Playhead } from '../time/playhead.js';
import { Run } from '../time/run.js';

/** A run that another action leads: inside of a curve, at a rate of its own, in a race or as a step of a script. */
export class InnerRun<T> extends Run<T> {
  /** The playhead that leads it; null before it is live. */
  outer: Playhead | null = null;

  /** When it was over, by the time that was shown last; undefined while it goes on. */
  get end(): Seconds | undefined {
    return this.hasEnded ? this.root!.end : undefined;
  }

  override announce(news: unknown): void {
    this.outer?.announce(news);
  }
}
