import { type Observable, type Subscriber, type Subscription, take } from 'rxjs';
import { jump } from '../clock/jump.js';
import { flushPage } from '../clock/page.js';
import { attempt, report } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import { checkFinite, checkNotNegative } from '../math/check.js';
import { Motion } from '../motion/motion.js';
import { CLOSED, FORWARDS, remembers } from '../time/edges.js';
import type { Progress } from '../time/effect.js';
import type { FrameDisplayed } from '../time/frame-displayed.js';
import { Run } from '../time/run.js';
import type { Lane } from './lane.js';
import type { Overlay, RunOptions } from './run-options.js';
import type { Ending, RunningAction, Tag } from './running-action.js';
import { type Failure, Watch } from './watch.js';

/**
 * Where a run is in its life. Under policy `concat` it first waits for others, and then it is ready to start in its
 * next turn.
 *
 *     waiting ──▶ ready ──▶ started ──▶ one of the endings
 *                   ▲                           │
 *                   └─────────  restart  ◀──────┘
 */
type Stage = 'waiting' | 'ready' | 'started' | Ending;

/** One action at work on one target under a manager: its time, its life, and what its user can do with it. */
export class Running extends Run<unknown> implements RunningAction {
  declare readonly action: Motion<unknown>;
  /** The runs of its target. */
  lane: Lane;
  stage: Stage = 'ready';
  private readonly options: RunOptions;
  /** Seconds of its own per second. */
  private ownRate = 1;
  // What few runs have takes no memory in the others.
  declare overlay?: Overlay | undefined;
  /** Releases its target. */
  declare release?: (() => void) | undefined;
  declare private isPaused?: boolean;
  /** The time to show in its next turn, if that is not a matter of frames. */
  declare private due?: Seconds | undefined;
  /** Whether the time that it showed last was sought, so that its end is not an exact moment. */
  declare private isSought?: boolean | undefined;
  declare private watched?: Watch | undefined;
  /** The run at whose exact end it starts. */
  declare private before?: Running | undefined;
  /** The error that its start threw; its first frame reports it. */
  declare failure?: Failure | undefined;
  declare private until?: Subscription;
  /** Whether it has ended, and runs again once no frame is under way. */
  declare private isRestarting?: boolean;

  constructor(action: Motion<unknown>, lane: Lane, options: RunOptions) {
    super(action, lane.target, options.seekable === true ? CLOSED : FORWARDS);
    this.lane = lane;
    this.options = options;
  }

  get tag(): Tag | undefined {
    return this.options.tag;
  }

  get flags(): number {
    return this.options.flags ?? 0;
  }

  get ending(): Ending | undefined {
    const { stage } = this;
    return stage === 'started' || stage === 'ready' || stage === 'waiting' ? undefined : stage;
  }

  get isOver(): boolean {
    return this.ending !== undefined;
  }

  get paused(): boolean {
    return this.isPaused === true;
  }

  /** Whether it is paused, or its target. */
  get isStill(): boolean {
    return this.paused || this.lane.isPaused;
  }

  get elapsed(): Seconds {
    return Math.max(0, this.lane.lanes.timeOf(this) - this.origin);
  }

  get rate(): number {
    return this.ownRate;
  }

  set rate(rate: number) {
    checkFinite('rate', 'rate', rate);
    if (rate < 0) this.checkSeekable('rate', rate);
    this.leaveRows();
    this.ownRate = rate;
  }

  get progress$(): Observable<Progress> {
    return this.watch().progress$;
  }

  get done(): Promise<Ending> {
    return this.watch().done;
  }

  override get destination(): Seconds {
    return this.ownRate < 0 ? -Infinity : Infinity;
  }

  /** Whether a frame only adds its delta to the time of the run. */
  get isPlain(): boolean {
    const { ownRate, paused, due, overlay, failure } = this;
    return ownRate === 1 && !paused && due === undefined && overlay === undefined && failure === undefined;
  }

  get isObserved(): boolean {
    return this.watched?.isObserved === true;
  }

  get listener(): Subscriber<Progress> | null {
    const isEven = this.origin === 0 && this.action.progressAt === Motion.prototype.progressAt;
    return isEven ? (this.watched?.only ?? null) : null;
  }

