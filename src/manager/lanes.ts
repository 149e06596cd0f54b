import { type Observable, Subject } from 'rxjs';
import { FrameDisplayed } from '../action/frame-displayed.js';
import { checkDelta } from '../clock/check-delta.js';
import { report } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import { Serial } from '../clock/serial.js';
import { enterTable, leaveTable, passRow } from '../rows/driver.js';
import { Table } from '../table/table.js';
import { Lane } from './lane.js';
import type { ManagedRun } from './managed-run.js';

/**
 * The lanes of all targets, in the order in which their first runs came, and the walk of a frame along them.
 *
 * The table animates the runs that stand alone on their target and under which all that is live is plain, until
 * something is asked of them.
 */
export class Lanes extends Table<Lane> {
  /** How many runs there are. */
  runs = 0;
  /** The run that is being shown a time, or stopped. */
  current: ManagedRun | null = null;
  private readonly displayed$ = new Subject<FrameDisplayed>();
  readonly frameDisplayed$: Observable<FrameDisplayed> = this.displayed$.asObservable();
  private byTarget = new Map<unknown, Lane>();
  /** Lanes without runs. They are kept until the frame is over: often another action follows. */
  private readonly empty: Lane[] = [];
  /** In the turn of a lane: the run whose turn it is, or the one before it if it was taken out; null at the head. */
  private inTurn: ManagedRun | null = null;
  /** All runs of the lane in turn were stopped: what is added then waits for the next frame. */
  private isTurnOver = false;
  /** Counts frames and the times between them. */
  private frame = 0;
  private hasChanged = false;
  private isStarting = false;
  /** Frames, and runs that show the time that they were sought to, one after another. */
  private readonly frames = new Serial<Seconds | ManagedRun>((next) => {
    if (typeof next === 'number') this.pass(next);
    else next.showSought();
  });
  private readonly onChange: (isFrame: boolean) => void;

  /** @param onChange Called when runs were added or taken out, once nothing is under way; with true after a frame. */
  constructor(onChange: (isFrame: boolean) => void) {
    super();
    this.onChange = onChange;
  }

  /** Those in which something runs, in the order of their turns. */
  all(): Lane[] {
    return [...new Set(this.seats)].filter((lane): lane is Lane => lane !== null && lane.first !== null);
  }

  /** The lane of a target, if it has one. */
  find(target: unknown): Lane | undefined {
    return this.byTarget.get(target);
  }

  /** The lane of a target; a new one if it has none. */
  open(target: unknown): Lane {
    let lane = this.byTarget.get(target);
    if (lane === undefined) this.byTarget.set(target, (lane = new Lane(target, this)));
    if (lane.slot < 0) this.add(lane);
    return lane;
  }

  /** Lets a frame pass; within another one, after it. */
  update(dt: Seconds): void {
    if (this.frames.next(checkDelta('update', 'dt', dt))) this.settle(true);
  }

  /** A run was sought: between frames it shows that at once, otherwise in its next turn. */
  sought(run: ManagedRun): void {
    if (this.slot < 0 && this.frames.next(run)) this.settle(false);
  }

  /**
   * Adds a run to its lane and starts it, unless it waits.
   *
   * @param replaced What it takes the place of.
   */
  start(run: ManagedRun, replaced: readonly ManagedRun[]): void {
    const { lane } = run;
    const wasStarting = this.isStarting;
    this.isStarting = true;
    this.release(lane);
    lane.add(run);
    this.runs++;
    this.hasChanged = true;
    for (const rival of replaced) rival.end('replaced');
    if (run.controls?.stage !== 'waiting') run.start();
    this.isStarting = wasStarting;
    this.settle(false);
    run.controls?.listen(run);
  }

  /** Takes a run out of its lane. */
  dismiss(run: ManagedRun): void {
    const { lane } = run;
    if (!lane.has(run)) return;
    if (lane.first === run) this.vacate(lane);
    else this.release(lane);
    if (this.inTurn === run) this.inTurn = lane.first === run ? null : run.previous;
    lane.remove(run, this.frame);
    this.runs--;
    if (lane.first === null && !this.isInTurn(lane)) this.drop(lane);
    this.hasChanged = true;
    this.settle(false);
  }

  /** Stops all runs of some lanes, which are no longer paused then. What is added during that goes on. */
  stopAll(lanes: readonly Lane[]): void {
    const all = lanes.flatMap((lane) => lane.runs());
    for (const lane of lanes) {
      lane.isPaused = false;
      this.isTurnOver ||= this.isInTurn(lane);
    }
    for (const run of all) run.stop();
  }

  /** Has the run of a lane animate itself: from the end of its turn on if it is in turn. */
  release(lane: Lane): void {
    if (!this.has(lane)) return;
    if (this.interrupt(lane)) this.inTurn = lane.first;
    else leaveTable(lane.first!);
  }

  announce(news: unknown): void {
    if (news instanceof FrameDisplayed) this.displayed$.next(news as FrameDisplayed);
  }

  protected passRow(lane: Lane, dt: Seconds): boolean {
    return passRow(lane.first!, dt);
  }

  protected turn(lane: Lane, dt: Seconds, isShown: boolean): void {
    if (isShown && this.has(lane)) lane.first!.turn(dt, true);
    if (isShown || !lane.isPaused)
      for (let run = isShown ? this.following(lane) : lane.first; run !== null; run = this.following(lane)) {
        this.inTurn = run;
        run.turn(dt, false);
      }
    this.inTurn = null;
    this.isTurnOver = false;
    if (lane.first === null) this.drop(lane);
    else if (!this.has(lane)) enterTable(lane.first);
  }

  /** What is thrown ends the run in turn, and no other. */
  protected fail(lane: Lane | null, error: unknown): void {
    if (lane === null) report(error);
    else lane.first!.end('failed', { error });
  }

  private following(lane: Lane): ManagedRun | null {
    if (this.isTurnOver) return null;
    return this.inTurn === null ? lane.first : this.inTurn.next;
  }

  /** The first run of a lane is about to be taken out: no row moves any of its numbers from then on. */
  private vacate(lane: Lane): void {
    if (!this.has(lane)) return;
    const run = lane.first!;
    if (this.isInTurn(lane)) this.release(lane);
    // What is nothing but a row owes nothing. Spans may have to know what became of their rows, to take it back.
    if (run.first !== null) leaveTable(run);
    else run.time = this.timeOf(lane);
    this.clear(lane);
  }

  private pass(dt: Seconds): void {
    this.frame++;
    this.walk(dt);
    this.frame++;
    this.forgetEmpty();
  }

  private drop(lane: Lane): void {
    this.remove(lane);
    lane.isPaused = false;
    this.empty.push(lane);
    if (this.slot >= 0) return;
    this.closeUp();
    if (this.empty.length > this.count) this.forgetEmpty();
  }

  private forgetEmpty(): void {
    // An old map that is dead but not collected yet would hold on to the tables that it grew out of.
    if (this.count === 0) this.byTarget = new Map();
    else for (const { slot, target } of this.empty) if (slot < 0) this.byTarget.delete(target);
    this.empty.length = 0;
  }

  private settle(isFrame: boolean): void {
    if (!this.hasChanged || this.frames.isBusy || this.isStarting) return;
    this.hasChanged = false;
    this.onChange(isFrame);
  }
}
