import type { Seconds } from '../clock/seconds.js';
import { Heap } from '../math/heap.js';
import { justAfter } from '../math/neighbours.js';
import type { Branch } from './branch.js';
import { MOST_REPEATS, NANOSECOND } from './changes.js';
import { catchUp, type Company, type Read, setCompany } from './company.js';

/** If more branches than this are live, they do not catch up when one of them starts or ends something. */
const MOST_BESIDE = 256;

/**
 * The branches of a merge that neither wait nor rest, and which of them changes next: starts or ends something. While
 * one of them does, the others are its company.
 */
export class LiveBranches implements Company {
  /** In their order in the merge, except after `add` and before `sort`. */
  list: Branch[];
  private isSorted = true;
  /** By their next change, or an earlier time; null where that has to be found. */
  private byChange: Heap<Branch> | null = null;
  /** The first of them, once its change is known to be exact. */
  private soonest: Branch | undefined = undefined;
  /** The last change after a time, once it was asked for. */
  private latest: Seconds = -Infinity;
  private lastAfter: Seconds = Infinity;
  around: Company | null = null;
  private isCompany = false;
  /** The branch that may start or end something now. */
  private acting: Branch | null = null;
  /** The moment in which it does. */
  private moment: Seconds = -Infinity;

  constructor(list: Branch[]) {
    this.list = list;
  }

  /** Whether nothing changes any more, once the next change was asked for. */
  get haveEnded(): boolean {
    return this.byChange?.first === undefined;
  }

  add(branch: Branch): void {
    this.list.push(branch);
    this.isSorted = false;
    this.addChange(branch, branch.origin);
  }

  sort(): void {
    if (!this.isSorted) this.list.sort((a, b) => a.index - b.index);
    this.isSorted = true;
  }

  /** Takes the branches that have ended or were undone. */
  takeIdle(): Branch[] {
    const idle = this.list.filter(({ isIdle }) => isIdle);
    if (idle.length > 0) this.list = this.list.filter(({ isIdle }) => !isIdle);
    return idle;
  }

  /** The branch that changes next; its `change` is exact if it is not after `until`. */
  next(until: Seconds): Branch | undefined {
    if (this.byChange === null) {
      this.byChange = new Heap(inOrder);
      for (const branch of this.list) this.addChange(branch, branch.nextChange(until));
    }
    if (this.soonest !== undefined && this.soonest.change <= until) return this.soonest;
    const changes = this.byChange;
    for (let { first } = changes; first !== undefined && first.change <= until; { first } = changes) {
      const change = first.nextChange(until);
      if (!first.hasEnded && change <= first.change) return (this.soonest = first);
      changes.take();
      if (!first.hasEnded) this.addChange(first, change);
    }
    return changes.first;
  }

  /** As `lastChange` of a branch. */
  last(until: Seconds): Seconds {
    // Nested merges ask one another, so each of them must remember it.
    if (!(this.lastAfter <= until || this.latest > until)) {
      this.lastAfter = until;
      this.latest = -Infinity;
      for (const branch of this.list) this.latest = Math.max(this.latest, branch.lastChange(until));
    }
    return this.latest > until ? this.latest : -Infinity;
  }

  /** Does the next change, which is one of `branch`. */
  pass(branch: Branch, until: Seconds): void {
    const { change } = branch;
    this.act(branch, change);
    const hasPassed = branch.pass(change);
    this.noteChange();
    this.byChange?.take();
    if (branch.hasEnded) return;
    const next = hasPassed ? branch.nextChange(until) : -Infinity;
    // A change that a curve only touches seems to come again at once, and again.
    branch.repeats = next > change + NANOSECOND ? 0 : branch.repeats + 1;
    this.addChange(branch, next > change && branch.repeats < MOST_REPEATS ? next : justAfter(until));
  }

  /** Makes the branches the company of what starts or ends during a call. */
  together(call: () => void): void {
    const around = setCompany(this);
    const { isCompany } = this;
    // What starts in it may have the branches around it shown, and so itself: then its company stays as it is.
    if (!isCompany) this.around = around;
    this.isCompany = true;
    try {
      call();
    } finally {
      this.isCompany = isCompany;
      this.act(null);
      setCompany(around);
    }
  }

  /** From now on, only this branch may start or end something, by default at the same moment as the one before. */
  act(branch: Branch | null, moment: Seconds = this.moment): void {
    this.acting = branch;
    this.moment = moment;
  }

  showOthers(numbers: Read, adds: boolean): void {
    if (this.list.length > MOST_BESIDE) return;
    this.sort();
    for (const branch of this.list) if (branch !== this.acting) catchUp(branch, this.moment, numbers, adds);
  }

  /** Something may have changed, so the next and the last change must be found again. */
  noteChange(): void {
    this.soonest = undefined;
    this.latest = -Infinity;
    this.lastAfter = Infinity;
  }

  /** Time goes back, so all changes must be found again. */
  forgetChanges(): void {
    this.byChange = null;
    this.noteChange();
  }

  private addChange(branch: Branch, change: Seconds): void {
    branch.change = change;
    this.soonest = undefined;
    this.byChange?.add(branch);
  }
}

function inOrder(a: Branch, b: Branch): number {
  return a.change - b.change || a.index - b.index;
}
