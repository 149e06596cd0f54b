import type { Seconds } from '../clock/seconds.js';
import { remembers } from './edges.js';
import type { Merge } from './merge.js';
import { LOW, Span } from './span.js';

/**
 * Neighbouring branches of a merge that wait or rest. One span in the queue stands for all of them, at the cost of one.
 *
 *     (0  1  2  3  4)
 *     (0  1) 2 (3  4)       2 acts
 *     (0  1)(2)(3  4)       2 rests
 *     (0  1  2  3  4)       in the next frame
 */
export class IdleBranches extends Span {
  private readonly merge: Merge;
  /** The index of the first one, and the index after the last one. */
  private readonly from: number;
  private to: number;

  constructor(merge: Merge, from: number, to: number) {
    super(merge.start, merge.end, merge.edges);
    this.merge = merge;
    this.from = from;
    this.to = to;
  }

  override get idleUntil(): Seconds {
    return this.merge.times!.until;
  }

  /** When time falls, only what rests is taken up. What waits begins in its turn, after all is undone. */
  override isBefore(time: Seconds): boolean {
    const due = this.firstDue(time);
    return super.isBefore(time) || (due < this.to && this.merge.laid[due]!.rests);
  }

  follow(time: Seconds): boolean {
    const { merge, from, to, isOfUse } = this;
    if (!isOfUse) return false;
    const due = this.firstDue(time);
    if (due === to && !super.isBefore(time)) {
      this.takeIn(time);
      return remembers(this.edges) || this.idleUntil < Infinity;
    }
    merge.playhead.cursor = this;
    if (due === to) {
      merge.settle(to - from, LOW);
    } else {
      merge.queueIdle(from, due);
      merge.laid[due]!.act();
      merge.queueIdle(due + 1, to);
    }
    return false;
  }

  /** False after the merge was left, or its first branch started before its turn. */
  private get isOfUse(): boolean {
    return this.merge.laid[this.from]!.idle === this;
  }

  private firstDue(time: Seconds): number {
    return this.merge.times!.firstDue(this.from, this.to, time);
  }

  /** Takes in the spans directly after it that stand for idle branches of the same merge. */
  private takeIn(time: Seconds): void {
    for (let { next } = this; next instanceof IdleBranches; next = this.next) {
      if (next.merge !== this.merge || !next.isOfUse || next.firstDue(time) < next.to) return;
      this.to = next.to;
      this.next = next.next;
      next.next = null;
    }
  }
}
