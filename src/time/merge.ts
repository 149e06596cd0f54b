import type { Seconds } from '../clock/seconds.js';
import { doEach } from '../math/do-each.js';
import { Heap } from '../math/heap.js';
import { justBefore } from '../math/neighbours.js';
import { Branch } from './branch.js';
import type { Branches } from './branches.js';
import { catchUp, type Company, numbersOf, setCompany } from './company.js';
import type { Edges } from './edges.js';
import type { Numbers } from './effect.js';
import { LiveBranches } from './live-branches.js';
import { HIGH, LOW, Span, type SpanObserver } from './span.js';

/** If more branches than this are live, they do not catch up when one of them starts or ends something. */
const MOST = 256;

/**
 * `merge` over branches, each with its own start. It completes when all of them have.
 *
 * What starts or ends within a frame does so first, in the order of the exact times. Then the live branches show the
 * frame, in their own order.
 *
 *     branch 0   ----------a---------------|b      a, c, d: what starts or ends within the frame, and then
 *     branch 1   -----c-----------d--------|e      b, e: the frame
 *
 * Branches that wait or rest cost nothing per frame.
 */
export class Merge extends Span implements Company {
  readonly branches: Branches<never>;
  readonly target: never;
  private readonly all: readonly Branch[];
  private readonly live: LiveBranches;
  /** The branches that have not started; the next one to start is last. */
  private readonly waiting: Branch[];
  /** The branches that have ended; the last one to end is last. */
  private readonly resting: Branch[] = [];
  private isFirstFrame = true;
  around: Company | null = null;
  private isInCompany = false;
  /** The branch in which something may start or end now. */
  private acting: Branch | null = null;
  /** The moment in which it does. */
  private moment: Seconds = -Infinity;

  constructor(branches: Branches<never>, target: never, start: Seconds, end: Seconds, edges: Edges) {
    super(start, end, edges);
    this.branches = branches;
    this.target = target;
    this.all = branches.list.map((timed, index) => new Branch(this, timed, index));
    this.live = new LiveBranches(this.all.filter(({ isLate }) => !isLate));
    this.waiting = this.all.filter(({ isLate }) => isLate).sort(lateFirst);
  }

  override idleUntil(): Seconds {
    return this.isFirstFrame ? -Infinity : this.nextStart;
  }

  /** The time below which a branch that has ended resumes. */
  get idleSince(): Seconds {
    return this.resting.at(-1)?.end ?? -Infinity;
  }

  override subscribe(observer: SpanObserver): void {
    const { playhead } = observer;
    // Skips the branch of an outer merge, because merges may be nested a thousand levels deep.
    const outer = playhead instanceof Branch ? playhead.outer : playhead;
    for (const branch of this.all) branch.outer = outer;
    this.sort();
    this.isFirstFrame = true;
    this.live.forgetChanges();
    super.subscribe(observer);
    for (const branch of this.live.list)
      if (this.goesOn && (branch.root !== null || (branch.isLongest && !branch.isLate))) branch.begin();
  }

  override nextChange(until: Seconds): Seconds {
    if (this.isFirstFrame) return this.start;
    return Math.min(this.nextStart, this.live.next(until)?.change ?? Infinity);
  }

  override lastChange(until: Seconds): Seconds {
    return Math.max(this.idleSince > until ? this.idleSince : -Infinity, this.live.last(until));
  }

  follow(time: Seconds): boolean {
    this.join(this.resting, ({ end }) => end > time);
    if (this.nextChange(time) <= time) this.inCompany(() => this.showChanges(time));
    else this.show(time);
    return this.observer !== null;
  }

  override pass(time: Seconds): boolean {
    this.inCompany(() => this.passBranches(time));
    if (this.live.haveEnded && this.nextStart === Infinity) this.settle(time);
    return this.observer !== null;
  }

  /** Undoes what started last first. */
  override fall(time: Seconds): boolean {
    this.sort();
    this.live.forgetChanges();
    this.join(this.resting, ({ end }) => end > time);
    this.undo(time);
    this.settle(time);
    return this.observer !== null;
  }

  override catchUp(time: Seconds, numbers: Numbers, adds: boolean): void {
    for (const branch of this.live.list)
      if (branch !== this.acting && branch.live !== null) catchUp(branch.live, time, numbers, adds);
  }

  showOthers(numbers: Numbers, adds: boolean): void {
    if (this.live.list.length > MOST) return;
    this.live.sort();
    this.catchUp(this.moment, numbers, adds);
  }

  override playheads(): readonly Branch[] {
    return this.live.list;
  }

  override collect(spans: Span[]): void {
    if (this.isFirstFrame || this.nextStart < Infinity) spans.push(this);
    for (const branch of this.live.list) branch.collect(spans);
  }

  override unsubscribe(): void {
    super.unsubscribe();
    doEach(this.live.list, (branch) => branch.halt());
  }

  /** False once a branch has stopped the run. */
  private get goesOn(): boolean {
    return this.observer?.playhead.isLive === true;
  }

  /** When the next waiting branch starts. */
  private get nextStart(): Seconds {
    return this.waiting.at(-1)?.start ?? Infinity;
  }

