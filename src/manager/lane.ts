import type { Seconds } from '../clock/seconds.js';
import type { Lanes } from './lanes.js';
import type { ManagedRun } from './managed-run.js';
import type { Tag } from './running-action.js';

/**
 * The runs of one target: a chain, in the order of their turns, and those that wait for others under policy `concat`.
 *
 * In its turn, a run may add, stop and pause others. Those that are added after it have their turn in the same frame.
 */
export class Lane {
  readonly target: unknown;
  /** All lanes, this one included. */
  readonly lanes: Lanes;
  slot = -1;
  /** The head of the chain; its `previous` is the last run. */
  first: ManagedRun | null = null;
  /** The waiting runs, in the order in which they were added; undefined until there is one. */
  declare private waiting?: Set<ManagedRun>;
  /** Whether all of its runs are paused. */
  isPaused = false;
  /**
   * Null unless it is this lane's turn. Then the run whose turn it is, or its predecessor if that run was taken out;
   * `head` before the first run; `over` once all runs were stopped together, so that those added later wait for the
   * next frame.
   */
  inTurn: ManagedRun | 'head' | 'over' | null = null;

  constructor(target: unknown, lanes: Lanes) {
    this.target = target;
    this.lanes = lanes;
  }

  /** Its turn in a frame. `isShown`: its first run has had its turn already. */
  turn(dt: Seconds, isShown: boolean): void {
    if (!isShown) this.inTurn = 'head';
    if (isShown || !this.isPaused)
      for (let run = this.following(); run !== null; run = this.following()) {
        this.inTurn = run;
        run.turn(dt);
      }
    this.inTurn = null;
  }

  /** The runs at this moment: those that have turns, and then those that wait. */
  collect(): ManagedRun[] {
    const runs: ManagedRun[] = [];
    for (let run = this.first; run !== null; run = run.next) runs.push(run);
    for (const run of this.waiting ?? []) runs.push(run);
    return runs;
  }

  /** The first of the runs with a tag. */
  firstWithTag(tag: Tag | undefined): ManagedRun | undefined {
    for (let run = this.first; run !== null; run = run.next) if (run.tag === tag) return run;
    for (const run of this.waiting ?? []) if (run.tag === tag) return run;
    return undefined;
  }

  /** Pauses or resumes all of its runs; within its turn, this takes effect at the end of the turn. */
  setPaused(isPaused: boolean): void {
    this.lanes.useSpans(this);
    this.isPaused = isPaused && this.first !== null;
  }

  add(run: ManagedRun): void {
    if (run.stage === 'waiting') (this.waiting ??= new Set()).add(run);
    else this.link(run, this.first?.previous ?? null);
  }

  /** Takes out a run; the run that waited for it takes over its turn. */
  remove(run: ManagedRun, frame: number): void {
    if (this.waiting?.delete(run) === true) return;
    const next = this.nextAfter(run, frame);
    if (next !== null) this.link(next, run);
    if (this.inTurn === run) this.inTurn = this.first === run ? 'head' : run.previous;
    this.unlink(run);
  }

  private following(): ManagedRun | null {
    const { inTurn } = this;
    if (inTurn === 'over' || inTurn === null) return null;
    return inTurn === 'head' ? this.first : inTurn.next;
  }

  /** The run to start when `run` is taken out: the first one that waits with its tag, if no other run has that tag. */
  private nextAfter(run: ManagedRun, frame: number): ManagedRun | null {
    for (const next of this.waiting ?? []) {
      if (next.tag !== run.tag) continue;
      if (run.ending === 'completed') run.noteEndFor(next.withControls(), frame);
      for (let other = this.first; other !== null; other = other.next)
        if (other !== run && other.tag === run.tag) return null;
      this.waiting!.delete(next);
      next.withControls().getReady(frame);
      next.stage = 'ready';
      return next;
    }
    return null;
  }

  /** @param previous Null in an empty lane. */
  private link(run: ManagedRun, previous: ManagedRun | null): void {
    run.previous = previous ?? run;
    run.next = previous?.next ?? null;
    if (previous === null) this.first = run;
    else previous.next = run;
    (run.next ?? this.first!).previous = run;
  }

  private unlink(run: ManagedRun): void {
    const { previous, next } = run;
    if (this.first === run) this.first = next;
    else previous!.next = next;
    const after = next ?? this.first;
    if (after !== null) after.previous = previous;
    run.previous = run.next = null;
  }
}
