import type { Seconds } from '../clock/seconds.js';
import { Branch, type BranchObserver } from './branch.js';
import type { Branches } from './branches.js';
import { Concat } from './concat.js';
import { type Edges, edgesOf, remembers } from './edges.js';
import { IdleBranches, type IdleObserver } from './idle-branches.js';
import type { Playhead } from './playhead.js';
import { HIGH, LOW, type Side, Span, type SpanObserver } from './span.js';
import { afterFirst } from './split.js';
import { Turns } from './turns.js';

/** `merge` over branches that start together: complete when all of them are. */
export class Merge<T> extends Span implements BranchObserver, IdleObserver {
  private readonly branches: Branches<T>;
  private readonly target: T;
  private readonly plannedEnd: Seconds;
  readonly laid: readonly Branch[];
  playhead!: Playhead;
  turns: Turns | null = null;
  private isOpened = false;
  /** How many branches are over, and how many are undone. */
  private done = 0;
  private undone = 0;

  constructor(branches: Branches<T>, target: T, start: Seconds, end: Seconds, edges: Edges) {
    super(start, end, edges);
    this.branches = branches;
    this.target = target;
    this.plannedEnd = end;
    this.laid = branches.list.map(({ succession }, index) => {
      const wake = branches.pauses[index] ? Math.min(succession!.endOf(0, start, start), end) : -Infinity;
      return new Branch(this, index, wake);
    });
  }

  override subscribe(observer: SpanObserver): void {
    this.observer = observer;
    this.playhead = observer.playhead;
    this.end = this.plannedEnd;
    this.turns = null;
    this.undone = 0;
    const last = this.lastToEnd();
    if (last !== null) last.state = 'acting';
    // What had ended before is not shown again: what came after it may have written the same.
    this.done = this.laid.filter(({ state }) => state === 'resting').length;
    this.stand();
  }

  idle(from: number, to: number): Span | null {
    if (from === to) return null;
    if (this.turns === null) {
      this.turns = new Turns(this.laid.length);
      for (const branch of this.laid) this.giveTurn(branch);
    }
    const idle = new IdleBranches(this, this.turns, from, to);
    idle.subscribe(this.laid[from]!);
    return idle;
  }

  open(branch: Branch): void {
    if (branch.state === 'resting') this.done--;
    if (this.isOpened) return;
    this.isOpened = true;
    for (const index of this.branches.atFirst) {
      const branch = this.laid[index]!;
      // One that has just begun may have stopped it.
      if (branch.place!.observer === null) return;
      this.playhead.cursor = branch.place;
      branch.place!.observer = null;
      this.act(branch);
    }
  }

  act(branch: Branch): void {
    branch.action ??= this.bind(branch);
    this.change(branch, 'acting');
    branch.action.subscribe(branch);
  }

  leftBranch(branch: Branch, side: Side): void {
    const { index } = branch;
    if (side === HIGH) {
      this.endBranch(branch);
    } else if (branch.state === 'waiting' || branch.wake === -Infinity) {
      if (++this.undone === this.laid.length) this.leave(LOW);
    } else {
      branch.action = null;
      this.change(branch, 'waiting');
      this.idle(index, index + 1);
    }
  }

  /** A merge is never queued: its branches are. */
  follow(): boolean {
    return false;
  }

  override unsubscribe(): void {
    super.unsubscribe();
    this.turns = null;
  }

  /** Puts into the queue whatever stands there for each branch. */
  private stand(): void {
    const { branches, laid } = this;
    let from = 0;
    for (const branch of laid) {
      const { index, action, wake, state } = branch;
      if (state === 'resting' || (action === null && wake > -Infinity)) continue;
      this.idle(from, index);
      from = index + 1;
      if (action === null && branches.list[index]!.duration < branches.duration) branch.place = this.idle(index, from);
      else this.act(branch);
      // It may have stopped what it belongs to.
      if (!this.playhead.isLive) return;
    }
    this.idle(from, laid.length);
  }

  private endBranch(branch: Branch): void {
    const { laid } = this;
    const { index } = branch;
    const rests = remembers(this.edges);
    if (rests) this.change(branch, 'resting');
    if (++this.done < laid.length) {
      if (rests) this.idle(index, index + 1);
      return;
    }
    if (this.end === Infinity) this.end = laid.reduce((end, { action }) => Math.max(end, action!.end), 0);
    this.leave(HIGH);
  }

  private change(branch: Branch, state: Branch['state']): void {
    branch.state = state;
    this.giveTurn(branch);
  }

  /** There is something to do for it once its pause is over, or once time falls below its end. */
  private giveTurn({ index, state, wake, action }: Branch): void {
    this.turns?.set(index, state === 'waiting' ? wake : Infinity, state === 'resting' ? action!.end : -Infinity);
  }

  /** Where all branches are over, the one that ended last: it goes on, and so ends the whole again unless time has come back. */
  private lastToEnd(): Branch | null {
    const { laid } = this;
    if (!laid.every(({ state }) => state === 'resting')) return null;
    return laid.reduce((last, branch) => (branch.action!.end >= last.action!.end ? branch : last));
  }

  /** Lays an action over the span, or over the first part of it where it is shorter. */
  private bind({ index, wake }: Branch): Span {
    const { branches, target, start, end, edges } = this;
    const action = branches.list[index]!;
    const { duration, succession } = action;
    const isLongest = duration >= branches.duration;
    const last = isLongest ? end : Math.min(start + duration, end);
    const high = isLongest ? edges.high : 'closed';
    if (wake === -Infinity) return action.bind(target, start, last, edgesOf(edges.low, high));
    const around = edgesOf(remembers(edges) ? 'closed' : 'held', high);
    return new Concat(afterFirst(succession!, start), target as never, wake, last, around);
  }
}
