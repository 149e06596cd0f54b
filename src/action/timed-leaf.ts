import type { Seconds } from '../clock/seconds.js';
import { AttachedLeaf } from './attached-leaf.js';
import type { Attached, Effect, Progress } from './effect.js';

/** An effect that knows better what to show when it is told how many seconds have passed: progress is rounded by a division. */
export interface TimedEffect extends Effect, Attached {
  /** @param elapsed Seconds since the start; not given at the ends, where progress is exact. */
  update(progress: Progress, elapsed?: Seconds): void;
}

/** A leaf whose effect is told the seconds since its start, too. */
export class TimedLeaf extends AttachedLeaf {
  declare readonly effect: TimedEffect;

  override showTime(time: Seconds): void {
    const elapsed = time - this.start;
    this.effect.update(elapsed / (this.end - this.start), elapsed);
  }
}
