import { type Observable, Subject } from 'rxjs';
import { FrameDisplayed } from '../action/frame-displayed.js';
import { checkDelta } from '../clock/check-delta.js';
import type { Seconds } from '../clock/seconds.js';
import { Serial } from '../clock/serial.js';
import type { RunTable } from '../rows/run-table.js';
import { Lane } from './lane.js';
import type { ManagedRun } from './managed-run.js';

/** The lanes of all targets, in the order in which their first runs came, and the walk of a frame along them. */
export class Lanes {
  /** Holds the runs that can be rows; null if every run takes its own turn. */
  readonly table: RunTable<Lane> | null;
  /** How many runs there are. */
  runs = 0;
  private readonly displayed$ = new Subject<FrameDisplayed>();
  readonly frameDisplayed$: Observable<FrameDisplayed> = this.displayed$.asObservable();
  /** Each target's lane; without a table, in the order of their turns. */
  private byTarget = new Map<unknown, Lane>();
  /** Lanes without runs. They are kept until the frame is over, because another action often follows. */
  private readonly empty: Lane[] = [];
  private isWalking = false;
  /** Counts frames and the intervals between them. */
  private frame = 0;
  private hasChanged = false;
  /** How many runs are starting: one that starts may start others. */
  private starting = 0;
  /** Frames, and runs that catch up between them, one after another. */
  private readonly frames = new Serial<() => void>((next) => next());
  private readonly onChange: (isFrame: boolean) => void;

  /** @param onChange Called when runs were added or taken out, once nothing is under way. `isFrame`: after a frame. */
  constructor(onChange: (isFrame: boolean) => void, tableOf?: (lanes: Lanes) => RunTable<Lane>) {
    this.onChange = onChange;
    this.table = tableOf?.(this) ?? null;
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
  runsOn(target: unknown): ManagedRun[] {
    return this.find(target)?.collect() ?? [];
  }

  /** The lane of a target. If it has no runs, its turn comes after all others. */
  open(target: unknown): Lane {
    const { byTarget } = this;
    const lane = this.find(target) ?? new Lane(target, this);
    if (lane.slot >= 0) return lane;
    lane.slot = 0;
    this.table?.add(lane);
    if (this.table === null) byTarget.delete(target);
    byTarget.set(target, lane);
    return lane;
  }

  /** Shows a frame; if another one is under way, after that. */
  update(dt: Seconds): void {
    const delta = checkDelta('update', 'dt', dt);
    if (this.frames.next(() => this.showFrame(delta))) this.settle(true);
  }

  /** Shows the time that a run was sought to: between frames at once, otherwise in its next turn. */
  showSought(run: ManagedRun): void {
    if (!this.isWalking) this.catchUp(run);
  }

  /** Lets a run restart, or show the time that it was sought to: at once, or after the frame that is under way. */
  catchUp(run: ManagedRun): void {
    if (this.frames.next(() => run.catchUp())) this.settle(false);
  }

  /**
   * Adds a run to its lane and starts it, unless it waits.
   *
   * @param replaced The runs that it replaces.
   */
  start(run: ManagedRun, replaced: readonly ManagedRun[]): void {
    const { lane } = run;
    this.starting++;
    this.useSpans(lane);
    lane.add(run);
    this.runs++;
    this.hasChanged = true;
    for (const rival of replaced) rival.end('replaced');
    if (run.stage === 'ready') run.start();
    this.starting--;
    this.settle(false);
    run.controls.listen(run);
  }

  /** Takes a run out of its lane. */
  dismiss(run: ManagedRun): void {
    const { lane } = run;
    if (this.isInTurn(lane)) this.useSpans(lane);
    if (lane.first === run) this.table?.vacate(lane);
    lane.remove(run, this.frame);
    this.runs--;
    if (lane.first === null && !this.isInTurn(lane)) this.drop(lane);
    this.hasChanged = true;
    this.settle(false);
  }

  /** Stops and unpauses some lanes. Runs that are added during this call go on. */
  stopAll(lanes: readonly Lane[]): void {
    const all = lanes.flatMap((lane) => lane.collect());
    for (const lane of lanes) lane.isPaused = false;
    for (const run of all) run.stop();
    for (const lane of lanes) if (this.isInTurn(lane)) lane.inTurn = 'over';
  }

  /** Makes spans of the rows of a lane; in its turn, after they have shown the frame. */
  useSpans(lane: Lane): void {
    if (this.table?.useSpans(lane) === true) lane.inTurn = lane.first;
  }

  announce(news: unknown): void {
    if (news instanceof FrameDisplayed) this.displayed$.next(news as FrameDisplayed);
  }

  /** The turn of a lane. `isShown`: its first run has had its turn already. */
  turn(lane: Lane, dt: Seconds, isShown: boolean): void {
    lane.turn(dt, isShown);
    if (lane.first === null) this.drop(lane);
  }

  private isInTurn(lane: Lane): boolean {
    return this.table?.isInTurn(lane) ?? lane.inTurn !== null;
  }

  private showFrame(dt: Seconds): void {
    this.frame++;
    this.isWalking = true;
    if (this.table !== null) this.table.walk(dt);
    else for (const lane of this.byTarget.values()) if (lane.slot >= 0) this.turn(lane, dt, false);
    this.isWalking = false;
    this.frame++;
    this.forgetEmpty();
  }

  private drop(lane: Lane): void {
    this.table?.remove(lane);
    lane.slot = -1;
    lane.isPaused = false;
    this.empty.push(lane);
    if (!this.isWalking && this.empty.length > this.runs) this.forgetEmpty();
  }

  private forgetEmpty(): void {
    // An old map that is dead but not collected yet would hold on to the tables that it grew out of.
    if (this.runs === 0) this.byTarget = new Map();
    else for (const { slot, target } of this.empty) if (slot < 0) this.byTarget.delete(target);
    this.empty.length = 0;
  }

  private settle(isFrame: boolean): void {
    if (!this.hasChanged || this.frames.isBusy || this.starting > 0) return;
    this.hasChanged = false;
    this.onChange(isFrame);
  }
}
