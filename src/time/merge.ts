import type { Seconds } from '../clock/seconds.js';
import { doEach } from '../math/do-each.js';
import { Branch } from './branch.js';
import type { Branches } from './branches.js';
import type { Edges } from './edges.js';
import { HIGH, LOW, Span, type SpanObserver } from './span.js';

/**
 * `merge` over branches, each with its own start. It completes when all of them have.
 *
 * Branches that wait or rest cost nothing per frame: they are in lists, sorted by the time at which they are due.
 */
export class Merge extends Span {
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

  constructor(branches: Branches<never>, target: never, start: Seconds, end: Seconds, edges: Edges) {
    super(start, end, edges);
    this.branches = branches;
    this.target = target;
    this.#all = branches.list.map((timed, index) => new Branch(this, timed, index));
    this.#live = this.#all.filter(({ isLate }) => !isLate);
    this.#waiting = this.#all.filter(({ isLate }) => isLate).sort(byDue);
  }

  override get idleUntil(): Seconds {
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
    this.#isFirstFrame = true;
    super.subscribe(observer);
    for (const branch of this.#live)
      if (this.#goesOn && (branch.root !== null || (branch.isLongest && !branch.isLate))) branch.begin();
  }

  follow(time: Seconds): boolean {
    this.#take(this.#resting, ({ due }) => due > time);
    this.#take(this.#waiting, ({ start }) => start <= time);
    if (this.#isFirstFrame) this.#beginFirst();
    for (const branch of this.#live) if (this.#goesOn) branch.follow(time);
    this.#settle(time);
    return this.observer !== null;
  }

  /** Undoes the last branch first. */
  override fall(time: Seconds): boolean {
    this.#take(this.#resting, ({ due }) => due > time);
    for (const branch of [...this.#live].reverse()) if (this.#goesOn) branch.fall(time);
    this.#settle(time);
    return this.observer !== null;
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

  /** At the beginning of the first frame, some branches start before their turn. */
  #beginFirst(): void {
    this.#isFirstFrame = false;
    for (const index of this.branches.atFirst)
      if (this.#goesOn && this.#all[index]!.root === null) this.#all[index]!.begin();
  }

  /** Takes the branches that are due from the end of a list. */
  #take(list: Branch[], isDue: (branch: Branch) => boolean): void {
    const { length } = list;
    while (list.length > 0 && isDue(list.at(-1)!)) this.#live.push(list.pop()!);
    if (list.length < length) this.#live.sort((a, b) => a.index - b.index);
  }

  /** Moves branches that have ended or were undone to their lists. Leaves the merge when nothing is left to do. */
  #settle(time: Seconds): void {
    if (this.#live.some(({ isIdle }) => isIdle)) {
      const idle = this.#live.filter(({ isIdle }) => isIdle).sort(byDue);
      this.#live = this.#live.filter(({ isIdle }) => !isIdle);
      for (const branch of idle) insert(branch.root === null ? this.#waiting : this.#resting, branch);
    }
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
