import type { Neighbours } from './host.js';
import type { ManagedRun } from './managed-run.js';
import type { Tag } from './running-action.js';

/**
 * The runs of one target: a chain, in the order of their turns, and those that wait for others under policy `concat`.
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
  /** In the order in which they were added; null while there has been none. */
  private waiting: Set<ManagedRun> | null = null;
  /** Whether all of its runs are held. */
  isPaused = false;

  constructor(target: unknown) {
    this.target = target;
  }

  /** The runs at this moment: those that have turns, and then those that wait. */
  toArray(): ManagedRun[] {
    return [...this.chain(), ...(this.waiting ?? [])];
  }

  /** The runs with a tag, for as long as nothing changes. */
  *withTag(tag: Tag | undefined): Generator<ManagedRun, void> {
    for (const run of this.chain()) if (run.tag === tag) yield run;
    for (const run of this.waiting ?? []) if (run.tag === tag) yield run;
  }

  add(run: ManagedRun): void {
    this.count++;
    if (isWaiting(run)) (this.waiting ??= new Set()).add(run);
    else this.link(run, this.last);
  }

  has(run: ManagedRun): boolean {
    return this.first === run || run.previous !== null || this.waiting?.has(run) === true;
  }

  /** Takes out a run, and has the one that waited for it take its place. */
  remove(run: ManagedRun, frame: number): void {
    this.count--;
    if (this.waiting?.delete(run) === true) return;
    const next = this.nextAfter(run, frame);
    if (next !== null) this.link(next, run);
    this.unlink(run);
  }

  /** Takes out all runs. Returns them. */
  removeAll(): ManagedRun[] {
    const all = this.toArray();
    while (this.first !== null) this.unlink(this.first);
    this.waiting = null;
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

  /** The run that is to start when `run` is taken out: it waits for those of its tag, and `run` is the last of them. */
  private nextAfter(run: ManagedRun, frame: number): ManagedRun | null {
    if (this.waiting === null) return null;
    for (const next of this.waiting) {
      if (next.tag !== run.tag) continue;
      noteEnd(next, run, frame);
      for (const other of this.chain()) if (other !== run && other.tag === run.tag) return null;
      this.waiting.delete(next);
      getReady(next, frame);
      return next;
    }
    return null;
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

/** Of those that come to their end in the same frame, the last one by its exact time is noted. */
function noteEnd({ controls }: ManagedRun, run: ManagedRun, frame: number): void {
  const { after, frameOfEnd } = controls!;
  if (run.ending !== 'completed' || run.controls?.wasSought === true) return;
  if (after !== null && frameOfEnd === frame && run.overshoot > after.overshoot) return;
  controls!.after = run;
  controls!.frameOfEnd = frame;
}

/**
 * It begins at the exact end of the one before, if that was in this frame, and counts on from there, so that their
 * times add up as those of a sequence do.
 */
function getReady({ controls: mine }: ManagedRun, frame: number): void {
  const controls = mine!;
  const { after, frameOfEnd, rate } = controls;
  controls.stage = 'ready';
  controls.after = null;
  if (after === null || frameOfEnd !== frame) return;
  if (after.rate === 1 && rate === 1 && after.root !== null) {
    controls.origin = after.root.end;
    controls.firstTime = after.time;
    // It was asked for when the action had no origin yet.
    if (controls.sought !== null) controls.sought += controls.origin;
  } else {
    controls.firstTime = after.overshoot * Math.abs(rate);
  }
}
