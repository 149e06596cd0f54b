import type { Lane } from './lane.js';
import type { ManagedRun } from './managed-run.js';

/** How far a lane has come in its turn. */
export class Turn {
  /** The run in turn, or the one before it if that was taken out; null at the head of the lane. */
  private run: ManagedRun | null = null;
  /** How many runs from the head on were passed whose places were freed, since all were stopped at once. */
  private freed = 0;

  /** The turn of a run begins; null when the turn of the lane is over. */
  begin(run: ManagedRun | null): void {
    this.run = run;
    this.freed = 0;
  }

  /** The run that follows in the lane. */
  next(lane: Lane): ManagedRun | null {
    if (this.run !== null) return this.run.next;
    let next = lane.first;
    for (let passed = 0; passed < this.freed && next !== null; passed++) next = next.next;
    return next;
  }

  /** A run of the lane is about to be taken out. */
  leave(run: ManagedRun, lane: Lane): void {
    if (run === this.run) this.run = run.previous;
    else if (this.run === null && this.freed > countBefore(run, lane)) this.freed--;
  }

  /**
   * All runs of the lane are about to be taken out. Those that are added then have their turn only if it has not been
   * passed yet, as in cocos2d-x.
   */
  free(lane: Lane): void {
    if (this.run === null) return;
    this.freed = 1 + countBefore(this.run, lane);
    this.run = null;
  }
}

function countBefore(run: ManagedRun, lane: Lane): number {
  let count = 0;
  for (let other = lane.first; other !== run && other !== null; other = other.next) count++;
  return count;
}
