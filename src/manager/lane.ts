import type { Seconds } from '../clock/seconds.js';
import type { RowRun } from '../rows/run-table.js';
import type { Overlay } from './run-options.js';
import type { Ending, RunningAction, Tag } from './running-action.js';

/** A running action as its lane sees it, as a player is what a clock sees. */
export interface LaneRun extends RowRun, RunningAction {
  readonly action: RowRun['action'];
  readonly lane: Lane;
  /** Of its policy, if that has code of its own. */
  readonly overlay?: Overlay | undefined;
  /** Whether it waits for another run, and has no turns yet. */
  readonly isWaiting: boolean;
  /** Whether a frame only adds its delta to its time. */
  readonly isPlain: boolean;
  /** Starts the action, unless it waits. An error waits for the first frame, when somebody may be observing. */
  start(): void;
  /** Subscribes to the stream that stops it. */
  listen(): void;
  /** It starts in its next turn, at the exact end of a run for which it has waited: ends add up as in a sequence. */
  followAfter(before: LaneRun): void;
  /** Its turn in a frame. */
  turn(dt: Seconds): void;
  /** Shows the time that it was sought to without waiting for its turn. */
  showDue(): void;
  fail(error: unknown): void;
  /** Ends it, unless it has failed, and takes it out of its lane. Its effects are stopped, its observers notified. */
  end(ending: Ending): void;
}

/** The runs of one target, in the order in which they were added. Those that wait for others have no turns yet. */
export class Lane {
  readonly target: unknown;
  slot = -1;
  runs: LaneRun[] = NONE;
  /** While the lane is in turn, the index of the run that is next; -1 at other times. */
  next = -1;
  /** Whether all of its runs are paused. */
  isPaused = false;
  /** Whether some of its runs may wait. */
  isQueue = false;
  /** Called when a turn leaves it without runs. */
  private readonly onEmpty: (lane: Lane) => void;

  constructor(target: unknown, onEmpty: (lane: Lane) => void) {
    this.target = target;
    this.onEmpty = onEmpty;
  }

  /** The first of the runs with a tag. */
  firstWithTag(tag: Tag | undefined): LaneRun | undefined {
    return this.runs.find((run) => run.tag === tag);
  }

  add(run: LaneRun): void {
    // An array that grows by `push` has room for 17 at once.
    if (this.runs.length === 0) this.runs = [run];
    else this.runs.push(run);
  }

  /** Takes out a run. Unless others with its tag are running, the first that waits for them goes on as if just added. */
  remove(run: LaneRun): void {
    this.take(run);
    if (!this.isQueue) return;
    const rivals = this.runs.filter(({ tag }) => tag === run.tag);
    const [next] = rivals;
    if (next === undefined || !rivals.every(({ isWaiting }) => isWaiting)) return;
    this.take(next);
    this.runs.push(next);
    next.followAfter(run);
  }

  /** Gives its runs their turns. If rows have been interrupted, the first run has had its turn already. */
  turn(dt: Seconds): void {
    if (this.next < 0) this.next = this.isPaused ? Infinity : 0;
    while (this.next < this.runs.length) this.runs[this.next++]!.turn(dt);
    this.next = -1;
    if (this.runs.length === 0) this.onEmpty(this);
  }

  private take(run: LaneRun): void {
    const { runs } = this;
    const at = runs.lastIndexOf(run);
    if (at === runs.length - 1) runs.pop();
    else runs.splice(at, 1);
    if (at < this.next) this.next--;
  }
}

/** Replaced by the first run that is added. */
const NONE: LaneRun[] = [];