  stop(): void {
    if (this.isOver) return;
    const { failure } = this;
    this.end(failure === undefined ? 'stopped' : 'failed', failure);
  }

  fail(error: unknown): void {
    this.end('failed', { error });
  }

  pause(): void {
    this.leaveRows();
    this.isPaused = true;
  }

  resume(): void {
    this.leaveRows();
    this.isPaused = false;
  }

  seek(seconds: Seconds): void {
    checkNotNegative('seek', 'seconds', seconds);
    if (seconds < this.elapsed) this.checkSeekable('seek', seconds);
    if (this.isOver) return;
    this.leaveRows();
    this.due = this.origin + seconds;
    this.isSought = true;
    this.lane.lanes.showSought(this);
  }

  finish(): void {
    if (this.isOver) return;
    const end = this.rate < 0 ? 0 : Math.max(this.action.duration, this.elapsed);
    if (end === Infinity) throw new RangeError('finish: the action must have a known end, got one without');
    this.seek(end);
  }

  restart(): void {
    if (this.elapsed > 0) this.checkSeekable('restart', 0);
    if (this.isOver) {
      // From now on, its observers are those of the next run.
      this.stage = 'waiting';
      this.isRestarting = true;
      this.watched = undefined;
      this.lane.lanes.whenFree(() => this.reset(), false);
      return;
    }
    this.resume();
    this.rate = Math.abs(this.rate);
    if (this.time > -Infinity) this.seek(0);
  }

  reverse(): void {
    this.rate = -this.rate;
  }

  /** Starts the action. An error waits for the first frame, when somebody may be observing. */
  start(): void {
    this.stage = 'started';
    try {
      if (this.origin !== 0 || !this.lane.lanes.beginRow(this.lane)) this.begin();
    } catch (error) {
      if (this.isOver) report(error);
      else this.failure = { error };
    }
  }

  /** Need not wait any longer: it starts in its next turn, at the end of the run for which it has waited. */
  followAfter(before: Running): void {
    this.stage = 'ready';
    this.before = before;
  }

  /** Its turn in a frame. */
  turn(dt: Seconds): void {
    try {
      if (this.stage === 'waiting') return;
      if (this.stage === 'ready') {
        this.startAfter();
        this.start();
      }
      if (!this.isOver && this.showFrame(dt)) this.end('completed');
    } catch (error) {
      this.fail(error);
    }
  }

  /** Shows the time that it was sought to without waiting for its turn. */
  showDue(): void {
    if (this.root !== null && this.due !== undefined) this.turn(0);
  }

  emitAt(time: Seconds): void {
    this.watched?.emit(this.progressAt(time));
  }

  override announce(displayed: FrameDisplayed): void {
    this.lane.lanes.announce(displayed);
  }

  /** Ends it when the stream of its option `until` emits or fails. */
  listen(): void {
    const { until: until$ } = this.options;
    if (until$ === undefined || this.isOver || this.until?.closed === false) return;
    this.until = until$.pipe(take(1)).subscribe({
      next: () => this.stop(),
      error: (error: unknown) => this.fail(error),
    });
    // The stream may have emitted at once.
    if (this.ending !== undefined) this.until.unsubscribe();
  }

  /** Ends it and takes it out of its lane. Everything under it is stopped, and its observers are notified. */
  end(ending: Ending, failure?: Failure): void {
    if (this.isOver) {
      attempt(() => this.halt());
      if (failure !== undefined) report(failure.error);
      return;
    }
    const { until, isObserved, lane, release } = this;
    this.stage = ending;
    const watched = failure === undefined ? this.watched : this.watch();
    if (this.isRestarting === true) this.isRestarting = false;
    else lane.lanes.remove(this);
    attempt(() => this.halt());
    if (until !== undefined) attempt(() => until.unsubscribe());
    if (failure !== undefined && !isObserved) report(failure.error);
    // Observers of its end must find its last frame on the page.
    if (isObserved) flushPage();
    watched?.conclude(ending, failure ?? null);
    // Not while another action runs on the target.
    const isFree = release !== undefined && ending === 'completed' && lane.lanes.runsOn(this.target).length === 0;
    if (isFree) attempt(release);
    lane.lanes.settle(false);
  }

