import { type Observable, Subject } from 'rxjs';
import { checkDelta } from '../clock/check-delta.js';
import { showDelta } from '../clock/jump.js';
import { attempt, report } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import { Serial } from '../clock/serial.js';
import type { RunTable } from '../rows/run-table.js';
import type { FrameDisplayed } from '../time/frame-displayed.js';
import { Lane } from './lane.js';
import type { Failure, Host, Running } from './running.js';
import type { Ending } from './running-action.js';

/** Gives a lane its turn. `isShown`: its first run has had its turn already. */
export type LaneTurn = (lane: Lane, dt: Seconds, isShown: boolean) => void;

/**
 * The lanes of all targets, in the order in which their first runs came, and the walk of a frame along them.
 *
 * In its turn, a run may add, stop and pause others. Those that are added after it to the same target have their turn
 * in the same frame.
 */
export class Lanes implements Host {
  /** How many runs there are. */
  runs = 0;
  private readonly displayed$ = new Subject<FrameDisplayed>();
  readonly frameDisplayed$: Observable<FrameDisplayed> = this.displayed$.asObservable();
  /** Holds the runs that can be rows; null if every run takes its own turn. */
  private readonly table: RunTable<Lane> | null;
  /** Each target's lane; without a table, in the order of their turns. */
  private readonly byTarget = new Map<unknown, Lane>();
  /** The lane in turn. */
  private lane: Lane | null = null;
  /**
   * Of its runs, the one that is next. Null if that will be the next one that is added; undefined if none will, because
   * all of its runs were stopped together.
   */
  private following: Running | null | undefined;
  private isWalking = false;
  /** The runs that were sought during a frame. */
  private sought: Running[] = [];
  private hasChanged = false;
  /** How many runs are starting: one that starts may start others. */
  private starting = 0;
  /** Frames, and runs that catch up between them, one after another. */
  private readonly frames = new Serial<() => void>((next) => next());
  private readonly onChange: (isFrame: boolean) => void;

  /**
   * @param onChange Called when runs were added or taken out, once nothing is under way. `isFrame`: after a frame.
   * @param tableOf Makes the table; its seats get their turns by the function that it is given.
   */
  constructor(onChange: (isFrame: boolean) => void, tableOf?: (turn: LaneTurn) => RunTable<Lane>) {
    this.onChange = onChange;
    this.table = tableOf?.((lane, dt, isShown) => this.turn(lane, dt, isShown)) ?? null;
  }

  /** The lanes with runs, in the order of their turns. */
  all(): Lane[] {
    const all = this.table?.all() ?? Array.from(this.byTarget.values());
    return all.filter((lane) => lane.first !== null);
  }

  /** The lane of a target, if it has one. */
  find(target: unknown): Lane | undefined {
    return this.byTarget.get(target);
  }

  /** The runs on a target at this moment. */
  runsOn(target: unknown): Running[] {
    return this.find(target)?.collect() ?? [];
  }

