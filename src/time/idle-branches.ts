import type { Seconds } from '../clock/seconds.js';
import { remembers } from './edges.js';
import type { IdleTimes } from './idle-times.js';
import type { Merge } from './merge.js';
import { LOW, Span } from './span.js';

/**
 * Branches of a merge beside one another that wait or are over. One span in the queue stands for all of them, at the cost of one.
 *
 *     (0  1  2  3  4)
 *     (0  1) 2 (3  4)       2 acts
 *     (0  1)(2)(3  4)       2 is over
 *     (0  1  2  3  4)       in the next frame
 */
export class IdleBranches extends Span {
  private readonly merge: Merge;
  /** A merge that was left and subscribed again has others. */
  private readonly times: IdleTimes;
  /** The index of the first one, and the index after the last one. */
  private readonly from: number;
  private to: number;

  constructor(merge: Merge, times: IdleTimes, from: number, to: number) {
    super(merge.start, merge.end, merge.edges);
    this.merge = merge;
    this.times = times;
    this.from = from;
    this.to = to;
  }

  override get rowUntil(): Seconds {
    return this.times.until;
  }

  /** When time falls, only what is over is taken up again. What waits begins in its turn, after all is undone. */
  override isBefore(time: Seconds): boolean {
    const due = this.firstDue(time);
    return super.isBefore(time) || (due < this.to && this.merge.laid[due]!.isOver);
  }

  follow(time: Seconds): boolean {
    const { merge, times, from, to } = this;
    if (!this.isPartOf(merge.times)) return false;
    const due = this.firstDue(time);
    if (due === to && !super.isBefore(time)) {
      this.takeIn(time);
      return remembers(this.edges) || times.until < Infinity;
    }
    merge.playhead.cursor = this;
    if (due === to) {
      merge.settle(to - from, LOW);
    } else {
      merge.queueIdle(from, due);
      merge.queueAction(merge.laid[due]!);
      merge.queueIdle(due + 1, to);
    }
    return false;
  }

  private firstDue(time: Seconds): number {
    return this.times.firstDue(this.from, this.to, time);
  }

  /** False after the merge was left, or its first branch started before its turn. */
  private isPartOf(times: IdleTimes | null): boolean {
    return this.times === times && !this.merge.laid[this.from]!.acts;
  }

  /** Takes in the spans right behind it that stand for idle branches too. */
  private takeIn(time: Seconds): void {
    for (let { next } = this; next instanceof IdleBranches; next = this.next) {
      if (!next.isPartOf(this.times) || next.firstDue(time) < next.to) return;
      this.to = next.to;
      this.next = next.next;
      next.next = null;
    }
  }
}
