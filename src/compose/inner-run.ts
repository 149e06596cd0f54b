import type { Playhead } from '../time/playhead.js';
import { Run } from '../time/run.js';

/** A run that another action leads: inside of a curve, or at a rate of its own. */
export class InnerRun<T> extends Run<T> {
  /** The playhead that leads it; null before it is live. */
  outer: Playhead | null = null;

  override announce(news: unknown): void {
    this.outer?.announce(news);
  }
}