  /** The lane of a target. If it has no runs, its turn comes after all others. */
  open(target: unknown): Lane {
    let lane = this.find(target);
    if (lane !== undefined) return lane;
    lane = new Lane(target, this);
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

  showSought(run: Running): void {
    if (this.isWalking) this.sought.push(run);
    else this.whenFree(() => this.showDue(run), false);
  }

  restart(run: Running): void {
    this.whenFree(() => {
      // It may have been stopped since.
      if (run.stage !== 'restarting') return;
      run.reset(this.open(run.target));
      this.start(run, []);
    }, false);
  }

  /**
   * Adds a run to its lane and starts it, unless it waits.
   *
   * @param replaced The runs that it replaces.
   */
  start(run: Running, replaced: readonly Running[]): void {
    const { lane } = run;
    this.starting++;
    this.leaveRowsOf(lane);
    lane.add(run);
    if (lane === this.lane && this.following === run.next && run.stage === 'ready') this.following = run;
    this.runs++;
    this.hasChanged = true;
    for (const rival of replaced) this.end(rival, 'replaced');
    if (run.stage === 'ready') run.start();
    this.starting--;
    this.settle(false);
    run.listen();
  }

  end(run: Running, ending: Ending, failure: Failure | null = null): void {
    if (run.isOver) {
      run.haltAll();
      if (failure !== null) report(failure.error);
      return;
    }
    const isInLane = run.stage !== 'restarting';
    run.stage = ending;
    if (isInLane) this.dismiss(run);
    run.conclude(ending, failure);
    const { release } = run.terms;
    // Not while another action runs on the target.
    if (release !== undefined && ending === 'completed' && !this.find(run.target)?.first) attempt(release);
  }

  /** Stops and unpauses some lanes. Runs that are added during this call go on. */
  stopAll(lanes: readonly Lane[]): void {
    const all = lanes.flatMap((lane) => lane.collect());
    for (const lane of lanes) lane.isPaused = false;
    for (const run of all) run.stop();
    for (const lane of lanes) if (lane === this.lane) this.following = undefined;
  }

  /** Pauses or resumes all runs of a lane; within its turn, this takes effect at the end of the turn. */
  setPaused(lane: Lane, isPaused: boolean): void {
    this.leaveRowsOf(lane);
    lane.isPaused = isPaused && lane.first !== null;
  }

  leaveRows(run: Running): void {
    this.leaveRowsOf(run.lane);
  }

  beginRow(run: Running): boolean {
    return this.table?.beginRow(run.lane) === true;
  }

  timeOf(run: Running): Seconds {
    const { lane } = run;
    return lane.first === run && this.table?.hasRows(lane) === true ? this.table.timeOf(lane) : run.time;
  }

  announce(displayed: FrameDisplayed): void {
    this.displayed$.next(displayed);
  }

  private turn(lane: Lane, dt: Seconds, isShown: boolean): void {
    if (!isShown) this.beginTurn(lane, lane.first);
    if (isShown || !lane.isPaused)
      for (let run = this.following; run; run = this.following) {
        this.following = run.next;
        this.giveTurn(run, dt);
      }
    this.lane = null;
    lane.endFrame();
    if (lane.first === null) this.drop(lane);
  }

  private giveTurn(run: Running, dt: Seconds): void {
    try {
      if (run.turn(dt)) this.end(run, 'completed');
    } catch (error) {
      run.fail(error);
    }
  }

  /** Shows the time that a run was sought to without waiting for its turn. */
  private showDue(run: Running): void {
    if (run.isDue) this.giveTurn(run, 0);
  }

  /** Makes spans of the rows of a lane; in its turn, after they have shown the frame to its first run. */
  private leaveRowsOf(lane: Lane): void {
    if (this.table?.interruptRows(lane) === true) this.beginTurn(lane, lane.first!.next);
  }

  /** @param run The first one to have its turn. */
  private beginTurn(lane: Lane, run: Running | null): void {
    this.lane = lane;
    this.following = run;
  }

  /** Takes a run out of its lane. */
  private dismiss(run: Running): void {
    const { lane } = run;
    if (this.isInTurn(lane)) this.leaveRowsOf(lane);
    if (lane.first === run) this.table?.vacate(lane);
    const { next } = run;
    const successor = lane.remove(run);
    if (lane === this.lane && (this.following === run || this.following === next)) this.following = successor ?? next;
    this.runs--;
    if (lane.first === null && !this.isInTurn(lane)) this.drop(lane);
    this.hasChanged = true;
    this.settle(false);
  }

  private isInTurn(lane: Lane): boolean {
    return this.table?.isInTurn(lane) ?? lane === this.lane;
  }

  private showFrame(dt: Seconds): void {
    this.isWalking = true;
    if (this.table !== null) this.table.walk(dt);
    else for (const lane of this.byTarget.values()) this.turn(lane, dt, false);
    // What is sought now is shown in the next frame.
    if (this.sought.length > 0) for (const run of this.sought.splice(0)) this.showDue(run);
    this.isWalking = false;
  }

  private drop(lane: Lane): void {
    this.table?.remove(lane);
    this.byTarget.delete(lane.target);
  }

  /** Shows something: at once, or after the frame that is under way. */
  private whenFree(act: () => void, isFrame: boolean = true): void {
    if (this.frames.next(act)) this.settle(isFrame);
  }

  private settle(isFrame: boolean): void {
    if (!this.hasChanged || this.frames.isBusy || this.starting > 0) return;
    this.hasChanged = false;
    this.onChange(isFrame);
  }
}
