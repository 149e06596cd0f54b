import type { Seconds } from '../clock/seconds.js';
import { doEach } from '../math/do-each.js';
import { justAfter, justBefore } from '../math/neighbours.js';
import { Branch } from './branch.js';
import type { Branches } from './branches.js';
import { Changes } from './changes.js';
import { addsNumbers, catchUp, type Company, ownNumbers, setCompany } from './company.js';
import type { Edges } from './edges.js';
import type { Numbers } from './effect.js';
import { HIGH, LOW, Span, type SpanObserver } from './span.js';

/** Changes of a branch that are closer than this many seconds may be the same one. */
const NANOSECOND = 1e-9;
/** So many of them one after another are. */
const MOST_REPEATS = 32;

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
 * Branches that wait or rest cost nothing per frame: they are in lists, sorted by the time at which they are due.
 */
export class Merge extends Span implements Company {
  readonly branches: Branches<never>;
  readonly target: never;
  readonly #all: readonly Branch[];
  /** The branches that neither wait nor rest, in their order. */
  #live: Branch[];
  /** The waiting branches; the next one to start is last. */
  readonly #waiting: Branch[];
  /** The resting branches; the last one to end is last. */
  readonly #resting: Branch[] = [];
  #isFirstFrame = true;
  #isInOrder = true;
  /** The live branches, sorted by their next change; null where that has to be found. */
  #changes: Changes | null = null;
  /** The first of them, once its change is known to be exact. */
  #first: Branch | undefined = undefined;
  /** The last change after a time, once it was asked for. */
  #last: Seconds = -Infinity;
  #lastAfter: Seconds = Infinity;
  /** How many of the live branches have ended, and are to be moved to the resting ones. */
  #ended = 0;
  around: Company | null = null;
  #isInCompany = false;
  /** The branch in which something may start or end now. */
  #acting: Branch | null = null;
  /** The moment in which it does. */
  #moment: Seconds = -Infinity;

  constructor(branches: Branches<never>, target: never, start: Seconds, end: Seconds, edges: Edges) {
    super(start, end, edges);
    this.branches = branches;
    this.target = target;
    this.#all = branches.list.map((timed, index) => new Branch(this, timed, index));
    this.#live = this.#all.filter(({ isLate }) => !isLate);
    this.#waiting = this.#all.filter(({ isLate }) => isLate).sort(byDue);
  }

  override idleUntil(): Seconds {
    return this.#isFirstFrame ? -Infinity : (this.#waiting.at(-1)?.start ?? Infinity);
  }

  /** The time below which a branch that has ended resumes. */
  get idleSince(): Seconds {
    return this.#resting.at(-1)?.due ?? -Infinity;
  }

