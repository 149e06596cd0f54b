import type { Driven } from '../action/driven.js';
import { report } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import { beginAsRow, enterTable, leaveTable, passRow } from '../rows/driver.js';
import { Table } from '../table/table.js';
import type { Lane, RunTable } from './lane.js';
import type { Lanes } from './lanes.js';

/**
 * Animates the runs that stand alone on their target and under which all that is live is plain, until something is
 * asked of them.
 */
export class LaneTable extends Table<Lane> implements RunTable {
  private readonly lanes: Lanes;

  constructor(lanes: Lanes) {
    super();
    this.lanes = lanes;
  }

  override remove(lane: Lane): void {
    super.remove(lane);
    if (this.slot < 0) this.closeUp();
  }

  all(): Iterable<Lane | null> {
    return new Set(this.seats);
  }

  beginRow<T>(run: Driven<T>): boolean {
    return beginAsRow(run);
  }

  enterRows(lane: Lane): void {
    if (!this.has(lane)) enterTable(lane.first!);
  }

  leaveRows(lane: Lane): boolean {
    return leaveTable(lane.first!);
  }

  release(lane: Lane): boolean {
    if (!this.has(lane)) return false;
    if (this.interrupt(lane)) return true;
    leaveTable(lane.first!);
    return false;
  }

  vacate(lane: Lane): void {
    if (!this.has(lane)) return;
    const run = lane.first!;
    if (this.isInTurn(lane)) this.lanes.release(lane);
    // What is nothing but a row owes nothing. Spans may have to know what became of their rows, to take it back.
    if (run.first !== null) leaveTable(run);
    else run.time = this.timeOf(lane);
    this.clear(lane);
  }

  protected passRow(lane: Lane, dt: Seconds): boolean {
    return passRow(lane.first!, dt);
  }

  protected turn(lane: Lane, dt: Seconds, isShown: boolean): void {
    this.lanes.turn(lane, dt, isShown);
  }

  /** What is thrown ends the run in turn, and no other. */
  protected fail(lane: Lane | null, error: unknown): void {
    if (lane === null) report(error);
    else lane.first!.end('failed', { error });
  }
}
