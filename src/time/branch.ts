import type { Seconds } from '../clock/seconds.js';
import type { Timed } from './branches.js';
import { edgesOf, remembers } from './edges.js';
import type { Merge } from './merge.js';
import type { Playhead } from './playhead.js';
import { Run } from './run.js';
import type { Span } from './span.js';

/**
 * One branch of a merge, with its own playhead under that of the merge. It is idle before its start (it waits) and
 * after its end (it rests, because time may come back).
 *
 *     waits ---^----!--- rests
 *              acts
 */
export class Branch extends Run<never> {
  readonly #merge: Merge;
  readonly #timed: Timed<never>;
  readonly index: number;
  /** When it starts; -Infinity if it starts with the merge. */
  readonly wake: Seconds;

  constructor(merge: Merge, timed: Timed<never>, index: number) {
    super(timed.action, merge.target, merge.edges);
    this.#merge = merge;
    this.#timed = timed;
    this.index = index;
    this.wake = timed.start > 0 ? Math.min(merge.start + timed.start, merge.end) : -Infinity;
  }

  get waits(): boolean {
    return this.root === null && this.wake > -Infinity;
  }

  /** Whether it ends with the merge. */
  get isLongest(): boolean {
    return this.#timed.end === this.#merge.branches.duration;
  }

  /** Whether it waits or rests. */
  get isIdle(): boolean {
    return this.hasEnded || this.waits;
  }

  /** When it ended. */
  get end(): Seconds {
    return this.root!.end;
  }

  /** The key by which waiting and resting branches are sorted. */
  get due(): Seconds {
    return this.root?.end ?? -this.wake;
  }

  /** Skips the branch of an outer merge, because merges may be nested a thousand levels deep. */
  beUnder(playhead: Playhead): void {
    this.outer = playhead instanceof Branch ? playhead.outer : playhead;
  }

  override follow(time: Seconds): void {
    if (this.phase !== 'live') this.begin();
    super.follow(time);
  }

  /** A resting branch resumes. A waiting one starts in `follow`, after all others were undone. */
  override fall(time: Seconds): void {
    if (this.hasEnded) this.begin();
    super.fall(time);
  }

  /** Lays the action over its part of the merge's span. */
  protected override bind(): Span {
    const { action, target, wake, isLongest } = this;
    const { start, end, edges } = this.#merge;
    const last = isLongest ? end : Math.min(start + this.#timed.end, end);
    if (wake === -Infinity)
      return action.bind(target, start, last, edgesOf(edges.low, isLongest ? edges.high : 'closed'));
    // An instant does not continue beyond its end.
    const high = isLongest && action.duration > 0 ? edges.high : 'closed';
    return action.bind(target, wake, last, edgesOf(remembers(edges) ? 'closed' : 'held', high));
  }
}
