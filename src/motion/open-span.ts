import type { Seconds } from '../clock/seconds.js';
import type { Edges } from '../time/edges.js';
import { Span } from '../time/span.js';

/** A span without a planned end: it decides when it ends. */
export abstract class OpenSpan extends Span {
  constructor(start: Seconds, edges: Edges) {
    super(start, Infinity, edges);
  }

  follow(time: Seconds): boolean {
    if (this.isBefore(time)) {
      this.undo();
      this.leave('low');
    } else {
      const shown = Math.max(this.start, time);
      const end = this.show(shown);
      if (end !== undefined) {
        // Clamp to [start, shown]: a rate that changes sign can report an end outside the span.
        this.end = Math.max(this.start, Math.min(end, shown));
        this.leave('high');
      }
    }
    return this.observer !== null;
  }

  /**
   * Shows a time of the playhead, not the time since its start, so that its ends are the same sums as planned ends, bit
   * for bit.
   *
   * @returns When it ended; undefined while it runs.
   */
  protected abstract show(time: Seconds): Seconds | undefined;

  /** Undoes everything that it has done; nothing by default. */
  protected undo(): void {
    // Waiting has changed nothing.
  }
}
