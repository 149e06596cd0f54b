import { type Observable, Subject } from 'rxjs';
import { showDelta } from '../clock/jump.js';
import { checkDelta, type Seconds } from '../clock/seconds.js';
import { Serial } from '../clock/serial.js';
import type { RunTable } from '../rows/run-table.js';
import type { FrameDisplayed } from '../time/frame-displayed.js';
import { Lane, type LaneRun } from './lane.js';

/**
 * The lanes of all targets, in the order in which their first runs came, and the walk of a frame along them.
 *
 * In its turn, a run may add, stop and pause others. Those that are added after it to the same target have their turn
 * in the same frame.
 */
export class Lanes {
  /** How many runs there are. */
  count = 0;
  private readonly displayed$ = new Subject<FrameDisplayed>();
  readonly frameDisplayed$: Observable<FrameDisplayed> = this.displayed$.asObservable();
  /** Holds the runs that can be rows; null if every run takes its own turn. */
  private readonly table: RunTable<Lane> | null;
  /** Each target's lane; without a table, in the order of their turns. */
  private readonly byTarget = new Map<unknown, Lane>();
  private isWalking = false;
  /** The runs that were sought during a frame. */
  private sought: LaneRun[] = [];
  private hasChanged = false;
  /** How many runs are starting: one that starts may start others. */
  private starting = 0;
  /** Frames, and runs that catch up between them, one after another. */
  private readonly frames = new Serial<() => void>((next) => next());
  private readonly onChange: (isFrame: boolean) => void;

  /**
   * @param onChange Called when runs were added or taken out, once nothing is under way. `isFrame`: after a frame.
   */
  constructor(onChange: (isFrame: boolean) => void, table: RunTable<Lane> | null) {
    this.onChange = onChange;
    this.table = table;
  }

  /** The lanes with runs, in the order of their turns. */
  all(): Lane[] {
    const all = this.table?.all() ?? Array.from(this.byTarget.values());
    return all.filter((lane) => lane.runs.length > 0);
  }

  /** All runs at this moment, in the order of their turns. */
  runs(): LaneRun[] {
    return this.all().flatMap(({ runs }) => runs);
  }

  /** The runs on a target at this moment. */
  runsOn(target: unknown): LaneRun[] {
    return [...(this.find(target)?.runs ?? [])];
  }

  /** The lane of a target, if it has one. */
  find(target: unknown): Lane | undefined {
    return this.byTarget.get(target);
  }

  /** The lane of a target. If it has no runs, its turn comes after all others. */
  open(target: unknown): Lane {
    let lane = this.find(target);
    if (lane !== undefined) return lane;
    lane = new Lane(target, this.drop);
    this.table?.add(lane);
    this.byTarget.set(target, lane);
    return lane;
  }

  /** Shows a frame of its own; if another one is under way, after that. */
  update(dt: Seconds): void {
    const checked = checkDelta('update', 'dt', dt);
    this.whenFree(() => showDelta(checked, (delta) => this.showFrame(delta)));
  }

  /** Shows a frame of the clock on which the manager is. */
  show(delta: Seconds): void {
    this.whenFree(() => this.showFrame(delta));
  }

  /** Lets a run show the time that it was sought to: at once; within a frame in its turn, or at the end of that frame. */
  showSought(run: LaneRun): void {
    if (this.isWalking) this.sought.push(run);
    else this.whenFree(() => run.showDue(), false);
  }

  /**
   * Adds a run to its lane and starts it, unless it waits.
   *
   * @param replaced The runs that it replaces.
   */
  start(run: LaneRun, replaced: readonly LaneRun[]): void {
    const { lane } = run;
    this.starting++;
    this.leaveRows(lane);
    lane.add(run);
    this.count++;
    this.hasChanged = true;
    for (const rival of replaced) rival.end('replaced');
    if (run.ending === undefined) run.start();
    this.starting--;
    this.settle(false);
    run.listen();
  }

  /** Takes a run out of its lane. */
  remove(run: LaneRun): void {
    const { lane } = run;
    // In the turn of its first run, the rows of that run remain, although others were added.
    if (lane.runs[0] === run && this.table?.vacate(lane) === true) lane.next = 1;
    lane.remove(run);
    this.count--;
    if (lane.runs.length === 0 && lane.next < 0) this.drop(lane);
    this.hasChanged = true;
  }

  /** Stops and unpauses some lanes. Runs that are added during this call go on. */
  stopAll(lanes: readonly Lane[]): void {
    const all = lanes.flatMap(({ runs }) => runs);
    for (const lane of lanes) lane.isPaused = false;
    for (const run of all) run.stop();
    for (const lane of lanes) if (lane.next >= 0) lane.next = Infinity;
  }

  /** Pauses or resumes all runs of a lane; within its turn, this takes effect at the end of the turn. */
  setPaused(lane: Lane, isPaused: boolean): void {
    this.leaveRows(lane);
    lane.isPaused = isPaused && lane.runs.length > 0;
  }

  /** Begins the run of a lane as a row, if it can be one. */
  beginRow(lane: Lane): boolean {
    return this.table?.beginRow(lane) === true;
  }

  /** A method changes a lane. It has no rows until the end of its turn; in its turn, they show the frame first. */
  leaveRows(lane: Lane): void {
    if (this.table?.interruptRows(lane) === true) lane.next = 1;
  }

  /** The time of a run, which its rows have while they animate it. */
  timeOf(run: LaneRun): Seconds {
    const { lane } = run;
    return lane.runs[0] === run && this.table?.hasRows(lane) === true ? this.table.timeOf(lane) : run.time;
  }

  announce(displayed: FrameDisplayed): void {
    this.displayed$.next(displayed);
  }

  /** Calls at once, or after the frame that is under way. */
  whenFree(act: () => void, isFrame: boolean = true): void {
    if (this.frames.next(act)) this.settle(isFrame);
  }

  /** Reports changes once nothing is under way. */
  settle(isFrame: boolean): void {
    if (!this.hasChanged || this.frames.isBusy || this.starting > 0) return;
    this.hasChanged = false;
    this.onChange(isFrame);
  }

  private showFrame(dt: Seconds): void {
    this.isWalking = true;
    if (this.table !== null) this.table.walk(dt);
    else for (const lane of this.byTarget.values()) lane.turn(dt);
    // What is sought now is shown in the next frame.
    if (this.sought.length > 0) for (const run of this.sought.splice(0)) run.showDue();
    this.isWalking = false;
  }

  /** Forgets a lane without runs. */
  private readonly drop = (lane: Lane): void => {
    this.table?.remove(lane);
    this.byTarget.delete(lane.target);
  };
}
