import { report } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import { type RowRun, RunTable } from '../rows/run-table.js';
import type { Lane } from './lane.js';

/**
 * The rows of the runs that are alone on their target and whose live leaves are all plain, until a method of the run is
 * called.
 */
export class LaneTable extends RunTable<Lane> {
  protected runOf(lane: Lane): RowRun {
    return lane.runs[0]!;
  }

  protected isPlain({ runs, isPaused }: Lane): boolean {
    return runs.length === 1 && !isPaused && runs[0]!.isPlain;
  }

  protected turn(lane: Lane, dt: Seconds): void {
    if (this.hasRows(lane)) this.leaveRows(lane, lane.next >= 0);
    lane.turn(dt);
    if (lane.runs.length > 0) this.enterRows(lane);
  }

  /** An error ends the run in turn, and no other. */
  protected fail(lane: Lane | null, error: unknown): void {
    if (lane === null) report(error);
    else lane.runs[0]!.fail(error);
  }
}
