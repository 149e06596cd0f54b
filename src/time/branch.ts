import type { Seconds } from '../clock/seconds.js';
import { Concat } from './concat.js';
import { edgesOf, remembers } from './edges.js';
import type { Merge } from './merge.js';
import type { Playhead } from './playhead.js';
import { Run } from './run.js';
import type { Side, Span } from './span.js';
import { afterFirst } from './split.js';

/**
 * One branch of a merge, with a queue of its own under the playhead of the whole. It is idle while it waits, during a
 * pause at its start, and while it rests: it is over, and time may come back.
 *
 *     waits ---^----!--- rests
 *              acts
 */
export class Branch extends Run<never> {
  private readonly merge: Merge;
  readonly index: number;
  /** When it begins to act; -Infinity if that is with the first frame. */
  readonly wake: Seconds;
  /** It was left since it began. */
  isIdle = false;

  constructor(merge: Merge, index: number) {
    super(merge.branches.list[index]!, merge.target, merge.edges);
    this.merge = merge;
    this.index = index;
    const pause = merge.branches.pauses[index]!;
    this.wake = pause > 0 ? Math.min(merge.start + pause, merge.end) : -Infinity;
  }

  get waits(): boolean {
    return this.root === null && this.wake > -Infinity;
  }

  /** When it ended. */
  get end(): Seconds {
    return this.root!.end;
  }

  /** Sorts those that wait, and those that rest. */
  get due(): Seconds {
    return this.root?.end ?? -this.wake;
  }

  /** Not under the branch of another merge, but what that is under: merges may be nested a thousand levels deep. */
  beUnder(playhead: Playhead): void {
    this.outer = playhead instanceof Branch ? playhead.outer : playhead;
  }

  override begin(): void {
    this.isIdle = false;
    super.begin();
  }

  override left(action: Span, side: Side): void {
    this.isIdle = true;
    super.left(action, side);
  }

  override follow(time: Seconds): void {
    if (this.phase !== 'live') this.begin();
    super.follow(time);
  }

  /** What rests is taken up. What has not begun yet begins in its turn, after all is undone. */
  override fall(time: Seconds): void {
    if (this.hasEnded) this.begin();
    super.fall(time);
  }

  /** Lays the action over the span of the merge, or over the first part of it if it is shorter; without the pause. */
  protected override bind(): Span {
    const { action, target, merge, wake } = this;
    const { branches, start, end, edges } = merge;
    const isLongest = action.duration === branches.duration;
    const last = isLongest ? end : Math.min(start + action.duration, end);
    const high = isLongest ? edges.high : 'closed';
    if (wake === -Infinity) return action.bind(target, start, last, edgesOf(edges.low, high));
    const around = edgesOf(remembers(edges) ? 'closed' : 'held', high);
    return new Concat(afterFirst(action.succession!, start), target, wake, last, around);
  }
}
