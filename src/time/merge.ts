import type { Seconds } from '../clock/seconds.js';
import { Branch } from './branch.js';
import type { BranchObserver } from './branch-observer.js';
import type { Branches } from './branches.js';
import { Concat } from './concat.js';
import { type Edges, edgesOf, remembers } from './edges.js';
import type { Playhead } from './playhead.js';
import { HIGH, LOW, Span, type SpanObserver } from './span.js';
import { afterFirst } from './split.js';

/** `merge` over branches that start together: complete when all of them are. */
export class Merge<T> extends Span implements BranchObserver {
  private readonly branches: Branches<T>;
  private readonly target: T;
  private readonly plannedEnd: Seconds;
  private readonly laid: Branch[];
  playhead!: Playhead;
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
      const wake = branches.pauses[index] === undefined ? null : Math.min(succession!.endOf(0, start, start), end);
      return new Branch(this, index, start, end, edges, wake);
    });
    this.bind(branches.atOnce);
  }

  override subscribe(observer: SpanObserver): void {
    this.observer = observer;
    this.playhead = observer.playhead;
    this.end = this.plannedEnd;
    this.done = this.undone = 0;
    const last = this.lastToEnd();
    let line: Branch[] = [];
    for (const known of [...this.laid]) {
      // What had ended before is not shown again: what came after it may have written the same.
      const branch = known.isResting ? known.again() : known;
      if (known === last) {
        branch.act();
        continue;
      }
      if (branch.isResting) this.done++;
      if (branch.isPausing) {
        branch.separate().join(line);
      } else {
        line[0]?.stand();
        line = [];
        branch.stand();
      }
    }
    line[0]?.stand();
  }

  replace(index: number, branch: Branch): void {
    this.laid[index] = branch;
  }

  pause(index: number, end: Seconds): Span {
    return this.branches.pauses[index]!.bind(this.target, this.start, end, edgesOf(this.edges.low, 'closed'));
  }

  /** Where all branches are over, the one that ended last: it goes on, and so ends the whole again unless time has come back. */
  private lastToEnd(): Branch | null {
    const { laid } = this;
    if (!laid.every(({ isResting }) => isResting)) return null;
    return laid.reduce<Branch | null>(
      (last, branch) => (last === null || branch.endOfAction >= last.endOfAction ? branch : last),
      null,
    );
  }

  /** A merge is never queued: its branches are. */
  follow(): boolean {
    return false;
  }

  override unsubscribe(): void {
    super.unsubscribe();
    for (const branch of this.laid) branch.unsubscribe();
  }

  /** The first frame has come: the branches begin that start at its beginning. */
  open(): void {
    if (this.isOpened) return;
    this.isOpened = true;
    for (const group of this.branches.atFirst) {
      this.bind(group);
      for (const index of group) this.laid[index]!.act();
    }
  }

  /** A branch has come to its end. Returns whether it is to wait for the others. */
  endBranch(): boolean {
    if (++this.done < this.laid.length) return true;
    if (this.end === Infinity) this.end = this.laid.reduce((end, branch) => Math.max(end, branch.endOfAction), 0);
    this.leave(HIGH);
    return false;
  }

  /** A branch that was over goes on. */
  takeUpBranch(): void {
    this.done--;
  }

  undoBranch(): void {
    if (++this.undone === this.laid.length) this.leave(LOW);
  }

  /** Lays actions over the span, or over the first part of it where they are shorter. Should one fail to start, the others are stopped. */
  bind(indexes: readonly number[]): void {
    const { branches, laid, target, start, end, edges } = this;
    try {
      for (const index of indexes) {
        const { duration, succession } = branches.list[index]!;
        const branch = laid[index]!;
        const isLongest = duration >= branches.duration;
        const last = isLongest ? end : Math.min(start + duration, end);
        const high = isLongest ? edges.high : 'closed';
        if (branch.wake === null) {
          branch.action = branches.list[index]!.bind(target, start, last, edgesOf(edges.low, high));
        } else {
          const around = edgesOf(remembers(edges) ? 'closed' : 'held', high);
          branch.action = new Concat(afterFirst(succession!, start), target as never, branch.wake, last, around);
        }
      }
    } catch (error) {
      for (const index of indexes) laid[index]!.unsubscribe();
      throw error;
    }
  }
}
