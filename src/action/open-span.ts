import type { Seconds } from '../clock/seconds.js';
import type { Edges } from '../time/edges.js';
import { HIGH, LOW, Span, type SpanObserver } from '../time/span.js';

/** A span whose end is not planned: it says itself when it has ended. */
export abstract class OpenSpan extends Span {
  private readonly plannedEnd: Seconds;

  constructor(start: Seconds, end: Seconds, edges: Edges) {
    super(start, end, edges);
    this.plannedEnd = end;
  }

  override get nextEnd(): Seconds {
    return Infinity;
  }

  override subscribe(observer: SpanObserver): void {
    this.end = this.plannedEnd;
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

  /** Takes back all that it did. */
  protected abstract undo(): void;
}
