import type { Seconds } from '../clock/seconds.js';
import type { Timed } from './branches.js';
import { nextChange } from './changes.js';
import { edgesOf, remembers } from './edges.js';
import type { Merge } from './merge.js';
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
  readonly index: number;
  /** Whether it starts after the merge. */
  readonly isLate: boolean;
  /** Whether it starts when the merge does, before the first frame: the longest do. */
  readonly startsAtOnce: boolean;
  /** When it ends, if that is known. */
  private readonly last: Seconds;
  /** When something in it starts or ends next, or earlier; while it is undone, when something in it did last. */
  change: Seconds = -Infinity;
  /** How many changes in a row have come at nearly the same time. */
  repeats = 0;

  constructor({ branches, target, start, end, edges }: Merge, timed: Timed<never>, index: number) {
    const isLate = timed.start > 0;
    const isLongest = timed.end === branches.duration;
    const low = isLate ? (remembers(edges) ? 'closed' : 'held') : edges.low;
    // A late instant does not continue beyond its end.
    const high = isLongest && !(isLate && timed.action.duration === 0) ? edges.high : 'closed';
    super(timed.action, target, edgesOf(low, high));
    this.index = index;
    this.isLate = isLate;
    this.startsAtOnce = isLongest && !isLate;
    this.origin = Math.min(start + timed.start, end);
    this.last = isLongest ? end : Math.min(start + timed.end, end);
  }

  /** Whether it waits or rests. */
  get isIdle(): boolean {
    return this.hasEnded || (this.isLate && this.root === null);
  }

  override follow(time: Seconds): void {
    if (this.phase !== 'live') this.begin();
    super.follow(time);
  }

  /** Does only what starts or ends up to `time`. Returns whether something did: a curve may just touch an end. */
  pass(time: Seconds): boolean {
    let hasPassed = this.phase !== 'live';
    if (hasPassed) this.begin();
    this.time = time;
    for (let span = this.live; span !== null && nextChange(this, time) <= time; span = this.live) {
      hasPassed = true;
      if (span.pass?.(time) ?? span.follow(time)) break;
      this.drop(span);
    }
    return hasPassed;
  }

  /** A resting branch resumes. A waiting one starts in `follow`, after all others were undone. */
  override fall(time: Seconds): void {
    if (this.hasEnded) this.begin();
    super.fall(time);
  }

  protected override bind(): Span {
    return this.action.bind(this.target, this.origin, this.last, this.edges);
  }
}
