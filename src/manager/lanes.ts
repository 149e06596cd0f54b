import { enterTable, leaveTable, wake } from '../rows/driver.js';
import { report } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import { Serial } from '../clock/serial.js';
import { Table } from '../table/table.js';
import { Lane } from './lane.js';
import type { Host } from './host.js';
import type { ManagedRun } from './managed-run.js';
import type { Tag } from './running-action.js';
import { Turn } from './turn.js';

/**
 * The lanes of all targets, in the order in which their first runs came, and the walk of a frame along them.
 *
 * The table animates the runs that stand alone on their target and under which all that is live is plain, until
 * something is asked of them.
 */
export class Lanes extends Table<Lane> implements Host {
  /** How many runs there are. */
  runs = 0;
  current: ManagedRun | null = null;
  /** Frames, and runs that show the time that they were sought to, one after another. */
  readonly frames: Serial<Seconds | ManagedRun>;
  private byTarget = new Map<unknown, Lane>();
  /** Lanes without runs, which may get others until the frame is over. */
  private readonly empty: Lane[] = [];
  private readonly turnOf = new Turn();
  private frame = 0;
  private readonly onChange: () => void;
  private readonly onRest: () => void;
  private readonly onNews: (news: unknown) => void;

  /**
   * @param onChange Called when a run was added or taken out.
   * @param onRest Called when a run that was sought has shown its time.
   * @param onNews Called with what a run announces.
   */
  constructor(onChange: () => void, onRest: () => void, onNews: (news: unknown) => void) {
    super();
    this.onChange = onChange;
    this.onRest = onRest;
    this.onNews = onNews;
    this.frames = new Serial((next) => {
      if (typeof next === 'number') this.pass(next);
      else next.showSought();
    });
  }

  get table(): this {
    return this;
  }

  get targets(): unknown[] {
    return [...new Set(this.seats)].filter((lane) => lane !== null && lane.count > 0).map((lane) => lane!.target);
  }

  /** The lane of a target; undefined if nothing runs there. */
  find(target: unknown): Lane | undefined {
    const lane = this.byTarget.get(target);
    return lane === undefined || lane.slot < 0 ? undefined : lane;
  }

  /** The lane of a target; a new one if it has none. */
  open(target: unknown): Lane {
    let lane = this.byTarget.get(target);
    if (lane === undefined) this.byTarget.set(target, (lane = new Lane(target)));
    if (lane.slot < 0) super.add(lane);
    return lane;
  }

  /** The runs of all targets at this moment, in the order of their turns. */
  all(): ManagedRun[] {
    return this.targets.flatMap((target) => this.find(target)!.toArray());
  }

  /** The runs of a target that have a tag, at this moment. */
  withTag(tag: Tag | undefined, target: unknown): ManagedRun[] {
    return [...(this.find(target)?.withTag(tag) ?? [])];
  }

  /** The first of these. */
  firstWithTag(tag: Tag | undefined, target: unknown): ManagedRun | undefined {
    const [first] = this.find(target)?.withTag(tag) ?? [];
    return first;
  }

  /**
   * Holds all runs of a target, or lets them go on. In its own turn that takes effect when they all have had their
   * frame.
   */
  setPaused(target: unknown, isPaused: boolean): void {
    const lane = this.find(target);
    if (lane === undefined) return;
    this.releaseLane(lane);
    lane.isPaused = isPaused;
  }

  /** Adds a run to the lane of its target. */
  admit(run: ManagedRun, lane: Lane): void {
    this.releaseLane(lane);
    lane.add(run);
    this.runs++;
    this.onChange();
  }

  readmit(run: ManagedRun): void {
    const lane = this.open(run.target);
    run.lane = lane;
    this.admit(run, lane);
    run.start();
    run.listen();
    this.onChange();
  }

  dismiss(run: ManagedRun): void {
    const lane = run.lane as object as Lane;
    if (!lane.has(run)) return;
    if (lane.first === run) this.vacate(lane);
    else this.releaseLane(lane);
    if (this.isInTurn(lane)) this.turnOf.leave(run, lane);
    lane.remove(run, this.frame);
    this.runs--;
    if (lane.first === null && !this.isInTurn(lane)) this.drop(lane);
    this.onChange();
  }

  /** Takes out all runs of a target, which is no longer paused then. Returns them. */
  dismissAll(target: unknown): ManagedRun[] {
    const lane = this.find(target);
    if (lane === undefined) return [];
    this.vacate(lane);
    if (this.isInTurn(lane)) this.turnOf.free(lane);
    const all = lane.removeAll();
    this.runs -= all.length;
    if (!this.isInTurn(lane)) this.drop(lane);
    this.onChange();
    return all;
  }

  release({ lane }: ManagedRun): void {
    this.releaseLane(lane as object as Lane);
  }

  sought(run: ManagedRun): void {
    if (this.slot < 0 && this.frames.next(run)) this.onRest();
  }

  announce(news: unknown): void {
    this.onNews(news);
  }

  protected turn(lane: Lane, dt: Seconds, isShown: boolean): void {
    const { turnOf } = this;
    if (isShown && this.has(lane)) lane.first!.finishRows();
    if (isShown || !lane.isPaused) {
      for (let run = isShown ? turnOf.next(lane) : lane.first; run !== null; run = turnOf.next(lane)) {
        turnOf.begin(run);
        run.turn(dt);
      }
    }
    turnOf.begin(null);
    if (lane.first === null) this.drop(lane);
    else if (!this.has(lane)) enterTable(lane.first);
  }

  protected wake(lane: Lane, dt: Seconds): void {
    try {
      wake(lane.first!, dt);
    } catch (error) {
      this.fail(lane, error);
    }
  }

  /** What is thrown ends the run in turn, and no other. */
  protected fail(lane: Lane | null, error: unknown): void {
    if (lane === null) {
      report(error);
      return;
    }
    this.releaseLane(lane);
    lane.first!.end('failed', { error });
  }

  /** Has the run of a lane animate itself: from the end of its turn on if it is in turn. */
  private releaseLane(lane: Lane): void {
    if (!this.has(lane)) return;
    if (!this.isInTurn(lane)) leaveTable(lane.first!);
    else if (this.interrupt(lane)) this.turnOf.begin(lane.first);
  }

  /** The first run of a lane is about to be taken out: no row moves any of its numbers from then on. */
  private vacate(lane: Lane): void {
    if (!this.has(lane)) return;
    const run = lane.first!;
    if (this.isInTurn(lane)) this.releaseLane(lane);
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
    this.settle();
    if (this.empty.length > this.count) this.forgetEmpty();
  }

  private forgetEmpty(): void {
    // An old map that is dead but not collected yet would hold on to the tables that it grew out of.
    if (this.count === 0) this.byTarget = new Map();
    else for (const { slot, target } of this.empty) if (slot < 0) this.byTarget.delete(target);
    this.empty.length = 0;
  }
}
