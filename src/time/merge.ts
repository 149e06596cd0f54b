import type { Seconds } from '../clock/seconds.js';
import { Branch } from './branch.js';
import type { Branches } from './branches.js';
import { Concat } from './concat.js';
import { type Edges, edgesOf, remembers } from './edges.js';
import { IdleBranches } from './idle-branches.js';
import { IdleTimes } from './idle-times.js';
import type { Playhead } from './playhead.js';
import { HIGH, type Side, Span, type SpanObserver } from './span.js';
import { afterFirst } from './split.js';

/** `merge` over branches that start together: complete when all of them are. */
export class Merge extends Span {
  private readonly branches: Branches<never>;
  private readonly target: never;
  private readonly plannedEnd: Seconds;
  readonly laid: readonly Branch[];
  playhead!: Playhead;
  /** Null before a branch is idle. */
  times: IdleTimes | null = null;
  /** How many branches are over, and how many are undone. */
  private over = 0;
  private undone = 0;

  constructor(branches: Branches<never>, target: never, start: Seconds, end: Seconds, edges: Edges) {
    super(start, end, edges);
    this.branches = branches;
    this.target = target;
    this.plannedEnd = end;
    this.laid = branches.pauses.map((pause, index) => {
      return new Branch(this, index, pause > 0 ? Math.min(start + pause, end) : -Infinity);
    });
  }

  override subscribe(observer: SpanObserver): void {
    const { branches, laid } = this;
    this.observer = observer;
    this.playhead = observer.playhead;
    this.end = this.plannedEnd;
    this.times = null;
    // If all are over, the last one to end goes on: it ends the whole again, unless time has come back.
    if (laid.every(({ isOver }) => isOver)) {
      laid.reduce((a, b) => (b.action!.end >= a.action!.end ? b : a)).isOver = false;
    }
    this.over = laid.filter(({ isOver }) => isOver).length;
    this.undone = 0;
    if (branches.atFirst.some((index) => laid[index]!.action === null)) this.playhead.queue(this);
    let from = 0;
    for (const branch of laid) {
      const { index, acts, isOver, wake } = branch;
      // What is over is not shown again: what came after it may have written the same.
      if (isOver || (!acts && wake > -Infinity)) continue;
      this.queueIdle(from, index);
      from = index + 1;
      if (acts || branches.list[index]!.duration === branches.duration) this.queueAction(branch);
      else branch.place = this.queueIdle(index, from);
      // It may have stopped the run.
      if (!this.playhead.isLive) return;
    }
    this.queueIdle(from, laid.length);
  }

  /** At the beginning of the first frame, some branches start before their turn. */
  follow(): boolean {
    for (const index of this.branches.atFirst) {
      const branch = this.laid[index]!;
      // The one before may have stopped the run.
      if (!this.playhead.isLive) break;
      if (branch.acts) continue;
      this.playhead.cursor = branch.place;
      this.queueAction(branch);
    }
    return false;
  }

  override unsubscribe(): void {
    super.unsubscribe();
    this.times = null;
  }

  queueIdle(from: number, to: number): Span | null {
    if (from === to) return null;
    if (this.times === null) {
      this.times = new IdleTimes(this.laid.length);
      for (const branch of this.laid) this.setTimes(branch);
    }
    const idle = new IdleBranches(this, this.times, from, to);
    this.playhead.queue(idle);
    return idle;
  }

  queueAction(branch: Branch): void {
    branch.action ??= this.bind(branch);
    if (branch.isOver) this.over--;
    branch.isOver = false;
    this.setTimes(branch);
    branch.action.subscribe(branch);
  }

  leftBranch(branch: Branch, side: Side): void {
    const { index, wake } = branch;
    if (side === HIGH) branch.isOver = true;
    else if (wake > -Infinity) branch.action = null;
    this.setTimes(branch);
    if (branch.action !== null && !this.settle(1, side)) return;
    if (branch.isOver ? remembers(this.edges) : branch.action === null) this.queueIdle(index, index + 1);
  }

  /** So many more branches are over, or undone. Returns whether the whole goes on. */
  settle(count: number, side: Side): boolean {
    if (side === HIGH) this.over += count;
    else this.undone += count;
    const { laid } = this;
    if (Math.max(this.over, this.undone) < laid.length) return true;
    if (side === HIGH && this.end === Infinity)
      this.end = laid.reduce((end, { action }) => Math.max(end, action!.end), 0);
    this.leave(side);
    return false;
  }

  private setTimes({ index, action, wake, isOver }: Branch): void {
    const since = isOver && remembers(this.edges) ? action!.end : -Infinity;
    this.times?.set(index, since, action === null ? wake : Infinity);
  }

  /** Lays an action over the span, or over the first part of it if it is shorter; without the pause that it begins with. */
  private bind({ index, wake }: Branch): Span {
    const { branches, target, start, end, edges } = this;
    const action = branches.list[index]!;
    const isLongest = action.duration === branches.duration;
    const last = isLongest ? end : Math.min(start + action.duration, end);
    const high = isLongest ? edges.high : 'closed';
    if (wake === -Infinity) return action.bind(target, start, last, edgesOf(edges.low, high));
    const around = edgesOf(remembers(edges) ? 'closed' : 'held', high);
    return new Concat(afterFirst(action.succession!, start), target, wake, last, around);
  }
}
