import type { Seconds } from '../clock/seconds.js';
import { doEach } from '../math/do-each.js';
import { Heap } from '../math/heap.js';
import { justAfter, justBefore } from '../math/neighbours.js';
import { Branch } from './branch.js';
import type { Branches } from './branches.js';
import { lastChange, MOST_REPEATS, NANOSECOND, nextChange } from './changes.js';
import { Company, showBeforeEnd } from './company.js';
import type { Edges } from './edges.js';
import { Span, type SpanObserver } from './span.js';

/**
 * `merge` over branches, each with its own start. It completes when all of them have.
 *
 * What starts or ends within a frame does so first, in the order of the exact times. Then the live branches show the
 * frame, in their own order.
 *
 *     branch 0   ----------a---------------|b      a, c, d: what starts or ends within the frame, and then
 *     branch 1   -----c-----------d--------|e      b, e: the frame
 *
 * Each branch waits, is live or rests. When time passes its start or its end, it moves from one to the next; when time
 * comes back, to the one before. Those that wait or rest cost nothing per frame.
 *
 * A callback may stop the run, and so the merge, at any time. Therefore each loop asks whether it goes on.
 */
export class Merge extends Span {
  readonly branches: Branches<never>;
  readonly target: never;
  private readonly all: readonly Branch[];
  /** The branches that have not started. */
  private readonly waiting = new Heap<Branch>((a, b) => a.origin - b.origin);
  private live: Branch[] = [];
  /** Whether the live branches are in their order. */
  private isSorted = true;
  /** The branches that have ended; the last one to end is last. */
  private readonly resting: Branch[] = [];
  /** The live branches by their next change, or an earlier time; null where that has to be found. */
  private changes: Heap<Branch> | null = null;
  /** Whether the change of the first of them is exact. Nested merges ask one another, so it is found once. */
  private isExact = false;
  /** The last change after a time, once it was asked for. */
  private latest: Seconds = -Infinity;
  private lastAfter: Seconds = Infinity;
  private isFirstFrame = true;
  private readonly company: Company = new Company(this);

  constructor(branches: Branches<never>, target: never, start: Seconds, end: Seconds, edges: Edges) {
    super(start, end, edges);
    this.branches = branches;
    this.target = target;
    this.all = branches.list.map((timed, index) => new Branch(this, timed, index));
    for (const branch of this.all)
      if (branch.isLate) this.waiting.add(branch);
      else this.live.push(branch);
  }

  override idleUntil(): Seconds {
    return this.isFirstFrame ? -Infinity : this.nextStart;
  }

  override subscribe(observer: SpanObserver): void {
    const { playhead } = observer;
    // Skips the branch of an outer merge, because merges may be nested a thousand levels deep.
    const outer = playhead instanceof Branch ? playhead.outer : playhead;
    for (const branch of this.all) branch.outer = outer;
    this.sort();
    this.isFirstFrame = true;
    this.forgetChanges();
    super.subscribe(observer);
    for (const branch of this.live) if (this.isRunning && (branch.root !== null || branch.startsAtOnce)) branch.begin();
  }

  override nextChange(until: Seconds): Seconds {
    return this.isFirstFrame ? this.start : Math.min(this.nextStart, this.next(until)?.change ?? Infinity);
  }

  override lastChange(until: Seconds): Seconds {
    if (until < this.lastAfter && until >= this.latest) {
      this.lastAfter = until;
      this.latest = -Infinity;
      for (const branch of this.live) this.latest = Math.max(this.latest, lastChange(branch, until));
    }
    const last = Math.max(this.lastEnd, this.latest);
    return last > until ? last : -Infinity;
  }

  follow(time: Seconds): boolean {
    // At an open end branches end, too, although none is left.
    if (time >= this.end || this.nextChange(time) <= time) this.company.together(() => this.showChanges(time));
    else this.show(time);
    return this.observer !== null;
  }

  override pass(time: Seconds): boolean {
    this.company.together(() => this.passChanges(time));
    if (this.changes?.first === undefined && this.nextStart === Infinity) this.leaveIfOver(time);
    return this.observer !== null;
  }

  /** Undoes what started last first. */
  override fall(time: Seconds): boolean {
    this.forgetChanges();
    while (this.lastEnd > time) this.add(this.resting.pop()!);
    this.company.together(() => this.undoSince(time));
    this.leaveIfOver(time);
    return this.observer !== null;
  }

  override playheads(): readonly Branch[] {
    if (!this.isSorted) this.live.sort((a, b) => a.index - b.index);
    this.isSorted = true;
    return this.live;
  }

  override collect(spans: Span[]): void {
    if (this.isFirstFrame || this.nextStart < Infinity) spans.push(this);
    for (const branch of this.live) branch.collect(spans);
  }

  override unsubscribe(): void {
    super.unsubscribe();
    doEach(this.live, (branch) => branch.halt());
  }

  /** False once a branch has stopped the run. */
  private get isRunning(): boolean {
    return this.observer?.playhead.isLive === true;
  }

  /** When the next waiting branch starts. */
  private get nextStart(): Seconds {
    return this.waiting.first?.origin ?? Infinity;
  }

  /** When the last resting branch ended: below that time, it resumes. */
  private get lastEnd(): Seconds {
    return this.resting.at(-1)?.root!.end ?? -Infinity;
  }

  /** Does what starts or ends within a frame, and then shows it. */
  private showChanges(time: Seconds): void {
    this.passChanges(justBefore(time));
    this.company.act(null, time);
    while (this.nextStart <= time) this.add(this.waiting.take()!);
    this.show(time);
  }

