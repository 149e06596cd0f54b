import { UNCONTROLLED } from './controls.js';
import { report } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import type { RowRun } from '../rows/row-run.js';
import { RunTable } from '../rows/run-table.js';
import type { Lane } from './lane.js';
import type { Lanes } from './lanes.js';

/**
 * The rows of the runs that are alone on their target and whose live leaves are all plain, until a method of the run is
 * called.
 */
export class LaneTable extends RunTable<Lane> {
  private readonly lanes: Lanes;

  constructor(lanes: Lanes) {
    super();
    this.lanes = lanes;
  }

  protected runOf(lane: Lane): RowRun {
    return lane.first!;
  }

  protected isPlain({ first, isPaused }: Lane): boolean {
    const { next, controls } = first!;
    return next === null && !isPaused && (controls === UNCONTROLLED || controls.arePlain);
  }

  protected turn(lane: Lane, dt: Seconds, isShown: boolean): void {
    if (this.has(lane)) {
      const hasEmitted = this.leaveRows(lane);
      if (isShown) lane.first!.turn(dt, hasEmitted);
    }
    this.lanes.turn(lane, dt, isShown);
    if (lane.first !== null) this.enterRows(lane);
  }

  /** An error ends the run in turn, and no other. */
  protected fail(lane: Lane | null, error: unknown): void {
    if (lane === null) report(error);
    else lane.first!.end('failed', { error });
  }
}
