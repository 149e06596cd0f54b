import type { Motion } from '../action/motion.js';
import { flushPage } from '../clock/page.js';
import { attempt, report } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import { CLOSED, FORWARDS, remembers } from '../time/edges.js';
import type { Controls } from './controls.js';
import type { Lane } from './lane.js';
import type { Lanes } from './lanes.js';
import type { Ending, Tag } from './running-action.js';
import { TimedRun } from './timed-run.js';
import { Watch } from './watch.js';

/**
 * Where a run is in its life. Under policy `concat` it first waits for others, and then it is ready to start in its
 * next turn. A finished run that is to restart waits until no frame is under way.
 *
 *     waiting ──▶ ready ──▶ started ──▶ one of the endings
 *                   ▲                           │
 *                   └─────── restarting ◀───────┘
 */
export type Stage = 'waiting' | 'ready' | 'started' | Ending | 'restarting';

/** The life of a run under a manager: it starts, has a turn in each frame, and ends. */
export class ManagedRun extends TimedRun {
  readonly tag: Tag | undefined;
  lane: Lane;
  stage: Stage = 'ready';
  /** Its neighbours in its lane; `previous` of the first run is the last one. Null while it has no turns. */
  previous: ManagedRun | null = null;
  next: ManagedRun | null = null;

  constructor(action: Motion<unknown>, target: unknown, lane: Lane, tag: Tag | undefined, isSeekable: boolean) {
    super(action, target, isSeekable ? CLOSED : FORWARDS);
    this.lane = lane;
    this.tag = tag;
  }

  get ending(): Ending | undefined {
    const { stage } = this;
    return stage === 'started' || stage === 'ready' || stage === 'waiting' || stage === 'restarting'
      ? undefined
      : stage;
  }

  isOver(): boolean {
    return this.ending !== undefined;
  }

  get lanes(): Lanes {
    return this.lane.lanes;
  }

  /** Starts the action. An error waits for the first frame, when somebody may be observing. */
  start(): void {
    this.stage = 'started';
    try {
      if (this.origin !== 0 || this.lanes.table?.beginRow(this.lane) !== true) this.begin(this.origin);
    } catch (error) {
      if (this.isOver()) report(error);
      else this.withControls().failure = { error };
    }
  }

  /**
   * Its turn in a frame.
   *
   * @param hasEmitted If its rows have already shown the frame: whether they have emitted its progress. Otherwise null.
   */
  turn(dt: Seconds, hasEmitted: boolean | null = null): void {
    try {
      if (this.stage === 'ready') this.start();
      if (this.isOver()) return;
      if (hasEmitted === null ? this.advanceBy(dt) : this.finishFrame(hasEmitted)) this.end('completed');
    } catch (error) {
      this.end('failed', { error });
    }
  }

  /** Between frames: starts again, or shows the time that it was sought to without waiting for its turn. */
  catchUp(): void {
    if (this.stage === 'restarting') this.runAgain();
    else if (this.root !== null && this.controls.sought !== null && !this.isOver()) this.turn(0);
  }

  /** The controls, to be changed: from now until the end of its turn, the run consists of spans. */
  useControls(): Controls {
    if (!this.isOver()) this.lanes.useSpans(this.lane);
    return this.withControls();
  }

  /** Its observers; made on demand. */
  watch(): Watch {
    const controls = this.withControls();
    const { ending } = this;
    // After restart(), new observers are those of the next run.
    if (controls.watch === null || (controls.watch.hasEnded && ending === undefined)) {
      controls.watch = new Watch(() => this.useControls());
      if (ending !== undefined && ending !== 'failed') controls.watch.conclude(ending, null);
    }
    return controls.watch;
  }

  stop(): void {
    if (this.isOver()) return;
    const { failure } = this.controls;
    this.end(failure === null ? 'stopped' : 'failed', failure);
  }

  /** Ends it: it leaves its lane, everything under it is stopped, and its observers are notified. */
  end(ending: Ending, failure: { readonly error: unknown } | null = null): void {
    if (this.isOver()) {
      this.haltAll();
      if (failure !== null) report(failure.error);
      return;
    }
    const isInLane = this.stage !== 'restarting';
    this.stage = ending;
    if (isInLane) this.lanes.dismiss(this);
    this.controls.stopListening();
    this.haltAll();
    this.conclude(ending, failure);
    // Not while another action runs on the target.
    if (ending === 'completed' && this.lane.first === null) attempt(() => this.controls.release?.());
  }

  override announce(news: unknown): void {
    this.lanes.announce(news);
  }

  /** Runs it from its start. */
  private runAgain(): void {
    const { lanes } = this;
    // Undo what it has done, if it can go back; otherwise nothing has moved yet.
    attempt(() => {
      if (remembers(this.edges) && this.root !== null) super.seek(-Infinity);
    });
    this.haltAll();
    this.root = null;
    this.phase = 'idle';
    this.time = -Infinity;
    this.stage = 'ready';
    this.withControls().reset();
    this.lane = lanes.open(this.target);
    lanes.start(this, []);
    if (this.isObserved) this.useControls();
  }

  private conclude(ending: Ending, failure: { readonly error: unknown } | null): void {
    const { isObserved } = this;
    if (failure !== null && !isObserved) report(failure.error);
    // Observers of its end must find its last frame on the page.
    if (isObserved) flushPage();
    if (failure !== null) this.watch().conclude(ending, failure);
    else this.controls.watch?.conclude(ending, null);
  }

  private haltAll(): void {
    attempt(() => this.halt());
  }
}