  /** Shows a time at which nothing starts or ends within the frame any more. */
  private show(time: Seconds): void {
    if (this.isFirstFrame) this.beginFirst();
    for (const branch of this.playheads()) {
      if (!this.isRunning || branch.hasEnded) continue;
      this.company.act(branch);
      branch.follow(time);
    }
    this.company.act(null);
    this.noteChange();
    this.leaveIfOver(time);
  }

  /** At the beginning of the first frame, some branches start before their turn. */
  private beginFirst(): void {
    this.isFirstFrame = false;
    for (const index of this.branches.atFirst)
      if (this.isRunning && this.all[index]!.root === null) this.all[index]!.begin();
  }

  /** Does what starts or ends up to a time, in the order of the exact times. */
  private passChanges(until: Seconds): void {
    if (this.isFirstFrame && this.start <= until) this.beginFirst();
    while (this.isRunning) {
      const branch = this.next(until);
      const change = branch?.change ?? Infinity;
      if (this.nextStart <= Math.min(change, until)) this.add(this.waiting.take()!);
      else if (change <= until) this.passChange(branch!, until);
      else return;
    }
  }

  private passChange(branch: Branch, until: Seconds): void {
    const { change } = branch;
    this.company.act(branch, change);
    const hasPassed = branch.pass(change);
    this.changes?.take();
    this.noteChange();
    // A change that a curve only touches is not passed, or seems to come again at once, and again.
    const next = hasPassed ? nextChange(branch, until) : change;
    branch.repeats = next > change + NANOSECOND ? 0 : branch.repeats + 1;
    this.addChange(branch, next > change && branch.repeats < MOST_REPEATS ? next : justAfter(until));
  }

  /** The branch that changes next; its `change` is exact if it is not after `until`. */
  private next(until: Seconds): Branch | undefined {
    if (this.changes === null) {
      this.changes = new Heap((a, b) => a.change - b.change || a.index - b.index);
      for (const branch of this.live) this.addChange(branch, nextChange(branch, until));
    }
    const { changes } = this;
    for (let { first } = changes; first !== undefined && first.change <= until; { first } = changes) {
      if (this.isExact) break;
      const change = nextChange(first, until);
      this.isExact = change <= first.change;
      if (!this.isExact) this.addChange(changes.take()!, change);
    }
    return changes.first;
  }

  /** Notes when a branch changes next, if it does. */
  private addChange(branch: Branch, change: Seconds): void {
    branch.change = change;
    this.isExact = false;
    if (change < Infinity) this.changes?.add(branch);
  }

  /** Something may have changed, so the next and the last change must be found again. */
  private noteChange(): void {
    this.isExact = false;
    this.latest = -Infinity;
    this.lastAfter = Infinity;
  }

  /** Time goes back, so all changes must be found again. */
  private forgetChanges(): void {
    this.changes = null;
    this.noteChange();
  }

  /** Adds a branch to the live ones. */
  private add(branch: Branch): void {
    this.live.push(branch);
    this.isSorted = false;
    this.addChange(branch, branch.origin);
  }

  /**
   * Undoes what branches started after a time, the latest first. Then shows them that time.
   *
   *     branch 0   --a------b-----       undone: d, b, c, a
   *     branch 1   -----c------d--
   */
  private undoSince(time: Seconds): void {
    const steps = new Heap<Branch>((a, b) => b.change - a.change || b.index - a.index);
    const undone: Branch[] = [];
    for (const branch of this.live) {
      branch.change = lastChange(branch, time);
      if (branch.change > -Infinity) steps.add(branch);
    }
    for (let branch; this.isRunning && (branch = steps.take()) !== undefined;) {
      const { change } = branch;
      this.company.act(branch, change);
      if (branch.hasEnded) branch.begin();
      // Others have added to what it found, until this moment. A merge sees to its own branches.
      if (!(branch.live instanceof Merge)) showBeforeEnd(branch.live);
      branch.fall(Math.max(time, justBefore(change)));
      branch.change = lastChange(branch, time);
      if (branch.change >= change) undone.push(branch);
      else if (branch.change > -Infinity) steps.add(branch);
    }
    this.company.act(null);
    for (const branch of undone) if (this.isRunning) branch.fall(time);
    this.noteChange();
  }

  /** Sets aside the branches that have ended or were undone. */
  private sort(): void {
    const idle = this.live.filter(({ isIdle }) => isIdle);
    if (idle.length === 0) return;
    this.live = this.live.filter(({ isIdle }) => !isIdle);
    const { resting, lastEnd } = this;
    const ended = idle.filter(({ hasEnded }) => hasEnded).sort(byEnd);
    for (const branch of ended) resting.push(branch);
    // A rate that changes may move an end to before others that have passed.
    if (ended.length > 0 && ended[0]!.root!.end < lastEnd) resting.sort(byEnd);
    for (const branch of idle) if (!branch.hasEnded) this.waiting.add(branch);
  }

  /** Sets branches aside, and leaves the merge when nothing is left to do. */
  private leaveIfOver(time: Seconds): void {
    this.sort();
    if (this.isBefore(time)) this.leave('low');
    else if (this.live.length === 0 && this.nextStart === Infinity) {
      if (!this.isPlanned) this.end = this.lastEnd;
      this.leave('high');
    }
  }
}

function byEnd(a: Branch, b: Branch): number {
  return a.root!.end - b.root!.end;
}