  override subscribe(observer: SpanObserver): void {
    const { playhead } = observer;
    // Skips the branch of an outer merge, because merges may be nested a thousand levels deep.
    const outer = playhead instanceof Branch ? playhead.outer : playhead;
    for (const branch of this.#all) branch.outer = outer;
    this.#sort();
    this.#isFirstFrame = true;
    this.#changes = null;
    this.#noteChange();
    super.subscribe(observer);
    for (const branch of this.#live)
      if (this.#goesOn && (branch.root !== null || (branch.isLongest && !branch.isLate))) branch.begin();
  }

  override nextChange(until: Seconds): Seconds {
    if (this.#isFirstFrame) return this.start;
    const start = this.#waiting.at(-1)?.start ?? Infinity;
    return Math.min(start, this.#firstToChange(until)?.change ?? Infinity);
  }

  override lastChange(until: Seconds): Seconds {
    // Nested merges ask one another, so each of them must remember it.
    if (!(this.#lastAfter <= until || this.#last > until)) {
      this.#lastAfter = until;
      this.#last = this.#resting.at(-1)?.lastChange(until) ?? -Infinity;
      for (const branch of this.#live) this.#last = Math.max(this.#last, branch.lastChange(until));
    }
    return this.#last > until ? this.#last : -Infinity;
  }

  follow(time: Seconds): boolean {
    this.#take(this.#resting, ({ due }) => due > time);
    if (this.nextChange(time) <= time) this.#inCompany(() => this.#showChanges(time));
    else this.#show(time);
    return this.observer !== null;
  }

  override pass(time: Seconds): boolean {
    this.#inCompany(() => this.#pass(time));
    if (this.#ended === this.#live.length && this.#waiting.length === 0) this.#settle(time);
    return this.observer !== null;
  }

  /** Undoes what started last first. */
  override fall(time: Seconds): boolean {
    this.#sort();
    this.#changes = null;
    this.#noteChange();
    this.#take(this.#resting, ({ due }) => due > time);
    this.#undo(time);
    this.#settle(time);
    return this.observer !== null;
  }

  override catchUp(time: Seconds, numbers: Numbers, adds: boolean): void {
    for (const branch of this.#live)
      if (branch !== this.#acting && branch.live !== null) catchUp(branch.live, time, numbers, adds);
  }

  showOthers(numbers: Numbers, adds: boolean): void {
    if (this.#live.length > MOST) return;
    this.#order();
    this.catchUp(this.#moment, numbers, adds);
  }

  override playheads(): readonly Branch[] {
    return this.#live;
  }

  override collect(spans: Span[]): void {
    if (this.#isFirstFrame || this.#waiting.length > 0) spans.push(this);
    for (const branch of this.#live) branch.collect(spans);
  }

  override unsubscribe(): void {
    super.unsubscribe();
    doEach(this.#live, (branch) => branch.halt());
  }

  /** False once a branch has stopped the run. */
  get #goesOn(): boolean {
    return this.observer?.playhead.isLive === true;
  }

  #inCompany(act: () => void): void {
    const around = setCompany(this);
    const isInCompany = this.#isInCompany;
    // What starts in it may have the branches around it shown, and so itself: then its company stays as it is.
    if (!isInCompany) this.around = around;
    this.#isInCompany = true;
    try {
      act();
    } finally {
      this.#isInCompany = isInCompany;
      this.#acting = null;
      setCompany(around);
    }
  }

  /** Does what starts or ends within a frame, and then shows it. */
  #showChanges(time: Seconds): void {
    this.#pass(justBefore(time));
    this.#moment = time;
    this.#take(this.#waiting, ({ start }) => start <= time);
    this.#show(time);
  }

  /** Shows a time at which nothing starts or ends within the frame any more. */
  #show(time: Seconds): void {
    if (this.#isFirstFrame) this.#beginFirst();
    for (const branch of this.#live) {
      if (!this.#goesOn || branch.hasEnded) continue;
      this.#acting = branch;
      branch.follow(time);
    }
    this.#acting = null;
    this.#noteChange();
    this.#settle(time);
  }

  /** Does what starts or ends up to a time, in the order of the exact times. */
  #pass(until: Seconds): void {
    if (this.#isFirstFrame && this.start <= until) this.#beginFirst();
    while (this.#goesOn) {
      const branch = this.#firstToChange(until);
      const change = branch?.change ?? Infinity;
      const start = this.#waiting.at(-1)?.start ?? Infinity;
      if (Math.min(start, change) > until) break;
      if (start <= change) {
        this.#join(this.#waiting.pop()!);
        continue;
      }
      this.#moment = change;
      this.#acting = branch!;
      const hasPassed = branch!.pass(change);
      this.#noteChange();
      this.#changes?.take();
      if (branch!.hasEnded) {
        this.#ended++;
      } else {
        const next = hasPassed ? branch!.nextChange(until) : -Infinity;
        // A change that a curve only touches seems to come again at once, and again.
        branch!.repeats = next > change + NANOSECOND ? 0 : branch!.repeats + 1;
        this.#addChange(branch!, next > change && branch!.repeats < MOST_REPEATS ? next : justAfter(until));
      }
    }
    this.#order();
  }

  /** The live branch in which something starts or ends next; its `change` is exact if it is not after `until`. */
  #firstToChange(until: Seconds): Branch | undefined {
    if (this.#changes === null) {
      this.#changes = new Changes();
      for (const branch of this.#live) this.#addChange(branch, branch.nextChange(until));
    }
    if (this.#first !== undefined && this.#first.change <= until) return this.#first;
    const changes = this.#changes;
    for (let { first } = changes; first !== undefined && first.change <= until; { first } = changes) {
      const change = first.nextChange(until);
      if (!first.hasEnded && change <= first.change) return (this.#first = first);
      changes.take();
      if (!first.hasEnded) this.#addChange(first, change);
    }
    return changes.first;
  }

  #addChange(branch: Branch, change: Seconds): void {
    branch.change = change;
    branch.order = branch.index;
    this.#first = undefined;
    this.#changes?.add(branch);
  }

  /** Something may have changed, so the next and the last change must be found again. */
  #noteChange(): void {
    this.#first = undefined;
    this.#last = -Infinity;
    this.#lastAfter = Infinity;
  }

  /** Undoes what started after a time, the latest first. */
  #undo(time: Seconds): void {
    const starts = new Changes(-1);
    const left: Branch[] = [];
    let hasAdding = false as boolean;
    // Of what started at one time, what adds to numbers is undone before what owns them.
    const add = (branch: Branch): void => {
      branch.order = branch.index + (ownNumbers(branch.live) ? 0 : this.#all.length);
      hasAdding ||= addsNumbers(branch.live);
      starts.add(branch);
    };
    for (const branch of this.#live) {
      branch.change = branch.lastChange(time);
      if (branch.change > -Infinity) add(branch);
    }
    for (let { first } = starts; first !== undefined && this.#goesOn; { first } = starts) {
      starts.take();
      const { change } = first;
      const numbers = hasAdding ? ownNumbers(first.live) : undefined;
      if (numbers) {
        // They have added to what it found, until its start.
        this.#moment = change;
        this.#acting = first;
        this.showOthers(numbers, true);
      }
      first.fall(Math.max(time, justBefore(change)));
      first.change = first.lastChange(time);
      if (first.change === -Infinity) continue;
      if (first.change < change) add(first);
      else left.push(first);
    }
    this.#acting = null;
    for (const branch of left) if (this.#goesOn) branch.fall(time);
    this.#noteChange();
  }

  /** At the beginning of the first frame, some branches start before their turn. */
  #beginFirst(): void {
    this.#isFirstFrame = false;
    for (const index of this.branches.atFirst)
      if (this.#goesOn && this.#all[index]!.root === null) this.#all[index]!.begin();
  }

  /** Takes the branches that are due from the end of a list. */
  #take(list: Branch[], isDue: (branch: Branch) => boolean): void {
    while (list.length > 0 && isDue(list.at(-1)!)) this.#join(list.pop()!);
    this.#order();
  }

  /** Adds a branch to the live ones. */
  #join(branch: Branch): void {
    this.#isInOrder = false;
    this.#live.push(branch);
    this.#addChange(branch, branch.start);
  }

  /** Brings the live branches into their order. */
  #order(): void {
    if (!this.#isInOrder) this.#live.sort((a, b) => a.index - b.index);
    this.#isInOrder = true;
  }

  /** Moves branches that have ended or were undone to their lists. */
  #sort(): void {
    this.#ended = 0;
    if (!this.#live.some(({ isIdle }) => isIdle)) return;
    const idle = this.#live.filter(({ isIdle }) => isIdle).sort(byDue);
    this.#live = this.#live.filter(({ isIdle }) => !isIdle);
    for (const branch of idle) insert(branch.root === null ? this.#waiting : this.#resting, branch);
  }

  /** Sorts the branches, and leaves the merge when nothing is left to do. */
  #settle(time: Seconds): void {
    this.#sort();
    const isBefore = this.isBefore(time);
    if (isBefore ? this.#all.some(({ root }) => root !== null) : this.#live.length + this.#waiting.length > 0) return;
    if (!isBefore && !this.isPlanned) this.end = this.#resting.at(-1)!.due;
    this.leave(isBefore ? LOW : HIGH);
  }
}

function byDue(a: Branch, b: Branch): number {
  return a.due - b.due;
}

/** Adds a branch to a sorted list; nearly always it belongs at the end. */
function insert(list: Branch[], branch: Branch): void {
  let at = list.length;
  for (; at > 0 && byDue(list[at - 1]!, branch) > 0; at--) list[at] = list[at - 1]!;
  list[at] = branch;
}
