import type { Seconds } from '../clock/seconds.js';
import { Concat } from './concat.js';
import { edgesOf, remembers } from './edges.js';
import type { Merge } from './merge.js';
import type { Playhead } from './playhead.js';
import { HIGH, LOW, type Side, type Span, type SpanObserver } from './span.js';
import { afterFirst } from './split.js';

/**
 * One branch of a merge. It is idle while it waits, during a pause at its start, and while it rests: it is over, and
 * time may come back.
 *
 *     waits ---^----!--- rests
 *              acts
 */
export class Branch implements SpanObserver {
  private readonly merge: Merge;
  readonly index: number;
  /** When it begins to act; -Infinity if that is with the first frame. */
  readonly wake: Seconds;
  /** Null while it waits. */
  action: Span | null = null;
  rests = false;
  /** What is queued for it and for idle branches directly after it. */
  idle: Span | null = null;

  constructor(merge: Merge, index: number) {
    this.merge = merge;
    this.index = index;
    const pause = merge.branches.pauses[index]!;
    this.wake = pause > 0 ? Math.min(merge.start + pause, merge.end) : -Infinity;
  }

  get playhead(): Playhead {
    return this.merge.playhead;
  }

  /** It is idle from this time on. */
  get since(): Seconds {
    return this.rests ? this.action!.end : -Infinity;
  }

  /** It is idle before this time. */
  get until(): Seconds {
    return this.action === null ? this.wake : Infinity;
  }

  /** Queues its action. */
  act(): void {
    const { merge, index, rests } = this;
    this.action ??= this.bind();
    if (rests) merge.settle(-1, HIGH);
    this.rests = false;
    merge.times?.update(index);
    this.action.subscribe(this);
  }

  left(_action: Span, side: Side): void {
    const { merge, index, wake } = this;
    const waits = side === LOW && wake > -Infinity;
    if (waits) this.action = null;
    this.rests = side === HIGH && remembers(merge.edges);
    merge.times?.update(index);
    if (waits || (merge.settle(1, side) && this.rests)) merge.queueIdle(index, index + 1);
  }

  /** Lays the action over the span of the merge, or over the first part of it if it is shorter; without the pause. */
  private bind(): Span {
    const { branches, target, start, end, edges } = this.merge;
    const action = branches.list[this.index]!;
    const isLongest = action.duration === branches.duration;
    const last = isLongest ? end : Math.min(start + action.duration, end);
    const high = isLongest ? edges.high : 'closed';
    if (this.wake === -Infinity) return action.bind(target, start, last, edgesOf(edges.low, high));
    const around = edgesOf(remembers(edges) ? 'closed' : 'held', high);
    return new Concat(afterFirst(action.succession!, start), target, this.wake, last, around);
  }
}
