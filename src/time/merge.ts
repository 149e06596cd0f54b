import type { Seconds } from '../clock/seconds.js';
import { Branch } from './branch.js';
import type { Branches } from './branches.js';
import type { Edges } from './edges.js';
import { IdleBranches } from './idle-branches.js';
import { IdleTimes } from './idle-times.js';
import type { Playhead } from './playhead.js';
import { HIGH, type Side, Span, type SpanObserver } from './span.js';

/** `merge` over branches that start together: complete when all of them are. */
export class Merge extends Span {
  readonly branches: Branches<never>;
  readonly target: never;
  private readonly plannedEnd: Seconds;
  readonly laid: readonly Branch[];
  /** Null before a branch is idle. */
  times: IdleTimes | null = null;
  /** How many branches are over, and how many are undone. */
  private over = 0;
  private undone = 0;
  playhead!: Playhead;

  constructor(branches: Branches<never>, target: never, start: Seconds, end: Seconds, edges: Edges) {
    super(start, end, edges);
    this.branches = branches;
    this.target = target;
    this.plannedEnd = end;
    this.laid = branches.list.map((_, index) => new Branch(this, index));
  }

  override subscribe(observer: SpanObserver): void {
    const { laid } = this;
    const { list, atFirst, duration } = this.branches;
    this.observer = observer;
    this.playhead = observer.playhead;
    this.end = this.plannedEnd;
    this.undone = 0;
    this.over = laid.filter(({ rests }) => rests).length;
    // If all are over, the last one to end goes on: it ends the whole again, unless time has come back.
    const last = this.over < laid.length ? null : laid.reduce((a, b) => (b.action!.end >= a.action!.end ? b : a));
    if (atFirst.some((index) => laid[index]!.action === null)) this.playhead.queue(this);
    let from = 0;
    for (const branch of laid) {
      const { index, action, rests, wake } = branch;
      // What is over is not shown again: what came after it may have written the same.
      if (action === null ? wake > -Infinity : rests && branch !== last) continue;
      this.queueIdle(from, index);
      from = index + 1;
      if (action !== null || list[index]!.duration === duration) branch.act();
      else this.queueIdle(index, from);
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
      if (branch.action !== null) continue;
      this.playhead.cursor = branch.idle;
      branch.idle = null;
      branch.act();
    }
    return false;
  }

  override unsubscribe(): void {
    super.unsubscribe();
    for (const branch of this.laid) branch.idle = null;
  }

  /** Queues one span for idle branches beside one another. */
  queueIdle(from: number, to: number): void {
    if (from === to) return;
    this.times ??= new IdleTimes(this.laid);
    this.playhead.queue((this.laid[from]!.idle = new IdleBranches(this, from, to)));
  }

  /** So many more branches are over, or undone. Returns whether the whole goes on. */
  settle(count: number, side: Side): boolean {
    const { laid } = this;
    if (side === HIGH) this.over += count;
    else this.undone += count;
    if (Math.max(this.over, this.undone) < laid.length) return true;
    if (side === HIGH && this.end === Infinity) {
      this.end = laid.reduce((end, { action }) => Math.max(end, action!.end), 0);
    }
    this.leave(side);
    return false;
  }
}
