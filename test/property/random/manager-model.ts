import type { RunOptions } from 'rx-motion';

/** An action to run: a name for the log, its target and its options. */
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
  /** Its own time; undefined before its first frame, which shows `first`. */
  time: number | undefined = undefined;
  first = 0;
  rate = 1;
  isPaused = false;
  isWatched = false;
  /** Whether it waits for others with its tag. */
  isWaiting = false;
  /** The one for which it has waited, until it begins. */
  before: ModelRun | undefined = undefined;
  hasBegun = false;
  /** Whether its effect must still be stopped. */
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

  /** The overshoot of its last frame, in seconds of the manager; none if it was stopped. */
  get unused(): number {
    return this.ending === 'completed' && this.isOver && this.rate !== 0
      ? (this.time! - this.order.duration) / Math.abs(this.rate)
      : 0;
  }
}

interface ModelLane {
  readonly target: number;
  runs: ModelRun[];
  isPaused: boolean;
  /** The index of the current turn; null between turns. Actions added after it get their turn too. */
  at: number | null;
}

/** What the manager's documentation promises, as simple as possible: lists that are searched, and no frame table. */
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
    let lane = this.laneOf(target);
    if (lane === undefined) this.lanes.push((lane = { target, runs: [], isPaused: false, at: null }));
    if (order.paused === true && lane.runs.length === 0) lane.isPaused = true;
    run.isWaiting = policy === 'concat' && rivals.length > 0;
    lane.runs.push(run);
    if (policy === 'switch') for (const rival of [...rivals]) this.end(rival, 'replaced');
    if (!run.isWaiting) this.begin(run);
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
    return [...(this.laneOf(target)?.runs ?? [])];
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
    const all = lanes.flatMap(({ runs }) => runs);
    for (const lane of lanes) {
      lane.isPaused = false;
      // Its turn is over: what is added then waits for the next frame.
      if (lane.at !== null) lane.at = Infinity;
    }
    for (const run of all) this.end(run, 'stopped');
  }

  /** Updates requested within an update wait until it is over. */
  update(dt: number): void {
    this.waiting.push(() => this.frame(Math.max(0, dt)));
    if (this.waiting.length > 1) return;
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
    if (run.before !== undefined) {
      run.first = run.before.unused * Math.abs(run.rate);
      run.before = undefined;
      this.begin(run);
    }
    if (run.isPaused || !run.hasBegun || !run.runs()) return;
    const { name, duration } = run.order;
    const wasOver = (run.time ?? -Infinity) >= duration;
    run.time = run.time === undefined ? run.first : Math.max(0, run.time + dt * run.rate);
    const progress = run.isOver ? 1 : run.time / duration;
    // Reversed at its end, it runs back from there.
    run.isLive ||= wasOver && !run.isOver;
    if (!wasOver || !run.isOver) this.happen(`${name} at ${progress}`);
    if (run.isOver && run.runs()) this.stopEffect(run);
    if (run.isWatched && run.runs()) this.happen(`${name} tells ${progress}`);
    if (run.rate < 0) run.time = Math.min(run.time, duration);
    if (run.rate < 0 ? run.time <= 0 : run.isOver) this.end(run, 'completed');
  }

  private begin(run: ModelRun): void {
    if (!run.runs()) return;
    this.happen(`${run.order.name} begins`);
    run.hasBegun = run.isLive = true;
    if (!run.runs()) this.stopEffect(run);
  }

  private stopEffect(run: ModelRun): void {
    if (!run.isLive) return;
    run.isLive = false;
    this.happen(`${run.order.name} stops`);
  }

  private takeOut(run: ModelRun): void {
    const lane = this.laneOf(run.order.target);
    if (lane === undefined) return;
    this.remove(run, lane);
    const rivals = lane.runs.filter(({ order }) => order.tag === run.order.tag);
    const [next] = rivals;
    if (next !== undefined && rivals.every(({ isWaiting }) => isWaiting)) {
      // It goes on as if just added.
      this.remove(next, lane);
      lane.runs.push(next);
      next.isWaiting = false;
      next.before = run;
    }
    this.settle(lane);
  }

  private remove(run: ModelRun, lane: ModelLane): void {
    const at = lane.runs.indexOf(run);
    lane.runs.splice(at, 1);
    if (lane.at !== null && at <= lane.at) lane.at--;
  }

  /** A target without actions loses its slot, but not before its turn is over. */
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
