import type { Seconds } from '../clock/seconds.js';
import type { Branches, Timed } from './branches.js';
import { lastChange, nextChange } from './changes.js';
import { edgesOf, remembers } from './edges.js';
import { Run } from './run.js';
import type { Span } from './span.js';

/** What a branch has to know of its merge. */
interface Whole extends Pick<Span, 'start' | 'end' | 'edges'> {
  readonly branches: Branches<never>;
  readonly target: never;
}

/**
 * One branch of a merge, with its own playhead under that of the merge. It is idle before its start (it waits) and
 * after its end (it rests, because time may come back).
 *
 *     waits ---^----!--- rests
 *              acts
 */
export class Branch extends Run<never> {
  readonly index: number;
  /** When it ends, if that is known. */
  private readonly last: Seconds;
  /** Whether it starts after the merge. */
  readonly isLate: boolean;
  /** Whether it ends with the merge. */
  readonly isLongest: boolean;

  constructor({ branches, target, start, end, edges }: Whole, timed: Timed<never>, index: number) {
    const isLate = timed.start > 0;
    const isLongest = timed.end === branches.duration;
    const low = isLate ? (remembers(edges) ? 'closed' : 'held') : edges.low;
    // A late instant does not continue beyond its end.
    const high = isLongest && !(isLate && timed.action.duration === 0) ? edges.high : 'closed';
    super(timed.action, target, edgesOf(low, high));
    this.index = index;
    this.origin = Math.min(start + timed.start, end);
    this.last = isLongest ? end : Math.min(start + timed.end, end);
    this.isLate = isLate;
    this.isLongest = isLongest;
  }

  /** When something in it starts or ends next, or earlier. */
  change: Seconds = -Infinity;
  /** How many changes in a row have come at nearly the same time. */
  repeats = 0;

  /** Whether it waits or rests. Only one that has not started has no root. */
  get isIdle(): boolean {
    return this.hasEnded || (this.isLate && this.root === null);
  }

  /** When it ended, or will end; only after its start. */
  get end(): Seconds {
    return this.root!.end;
  }

  /** As {@link nextChange}, also while it waits. */
  nextChange(until: Seconds): Seconds {
    return this.root === null ? this.origin : nextChange(this, until);
  }

  /** As {@link lastChange}, also while it rests. */
  lastChange(until: Seconds): Seconds {
    return this.hasEnded && this.end > until ? this.end : lastChange(this, until);
  }

  override follow(time: Seconds): void {
    if (this.phase !== 'live') this.begin();
    super.follow(time);
  }

  /**
   * Does what starts or ends up to `time`, and shows nothing else.
   *
   * @returns Whether there was something: a curve may touch the end of an action without passing it.
   */
  pass(time: Seconds): boolean {
    let hasPassed = this.phase !== 'live';
    if (hasPassed) this.begin();
    this.time = time;
    for (let span = this.live; span !== null && this.nextChange(time) <= time; span = this.live) {
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
