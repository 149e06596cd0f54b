import type { Host, Running } from './running.js';
import type { Tag } from './running-action.js';

/**
 * The runs of one target: a chain, in the order of their turns, and those that wait for others under policy `concat`.
 */
export class Lane {
  readonly target: unknown;
  readonly host: Host;
  slot = -1;
  first: Running | null = null;
  /** Whether all of its runs are paused. */
  isPaused = false;
  private last: Running | null = null;
  /** The waiting runs, in the order in which they were added; undefined until there is one. */
  declare private waiting?: Set<Running>;
  /** Those of them that know of an end in this frame. */
  declare private noted?: Running[] | undefined;

  constructor(target: unknown, host: Host) {
    this.target = target;
    this.host = host;
  }

  /** Forgets what has ended in this frame. */
  endFrame(): void {
    if (this.noted === undefined) return;
    for (const run of this.noted) run.after = null;
    this.noted = undefined;
  }

  /** The runs at this moment: those that have turns, and then those that wait. */
  collect(): Running[] {
    const runs: Running[] = [];
    for (let run = this.first; run !== null; run = run.next) runs.push(run);
    return this.waiting === undefined ? runs : [...runs, ...this.waiting];
  }

  /** The first of the runs with a tag. */
  firstWithTag(tag: Tag | undefined): Running | undefined {
    for (let run = this.first; run !== null; run = run.next) if (run.tag === tag) return run;
    for (const run of this.waiting ?? []) if (run.tag === tag) return run;
    return undefined;
  }

  add(run: Running): void {
    if (run.stage !== 'waiting') {
      this.link(run, this.last);
      return;
    }
    run.after = null;
    (this.waiting ??= new Set()).add(run);
  }

  /** Takes out a run. Returns the run that waited for it, which takes its place. */
  remove(run: Running): Running | null {
    if (this.waiting?.delete(run) === true) return null;
    const successor = this.waiting === undefined ? null : this.successorOf(run, this.waiting);
    if (successor !== null) this.link(successor, run);
    this.unlink(run);
    return successor;
  }

  /** The first one that waits with the tag of `run`, if no other run has that tag. */
  private successorOf(run: Running, waiting: Set<Running>): Running | null {
    for (const successor of waiting) {
      if (successor.tag !== run.tag) continue;
      const { after } = successor;
      if (Number.isNaN(run.overshoot)) successor.after = null;
      // Of several that end in one frame, the latest exact end counts.
      else if (!after || after.overshoot >= run.overshoot) successor.after = run;
      for (let other = this.first; other !== null; other = other.next)
        if (other !== run && other.tag === run.tag) {
          (this.noted ??= []).push(successor);
          return null;
        }
      waiting.delete(successor);
      successor.stage = 'ready';
      return successor;
    }
    return null;
  }

  /** @param previous Null in an empty lane. */
  private link(run: Running, previous: Running | null): void {
    const next = previous === null ? null : previous.next;
    run.previous = previous;
    run.next = next;
    if (previous === null) this.first = run;
    else previous.next = run;
    if (next === null) this.last = run;
    else next.previous = run;
  }

  private unlink(run: Running): void {
    const { previous, next } = run;
    if (previous === null) this.first = next;
    else previous.next = next;
    if (next === null) this.last = previous;
    else next.previous = previous;
    run.previous = run.next = null;
  }
}
