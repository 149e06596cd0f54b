import type { Seconds } from '../clock/seconds.js';
import type { Lanes } from './lanes.js';
import type { Running } from './running.js';
import type { Tag } from './running-action.js';

/** The runs of one target, in the order in which they were added. Those that wait for others have no turns yet. */
export class Lane {
  readonly target: unknown;
  readonly lanes: Lanes;
  slot = -1;
  runs: Running[] = NONE;
  /** While the lane is in turn, the index of the run that is next; -1 at other times. */
  next = -1;
  /** Whether all of its runs are paused. */
  isPaused = false;
  /** Whether some of its runs may wait. */
  private isQueue = false;

  constructor(target: unknown, lanes: Lanes) {
    this.target = target;
    this.lanes = lanes;
  }

  /** The first of the runs with a tag. */
  firstWithTag(tag: Tag | undefined): Running | undefined {
    return this.runs.find((run) => run.tag === tag);
  }

  add(run: Running): void {
    // An array that grows by `push` has room for 17 at once.
    if (this.runs.length === 0) this.runs = [run];
    else this.runs.push(run);
    if (run.stage === 'waiting') this.isQueue = true;
  }

  /** Takes out a run. Unless others with its tag are running, the first that waits for them goes on as if just added. */
  remove(run: Running): void {
    this.take(run);
    if (!this.isQueue) return;
    const rivals = this.runs.filter(({ tag }) => tag === run.tag);
    const [next] = rivals;
    if (next === undefined || !rivals.every(({ stage }) => stage === 'waiting')) return;
    this.take(next);
    this.runs.push(next);
    next.followAfter(run);
  }

  /** Gives its runs their turns. If rows have been interrupted, the first run has had its turn already. */
  turn(dt: Seconds): void {
    if (this.next < 0) this.next = this.isPaused ? Infinity : 0;
    while (this.next < this.runs.length) this.runs[this.next++]!.turn(dt);
    this.next = -1;
    if (this.runs.length === 0) this.lanes.drop(this);
  }

  private take(run: Running): void {
    const { runs } = this;
    const at = runs.lastIndexOf(run);
    if (at === runs.length - 1) runs.pop();
    else runs.splice(at, 1);
    if (at < this.next) this.next--;
  }
}

/** Replaced by the first run that is added. */
const NONE: Running[] = [];