  private inCompany(act: () => void): void {
    const around = setCompany(this);
    const isInCompany = this.isInCompany;
    // What starts in it may have the branches around it shown, and so itself: then its company stays as it is.
    if (!isInCompany) this.around = around;
    this.isInCompany = true;
    try {
      act();
    } finally {
      this.isInCompany = isInCompany;
      this.acting = null;
      setCompany(around);
    }
  }

  /** Does what starts or ends within a frame, and then shows it. */
  private showChanges(time: Seconds): void {
    this.passBranches(justBefore(time));
    this.moment = time;
    this.join(this.waiting, ({ start }) => start <= time);
    this.show(time);
  }

  /** Shows a time at which nothing starts or ends within the frame any more. */
  private show(time: Seconds): void {
    if (this.isFirstFrame) this.beginFirst();
    for (const branch of this.live.list) {
      if (!this.goesOn || branch.hasEnded) continue;
      this.acting = branch;
      branch.follow(time);
    }
    this.acting = null;
    this.live.noteChange();
    this.settle(time);
  }

  /** Does what starts or ends up to a time, in the order of the exact times. */
  private passBranches(until: Seconds): void {
    if (this.isFirstFrame && this.start <= until) this.beginFirst();
    while (this.goesOn) {
      const branch = this.live.next(until);
      const change = branch?.change ?? Infinity;
      const start = this.nextStart;
      if (Math.min(start, change) > until) break;
      if (start <= change) {
        this.live.add(this.waiting.pop()!);
        continue;
      }
      this.moment = change;
      this.acting = branch!;
      this.live.pass(branch!, until);
    }
    this.live.sort();
  }

  /** Undoes what started after a time, the latest first. */
  private undo(time: Seconds): void {
    const starts = new Heap(inOrderOfUndo);
    const left: Branch[] = [];
    let hasAdding = false as boolean;
    const add = (branch: Branch, change: Seconds): void => {
      if (change === -Infinity) return;
      const numbers = numbersOf(branch.live);
      const owns = numbers?.wrote === null;
      hasAdding ||= numbers !== undefined && !owns;
      // Of what started at one time, what adds to numbers is undone before what owns them.
      starts.add({ branch, change, order: branch.index + (owns ? 0 : this.all.length), owned: owns ? numbers : null });
    };
    for (const branch of this.live.list) add(branch, branch.lastChange(time));
    for (let first; this.goesOn && (first = starts.take()) !== undefined;) {
      const { branch, change, owned } = first;
      if (hasAdding && owned !== null) {
        // Others have added to what it found, until its start.
        this.moment = change;
        this.acting = branch;
        this.showOthers(owned, true);
      }
      branch.fall(Math.max(time, justBefore(change)));
      const earlier = branch.lastChange(time);
      if (earlier < change) add(branch, earlier);
      else left.push(branch);
    }
    this.acting = null;
    for (const branch of left) if (this.goesOn) branch.fall(time);
    this.live.noteChange();
  }

  /** At the beginning of the first frame, some branches start before their turn. */
  private beginFirst(): void {
    this.isFirstFrame = false;
    for (const index of this.branches.atFirst)
      if (this.goesOn && this.all[index]!.root === null) this.all[index]!.begin();
  }

  /** Moves the branches of a list that are due to the live ones. */
  private join(list: Branch[], isDue: (branch: Branch) => boolean): void {
    while (list.length > 0 && isDue(list.at(-1)!)) this.live.add(list.pop()!);
    this.live.sort();
  }

  /** Moves branches that have ended or were undone to their lists. */
  private sort(): void {
    const idle = this.live.takeIdle();
    const undone = idle.filter(({ root }) => root === null);
    const ended = idle.filter(({ root }) => root !== null);
    insert(this.waiting, undone, lateFirst);
    insert(this.resting, ended, (a, b) => a.end - b.end);
  }

  /** Sorts the branches, and leaves the merge when nothing is left to do. */
  private settle(time: Seconds): void {
    this.sort();
    const isBefore = this.isBefore(time);
    if (isBefore ? this.all.some(({ root }) => root !== null) : this.live.list.length > 0 || this.nextStart < Infinity)
      return;
    if (!isBefore && !this.isPlanned) this.end = this.idleSince;
    this.leave(isBefore ? LOW : HIGH);
  }
}

/** The last part of a branch: it started at `change`, and may own numbers. */
interface Part {
  readonly branch: Branch;
  readonly change: Seconds;
  readonly order: number;
  readonly owned: Numbers | null;
}

function inOrderOfUndo(a: Part, b: Part): number {
  return b.change - a.change || b.order - a.order;
}

function lateFirst(a: Branch, b: Branch): number {
  return b.start - a.start;
}

/** Adds branches to a sorted list; nearly always they belong at its end. */
function insert(list: Branch[], branches: Branch[], order: (a: Branch, b: Branch) => number): void {
  for (const branch of branches.sort(order)) {
    let at = list.length;
    for (; at > 0 && order(list[at - 1]!, branch) > 0; at--) list[at] = list[at - 1]!;
    list[at] = branch;
  }
}
