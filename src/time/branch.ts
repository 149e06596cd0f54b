import type { Seconds } from '../clock/seconds.js';
import type { Merge } from './merge.js';
import type { Playhead } from './playhead.js';
import type { Side, Span, SpanObserver } from './span.js';

/**
 * One branch of a merge: it waits while it pauses at first, acts while its action is in the queue, and is over.
 *
 *     waits ---^----!--- over, until time comes back
 *              acts
 */
export class Branch implements SpanObserver {
  private readonly merge: Merge;
  readonly index: number;
  /** When it begins to act; -Infinity if that is with the first frame. */
  readonly wake: Seconds;
  /** Null while it waits. */
  action: Span | null = null;
  isOver = false;
  /** What is queued for it before its first frame. */
  place: Span | null = null;

  constructor(merge: Merge, index: number, wake: Seconds) {
    this.merge = merge;
    this.index = index;
    this.wake = wake;
  }

  get acts(): boolean {
    return this.action !== null && !this.isOver;
  }

  get playhead(): Playhead {
    return this.merge.playhead;
  }

  left(_action: Span, side: Side): void {
    this.merge.leftBranch(this, side);
  }
}
