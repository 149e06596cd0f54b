import type { Seconds } from '../clock/seconds.js';
import { type Edges, remembers } from './edges.js';
import type { Playhead } from './playhead.js';
import { LOW, type Side, Span, type SpanObserver } from './span.js';

/** What a branch asks of the merge that it belongs to. */
export interface BranchObserver {
  readonly playhead: Playhead;
  /** The first frame has come. */
  open(): void;
  /** The pause that a branch begins with. */
  pause(index: number, end: Seconds): Span;
  /** Lays the actions of these branches over their time. */
  bind(indexes: readonly number[]): void;
  /** The branch is over. Returns whether it is to wait for the others. */
  endBranch(): boolean;
  /** The branch was over and goes on. */
  takeUpBranch(): void;
  /** Nothing of the branch has happened. */
  undoBranch(): void;
}

/**
 * The place of one branch in the queue, before its action starts and after it has ended.
 *
 * Of branches beside one another that begin with a pause, the one that is to begin first stands in the queue for all: those that wait cost a frame nothing.
 *
 *     begin at     3  1  2  4        a tree: 1 (3, 2 (4))
 *     before 1        ^
 *     from 1 on    ^  -  ^           4 is left to 2
 *
 *     branch   ^--!              waits for the first frame
 *     action      ^----!
 *     branch           ^---!     rests, until time comes back
 *     action               ^--
 */
export class Branch extends Span implements SpanObserver {
  private readonly merge: BranchObserver;
  private readonly index: number;
  /** When the pause is over that its action begins with; its start where there is none. */
  private readonly wake: Seconds;
  /** Those before it and behind it that wait no shorter, for which it stands in the queue. */
  private before: Branch | null = null;
  private behind: Branch | null = null;
  private state: 'waiting' | 'acting' | 'resting' = 'waiting';
  /** Null before it is bound. */
  action: Span | null = null;

  constructor(merge: BranchObserver, index: number, start: Seconds, end: Seconds, edges: Edges, wake: Seconds = start) {
    super(start, end, edges);
    this.merge = merge;
    this.index = index;
    this.wake = wake;
  }

  get playhead(): Playhead {
    return this.merge.playhead;
  }

  /** When its action ends: known once it has. */
  get endOfAction(): Seconds {
    return this.action!.end;
  }

  /** Whether its action has ended, and may be taken up again. */
  get isResting(): boolean {
    return this.state === 'resting';
  }

  /** Lets the action begin, or waits: for the first frame where it is not bound yet; for time to come back where it has ended. */
  begin(): void {
    if (this.action === null || this.isResting) this.subscribe(this);
    else this.act();
  }

  /** Comes behind the last of those that begin with a pause. `line` goes from the first of all to begin down to that one. */
  join(line: Branch[]): void {
    this.before = this.behind = null;
    while (line.length > 0 && line.at(-1)!.wake > this.wake) this.before = line.pop()!;
    const above = line.at(-1);
    if (above !== undefined) above.behind = this;
    line.push(this);
  }

  /** Lets its pause pass, and with it those of all for which it stands. */
  wait(): void {
    this.merge.pause(this.index, this.wake).subscribe(this);
  }

  /** Another one that rests in its place: this one may not have been taken out of the queue yet. */
  again(): Branch {
    const branch = new Branch(this.merge, this.index, this.start, this.end, this.edges);
    branch.action = this.action;
    branch.state = 'resting';
    return branch;
  }

  follow(time: Seconds): boolean {
    // The merge is over.
    if (!this.isQueued()) return false;
    if (this.isResting) {
      if (time >= this.endOfAction) return true;
      this.merge.takeUpBranch();
    } else {
      this.merge.open();
      // It may have begun with others, or have been stopped by one of them.
      if (!this.isQueued()) return false;
      if (this.action === null) this.merge.bind([this.index]);
    }
    this.act();
    return false;
  }

  left(_action: Span, side: Side): void {
    if (this.action === null) {
      // It was the pause: the others wait by themselves.
      this.before?.wait();
      if (side === LOW) this.merge.undoBranch();
      else this.begin();
      this.behind?.wait();
    } else if (side === LOW) {
      this.merge.undoBranch();
    } else {
      if (remembers(this.edges)) this.state = 'resting';
      if (this.merge.endBranch() && this.isResting) this.subscribe(this);
    }
  }

  /** A branch at rest has its action to take up again where time has come back to before its end. */
  override isBefore(time: Seconds): boolean {
    return this.isResting && time < this.endOfAction;
  }

  override unsubscribe(): void {
    super.unsubscribe();
    // An action that has started and never became live still pays what it owes.
    if (this.state === 'waiting') this.action?.unsubscribe();
  }

  private isQueued(): boolean {
    return this.observer !== null;
  }

  /** Lets the action begin in its place. */
  act(): void {
    if (this.observer !== null) this.playhead.cursor = this;
    this.observer = null;
    this.state = 'acting';
    this.action!.subscribe(this);
  }
}
