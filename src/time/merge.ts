import type { Seconds } from '../clock/seconds.js';
import { doEach } from '../math/do-each.js';
import { justBefore } from '../math/neighbours.js';
import { Branch } from './branch.js';
import type { Branches } from './branches.js';
import type { Edges } from './edges.js';
import { LiveBranches } from './live-branches.js';
import { HIGH, LOW, Span, type SpanObserver } from './span.js';
import { undoSince } from './undo.js';

/**
 * `merge` over branches, each with its own start. It completes when all of them have.
 *
 * What starts or ends within a frame does so first, in the order of the exact times. Then the live branches show the
 * frame, in their own order.
 *
 *     branch 0   ----------a---------------|b      a, c, d: what starts or ends within the frame, and then
 *     branch 1   -----c-----------d--------|e      b, e: the frame
 *
 * Each branch waits, is live or rests, in one of three lists. When time passes its start or its end, it moves from one to
 * the next; when time comes back, to the one before. Those that wait or rest cost nothing per frame: the one that is due
 * first is last in its list.
 *
 * A callback may stop the run, and so the merge, at any time. Therefore each loop asks whether it goes on.
 */
export class Merge extends Span {
  readonly branches: Branches<never>;
  readonly target: never;
  private readonly all: readonly Branch[];
  private readonly live: LiveBranches;
  /** The branches that have not started; the next one to start is last. */
  private readonly waiting: Branch[];
  /** The branches that have ended; the last one to end is last. */
  private readonly resting: Branch[] = [];
  private isFirstFrame = true;

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
  private get idleSince(): Seconds {
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
    if (this.nextChange(time) <= time) this.live.together(() => this.showChanges(time));
    else this.show(time);
    return this.observer !== null;
  }

  override pass(time: Seconds): boolean {
    this.live.together(() => this.passBranches(time));
    if (this.live.haveEnded && this.nextStart === Infinity) this.settle(time);
    return this.observer !== null;
  }

  /** Undoes what started last first. */
  override fall(time: Seconds): boolean {
    this.sort();
    this.live.forgetChanges();
    this.join(this.resting, ({ end }) => end > time);
    undoSince(time, this.live, () => this.goesOn);
    this.settle(time);
    return this.observer !== null;
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
    return this.waiting.at(-1)?.origin ?? Infinity;
  }

  /** Does what starts or ends within a frame, and then shows it. */
  private showChanges(time: Seconds): void {
    this.passBranches(justBefore(time));
    this.live.act(null, time);
    this.join(this.waiting, ({ origin }) => origin <= time);
    this.show(time);
  }

  /** Shows a time at which nothing starts or ends within the frame any more. */
  private show(time: Seconds): void {
    if (this.isFirstFrame) this.beginFirst();
    for (const branch of this.live.list) {
      if (!this.goesOn || branch.hasEnded) continue;
      this.live.act(branch);
      branch.follow(time);
    }
    this.live.act(null);
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
      this.live.pass(branch!, until);
    }
    this.live.sort();
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

function lateFirst(a: Branch, b: Branch): number {
  return b.origin - a.origin;
}

/** Adds branches to a sorted list; nearly always they belong at its end. */
function insert(list: Branch[], branches: Branch[], order: (a: Branch, b: Branch) => number): void {
  for (const branch of branches.sort(order)) {
    let at = list.length;
    for (; at > 0 && order(list[at - 1]!, branch) > 0; at--) list[at] = list[at - 1]!;
    list[at] = branch;
  }
}
