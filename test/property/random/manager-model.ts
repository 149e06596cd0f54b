import type { RunOptions } from 'rx-motion';

/** What is run: a name to log, and where and how. */
export interface Order extends Pick<RunOptions, 'tag' | 'flags' | 'paused' | 'policy' | 'seekable'> {
  readonly name: number;
  /** Seconds. */
  readonly duration: number;
  readonly target: number;
}

/** A running action of the model. */
export class ModelRun {
  readonly order: Order;
  ending: string | undefined = undefined;
  /** Seconds of its own; undefined before its first frame, in which it shows `first`. */
  time: number | undefined = undefined;
  first = 0;
  rate = 1;
  isPaused = false;
  isWatched = false;
  /** Whose ends it waits for. */
  after: ModelRun[] = [];
  hasBegun = false;
  /** Whether its effect is to be stopped yet. */
  isLive = false;

  constructor(order: Order) {
    this.order = order;
  }

  runs(): boolean {
    return this.ending === undefined;
  }

  get isOver(): boolean {
    return (this.time ?? -Infinity) >= this.order.duration;
  }

  /** How much of its last frame it did not need, in seconds outside. */
  get unused(): number {
    return this.isOver && this.rate !== 0 ? (this.time! - this.order.duration) / Math.abs(this.rate) : 0;
  }
}

interface ModelLane {
  readonly target: number;
  runs: ModelRun[];
  isPaused: boolean;
  /** Whose turn it is; null between turns. What is added behind has its turn, too. */
  at: number | null;
}

/** Seconds. */
const MOMENT = 1 / 4096;

/** What the manager's documentation promises, written as plainly as can be: lists that are searched, and no frame table. */
export class ManagerModel {
  private lanes: ModelLane[] = [];
  private place = -1;
  private readonly waiting: (() => void)[] = [];
  private readonly happen: (what: string) => void;

  constructor(happen: (what: string) => void) {
    this.happen = happen;
  }

  run(order: Order): ModelRun {
    const { target, tag, policy = 'merge' } = order;
    const run = new ModelRun(order);
    const rivals = policy === 'merge' ? [] : this.withTag(target, tag);
    if (policy === 'exhaust' && rivals.length > 0) {
      run.ending = 'ignored';
      return run;
    }
    if (policy === 'blend') for (const rival of [...rivals]) this.whole(() => this.measure(rival));
    let lane = this.laneOf(target);
    if (lane === undefined) this.lanes.push((lane = { target, runs: [], isPaused: false, at: null }));
    if (order.paused === true && lane.runs.length === 0) lane.isPaused = true;
    lane.runs.push(run);
    if (policy === 'switch' || policy === 'blend') for (const rival of rivals) this.end(rival, 'replaced');
    if (policy === 'concat')
      run.after = rivals.slice(Math.max(0, rivals.map(({ after }) => after.length > 0).lastIndexOf(true)));
    if (run.after.length === 0) this.begin(run);
    return run;
  }

  end(run: ModelRun, ending: string): void {
    if (run.ending !== undefined) return;
    run.ending = ending;
    this.takeOut(run);
    this.stopEffect(run);
    if (run.isWatched) this.happen(`${run.order.name} is ${ending}`);
  }

  withTag(target: number, tag: unknown): ModelRun[] {
    return this.runsOf(target).filter(({ order }) => order.tag === tag);
  }

  runsOf(target: number): ModelRun[] {
    return this.laneOf(target)?.runs ?? [];
  }

  count(): number {
    return this.lanes.reduce((sum, { runs }) => sum + runs.length, 0);
  }

  hold(target: number, isPaused: boolean): void {
    const lane = this.laneOf(target);
    if (lane !== undefined) lane.isPaused = isPaused;
  }

  stopAll(targets: readonly number[] = this.lanes.map(({ target }) => target)): void {
    const lanes = targets.map((target) => this.laneOf(target)).filter((lane) => lane !== undefined);
    const all = lanes.flatMap((lane) => {
      const { runs } = lane;
      lane.runs = [];
      lane.isPaused = false;
      this.settle(lane);
      return runs;
    });
    for (const run of all) this.end(run, 'stopped');
  }

