import type { Seconds } from '../clock/seconds.js';
import { HIGH, LOW, Span, type SpanObserver } from '../time/span.js';

/** A span whose end is not planned: it says itself when it has ended. */
export abstract class OpenSpan extends Span {
  override subscribe(observer: SpanObserver): void {
    // What was found on an earlier pass may be another time on this pass.
    this.end = Infinity;
    super.subscribe(observer);
  }

  follow(time: Seconds): boolean {
    if (this.isBefore(time)) {
      this.undo();
      this.handOver(LOW);
    } else {
      const shown = Math.max(this.start, time);
      const end = this.lead(shown);
      if (end !== undefined) {
        // Neither after the time at which that is seen nor before its own start, as a rate that turns would have it:
        // what follows would hand back, or not be undone.
        this.end = Math.max(this.start, Math.min(end, shown));
        this.handOver(HIGH);
      }
    }
    return this.observer !== null;
  }

  /**
   * Shows a time of the playhead: not the one since its start, for its ends are to be the sums that planned ends would
   * be, bit for bit.
   *
   * @returns When it ended; undefined while it goes on.
   */
  protected abstract lead(time: Seconds): Seconds | undefined;

  /** Takes back all that it did; by default nothing. */
  protected undo(): void {
    // Waiting has changed nothing.
  }
}
