import type { Neighbours } from './host.js';
import type { ManagedRun } from './managed-run.js';
import type { Tag } from './running-action.js';
import { Tags } from './tags.js';

/** So many runs are looked through; more of them are found by an index. */
const FEW = 16;

/**
 * The runs of one target: a chain, in the order of their turns, and those that wait for others.
 *
 * In its turn a run may add, stop and pause what it likes. What is added after it has its own turn in the same frame.
 */
export class Lane implements Neighbours {
  readonly target: unknown;
  slot = -1;
  first: ManagedRun | null = null;
  private last: ManagedRun | null = null;
  /** How many there are, also of those that wait. */
  count = 0;
  /** Made when many are asked for by tag, or one waits for others. */
  private tags: Tags | null = null;
  /** Whether all of its runs are held. */
  isPaused = false;

  constructor(target: unknown) {
    this.target = target;
  }

  /** The runs at this moment: those that have turns, and then those that wait. */
  toArray(): ManagedRun[] {
    const all = this.tags?.waiting ?? [];
    if (this.first === this.last) return this.first === null ? all : [this.first, ...all];
    return [...this.chain(), ...all];
  }

  withTag(tag: Tag | undefined): ReadonlySet<ManagedRun> {
    if (this.tags === null && this.count > FEW) this.index();
    return this.tags?.of(tag) ?? new Set([...this.chain()].filter((run) => run.tag === tag));
  }

  add(run: ManagedRun): void {
    this.count++;
    if (isWaiting(run)) this.index();
    this.tags?.add(run);
    if (!isWaiting(run)) this.link(run, this.last);
  }

  has(run: ManagedRun): boolean {
    return this.first === run || run.previous !== null || (isWaiting(run) && this.tags?.of(run.tag).has(run) === true);
  }

  /** Takes out a run, and has the one that waited for it take its place. */
  remove(run: ManagedRun, frame: number): void {
    const next = this.tags?.remove(run, frame) ?? null;
    this.count--;
    if (isWaiting(run)) return;
    if (next !== null) this.link(next, run);
    this.unlink(run);
  }

  /** Takes out all runs. Returns them. */
  removeAll(): ManagedRun[] {
    const all = this.toArray();
    while (this.first !== null) this.unlink(this.first);
    this.tags = null;
    this.count = 0;
    this.isPaused = false;
    return all;
  }

  private *chain(): Generator<ManagedRun, void> {
    for (let run = this.first; run !== null;) {
      const { next }: ManagedRun = run;
      yield run;
      run = next;
    }
  }

  private index(): void {
    if (this.tags !== null) return;
    this.tags = new Tags();
    for (const run of this.chain()) this.tags.add(run);
  }

  private link(run: ManagedRun, previous: ManagedRun | null): void {
    const next = previous === null ? this.first : previous.next;
    run.previous = previous;
    run.next = next;
    if (previous === null) this.first = run;
    else previous.next = run;
    if (next === null) this.last = run;
    else next.previous = run;
  }

  private unlink(run: ManagedRun): void {
    const { previous, next } = run;
    if (previous === null) this.first = next;
    else previous.next = next;
    if (next === null) this.last = previous;
    else next.previous = previous;
    run.previous = run.next = null;
  }
}

function isWaiting({ controls }: ManagedRun): boolean {
  return controls?.stage === 'waiting';
}