  /** What is asked for within an update, or while a run is measured, waits until that is through. */
  update(dt: number): void {
    this.waiting.push(() => this.frame(Math.max(0, dt)));
    if (this.waiting.length > 1) return;
    for (; this.waiting.length > 0; this.waiting.shift()) this.waiting[0]!();
  }

  private whole(measure: () => void): void {
    if (this.waiting.length > 0) {
      measure();
      return;
    }
    this.waiting.push(measure);
    for (; this.waiting.length > 0; this.waiting.shift()) this.waiting[0]!();
  }

  private frame(dt: number): void {
    for (this.place = 0; this.place < this.lanes.length; this.place++) {
      const lane = this.lanes[this.place]!;
      if (lane.isPaused) continue;
      for (lane.at = 0; lane.at < lane.runs.length; lane.at++) this.pass(lane.runs[lane.at]!, dt);
      lane.at = null;
      this.settle(lane);
    }
    this.place = -1;
  }

  private pass(run: ModelRun, dt: number): void {
    if (run.after.length > 0) this.beginAfter(run);
    if (run.after.length > 0 || run.isPaused || !run.hasBegun || !run.runs()) return;
    const { name, duration } = run.order;
    run.time = run.time === undefined ? run.first : Math.max(0, run.time + dt * run.rate);
    const progress = run.isOver ? 1 : run.time / duration;
    this.happen(`${name} at ${progress}`);
    if (run.isOver && run.runs()) this.stopEffect(run);
    if (run.isWatched && run.runs()) this.happen(`${name} tells ${progress}`);
    if (run.isOver || (run.rate < 0 && run.time <= 0)) this.end(run, 'completed');
  }

  /** Begins when the last one that it waits for has ended: at that very time, if one ended by itself. */
  private beginAfter(run: ModelRun): void {
    const after = run.after.flatMap(awaited);
    run.after = after.filter(({ ending }) => ending === undefined);
    if (run.after.length > 0) return;
    const completed = after.filter(({ ending }) => ending === 'completed');
    if (completed.length > 0) run.first = Math.min(...completed.map(({ unused }) => unused)) * Math.abs(run.rate);
    this.begin(run);
  }

  private begin(run: ModelRun): void {
    if (!run.runs()) return;
    this.happen(`${run.order.name} begins`);
    run.hasBegun = run.isLive = true;
    if (!run.runs()) this.stopEffect(run);
  }

  /** How fast a run moves is seen a moment before and after its present time; it is not asked once that has stopped it. */
  private measure(run: ModelRun): void {
    const { time = -1, order } = run;
    if (time < 0 || run.isOver) return;
    const [before, after] = [Math.max(0, time - MOMENT), time + MOMENT];
    const shown = [before, after < order.duration ? after : time, time];
    if (shown[1]! <= before) return;
    for (const at of shown) if (run.isLive) this.happen(`${order.name} at ${at / order.duration}`);
  }

  private stopEffect(run: ModelRun): void {
    if (!run.isLive) return;
    run.isLive = false;
    this.happen(`${run.order.name} stops`);
  }

  private takeOut(run: ModelRun): void {
    const lane = this.laneOf(run.order.target);
    const at = lane?.runs.indexOf(run) ?? -1;
    if (lane === undefined || at < 0) return;
    lane.runs.splice(at, 1);
    if (lane.at !== null && at <= lane.at) lane.at--;
    this.settle(lane);
  }

  /** A target without actions loses its place, but not before its turn is over. */
  private settle(lane: ModelLane): void {
    const at = this.lanes.indexOf(lane);
    if (lane.runs.length > 0 || lane.at !== null || at < 0) return;
    this.lanes.splice(at, 1);
    if (at <= this.place) this.place--;
  }

  private laneOf(target: number): ModelLane | undefined {
    return this.lanes.find((lane) => lane.target === target);
  }
}

/** What was stopped before its turn is not waited for, but what that had waited for. */
function awaited(run: ModelRun): ModelRun[] {
  return run.ending !== undefined && run.after.length > 0 ? run.after.flatMap(awaited) : [run];
}