  /** If it has waited for another run, its time and its end go on from those, so that ends add up as in a sequence. */
  private startAfter(): void {
    const { before, due } = this;
    this.before = undefined;
    const overshoot = before?.overshoot ?? NaN;
    if (before === undefined || Number.isNaN(overshoot)) return;
    const isEven = before.ownRate === 1 && this.ownRate === 1;
    if (isEven) this.origin = before.root!.end;
    // It may have been sought while it waited.
    if (due !== undefined) this.due = due + this.origin;
    else this.due = isEven ? before.time : overshoot * Math.abs(this.ownRate);
  }

  /** How long ago it ended, in seconds of the target; NaN if that is not an exact moment. */
  private get overshoot(): Seconds {
    const { stage, root, time, ownRate } = this;
    if (stage !== 'completed' || root === null || this.isSought === true) return NaN;
    // In reverse, it ends now; so it does at rate 0: because of an event.
    return ownRate > 0 ? (time - root.end) / ownRate : 0;
  }

  /** Shows the next time. Returns whether it has come to its end. */
  private showFrame(dt: Seconds): boolean {
    const { failure } = this;
    if (this.paused && (this.due === undefined || this.isSought !== true)) return false;
    if (failure !== undefined) throw failure.error;
    // Its start is still under way: a callback in it caused this frame.
    if (this.root === null) return false;
    const time = this.nextTime(dt);
    const { overlay } = this;
    overlay?.before();
    if (remembers(this.edges)) this.goTo(time);
    else this.advance(time);
    if (!this.isOver) overlay?.after(dt, this.isAtEnd());
    this.emitAt(time);
    // Reversed beyond its end, it starts back from the end itself.
    if (this.hasEnded && this.ownRate < 0) this.time = Math.min(this.time, this.root.end);
    if (!this.isAtEnd()) return false;
    // A callback in its last frame may have sought it elsewhere.
    const { due, origin } = this;
    return due === undefined || (this.hasEnded ? due >= this.root.end : due <= origin);
  }

  /** The time that it was sought to, or the one after `dt`. The first frame adds none: before it, time is -Infinity. */
  private nextTime(dt: Seconds): Seconds {
    const { due } = this;
    if (due === undefined) {
      if (this.isSought === true) this.isSought = false;
      const step = jump.now > 0 && this.action.rests ? 0 : dt * this.ownRate;
      return Math.max(this.origin, this.time + step);
    }
    this.due = undefined;
    return due;
  }

  /** Whether it has come to the end towards which it plays. */
  private isAtEnd(): boolean {
    return this.ownRate < 0 ? this.time <= this.origin : this.hasEnded;
  }

  /** Runs it again, as if it had just been added. */
  private reset(): void {
    // It may have been stopped since.
    if (this.isRestarting !== true) return;
    this.isRestarting = false;
    const { lanes } = this.lane;
    // Undo what it has done, if it can go back; otherwise nothing has moved yet.
    attempt(() => {
      if (remembers(this.edges) && this.root !== null) this.goTo(-Infinity);
    });
    attempt(() => this.halt());
    this.root = null;
    this.time = -Infinity;
    this.origin = 0;
    this.ownRate = Math.abs(this.ownRate);
    this.isPaused = this.isSought = false;
    this.due = this.before = this.failure = this.overlay = undefined;
    this.stage = 'ready';
    this.lane = lanes.open(this.target);
    lanes.start(this, []);
  }

  /** Its observers; made on demand. */
  private watch(): Watch {
    if (this.watched !== undefined) return this.watched;
    const { ending } = this;
    const watch = (this.watched = new Watch(() => this.leaveRows()));
    if (ending !== undefined && ending !== 'failed') watch.conclude(ending, null);
    return watch;
  }

  /** A method changes it: from now until the end of its turn, it consists of spans. */
  private leaveRows(): void {
    if (!this.isOver) this.lane.lanes.leaveRows(this.lane);
  }

  /** Only a run that remembers what it has passed may go back. */
  private checkSeekable(name: string, value: number): void {
    if (remembers(this.edges)) return;
    throw new RangeError(`${name}: must not go back unless the action is run with seekable: true, got ${value}`);
  }
}
