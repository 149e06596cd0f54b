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
import { Watch } from './watch.js';

/** How a run failed. */
export interface Failure {
  readonly error: unknown;
}

/** What runs ask of their manager. */
export interface Host {
  /** Ends a run, takes it out of its lane, and notifies its observers. */
  end(run: Running, ending: Ending, failure?: Failure | null): void;
  /** Starts a run that has ended again: at once, or after the frame that is under way. */
  restart(run: Running): void;
  /**
   * Lets a run show the time that it was sought to: at once; within a frame in its turn, or at the end of that frame.
   */
  showSought(run: Running): void;
  /** Begins a run as a row, if it can be one. */
  beginRow(run: Running): boolean;
  /** A method of a run is called: until the end of its turn, its lane has no rows. */
  leaveRows(run: Running): void;
  /** The time of a run, which its rows have while they animate it. */
  timeOf(run: Running): Seconds;
  announce(displayed: FrameDisplayed): void;
}

/** What was asked for when a run was added. */
export interface Terms extends Pick<RunOptions, 'flags' | 'seekable' | 'tag'> {
  /** Stops the action when it emits. */
  readonly until$?: Observable<unknown> | undefined;
  readonly overlay?: Overlay | null | undefined;
  /** Releases the target. */
  readonly release?: (() => void) | undefined;
}

/**
 * Where a run is in its life. Under policy `concat` it first waits for others, and then it is ready to start in its
 * next turn. A finished run that is to restart waits until no frame is under way.
 *
 *     waiting ──▶ ready ──▶ started ──▶ one of the endings
 *                   ▲                           │
 *                   └─────── restarting ◀───────┘
 */
type Stage = 'waiting' | 'ready' | 'started' | Ending | 'restarting';

/** One action at work on one target under a manager: its time, its life, and what its user can do with it. */
export class Running extends Run<unknown> implements RunningAction {
  declare readonly action: Motion<unknown>;
  /** The runs of its target. */
  lane: Lane;
  readonly terms: Terms;
  stage: Stage = 'ready';
  /** Its neighbours in its lane. */
  previous: Running | null = null;
  next: Running | null = null;
  /** Seconds of its own per second. */
  private ownRate = 1;
  // What few runs have takes no memory in the others.
  declare private isPaused?: boolean;
  /** The time to show in its next turn, if that is not a matter of frames. */
  declare private due?: Seconds | undefined;
  /** Whether the time that it showed last was sought, so that its end is not an exact moment. */
  declare private isSought?: boolean | undefined;
  declare private watched?: Watch | undefined;
  /** While it waits: the run that was the last to end in this frame. It starts at that exact end. */
  declare after?: Running | null | undefined;
  /** The error that its start threw; its first frame reports it. */
  declare private failure?: Failure | undefined;
  declare private until?: Subscription;

  constructor(action: Motion<unknown>, lane: Lane, terms: Terms) {
    super(action, lane.target, terms.seekable === true ? CLOSED : FORWARDS);
    this.lane = lane;
    this.terms = terms;
  }

  get tag(): Tag | undefined {
    return this.terms.tag;
  }

  get flags(): number {
    return this.terms.flags ?? 0;
  }

  get ending(): Ending | undefined {
    const { stage } = this;
    return stage === 'started' || stage === 'ready' || stage === 'waiting' || stage === 'restarting'
      ? undefined
      : stage;
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
    return Math.max(0, this.lane.host.timeOf(this) - this.origin);
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
    const { ownRate, paused, due, terms, failure } = this;
    return ownRate === 1 && !paused && due === undefined && !terms.overlay && failure === undefined;
  }

  get isObserved(): boolean {
    return this.watched?.isObserved === true;
  }

  get listener(): Subscriber<Progress> | null {
    const isEven = this.origin === 0 && this.action.progressAt === Motion.prototype.progressAt;
    return isEven ? (this.watched?.only ?? null) : null;
  }

  /** How long ago it ended, in seconds of the target; NaN if that is not an exact moment. */
  get overshoot(): Seconds {
    const { stage, root, time, ownRate } = this;
    if (stage !== 'completed' || root === null || this.isSought === true) return NaN;
    // In reverse, it ends now; so it does at rate 0: because of an event.
    return ownRate > 0 ? (time - root.end) / ownRate : 0;
  }

  stop(): void {
    if (this.isOver) return;
    const { failure = null } = this;
    this.lane.host.end(this, failure === null ? 'stopped' : 'failed', failure);
  }

  fail(error: unknown): void {
    this.lane.host.end(this, 'failed', { error });
  }

  pause(): void {
    this.leaveRows();
    this.isPaused = true;
  }

  resume(): void {
    this.leaveRows();
    this.isPaused = false;
  }

  override seek(seconds: Seconds): void {
    checkNotNegative('seek', 'seconds', seconds);
    if (seconds < this.elapsed) this.checkSeekable('seek', seconds);
    if (this.isOver) return;
    this.leaveRows();
    this.due = this.origin + seconds;
    this.isSought = true;
    this.lane.host.showSought(this);
  }

  finish(): void {
    if (this.isOver) return;
    const end = this.rate < 0 ? 0 : this.action.duration;
    if (end === Infinity) throw new RangeError('finish: the action must have a known end, got one without');
    this.seek(end);
  }

  restart(): void {
    if (this.elapsed > 0) this.checkSeekable('restart', 0);
    if (this.isOver) {
      this.stage = 'restarting';
      this.lane.host.restart(this);
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
      if (this.origin !== 0 || !this.lane.host.beginRow(this)) this.begin();
    } catch (error) {
      if (this.isOver) report(error);
      else this.failure = { error };
    }
  }

  /** Its time and its end go on from those of the run before it, so that ends add up as in a sequence. */
  private startAfter(before: Running): void {
    this.after = null;
    const isEven = before.ownRate === 1 && this.ownRate === 1;
    if (isEven) this.origin = before.root!.end;
    // It may have been sought while it waited.
    if (this.due !== undefined) this.due += this.origin;
    else this.due = isEven ? before.time : before.overshoot * Math.abs(this.ownRate);
  }

  /** Its turn in a frame. Returns whether it has come to its end. */
  turn(dt: Seconds): boolean {
    if (this.stage === 'ready') {
      if (this.after) this.startAfter(this.after);
      this.start();
    }
    if (this.isOver || !this.showFrame(dt)) return false;
    this.emitAt(this.time);
    // Reversed beyond its end, it starts back from the end itself.
    if (this.hasEnded && this.ownRate < 0) this.time = Math.min(this.time, this.root!.end);
    if (!this.isAtEnd()) return false;
    // A callback in its last frame may have sought it elsewhere.
    const { due, origin } = this;
    return due === undefined || (this.hasEnded ? due >= this.root!.end : due <= origin);
  }

  emitAt(time: Seconds): void {
    this.watched?.emit(this.progressAt(time));
  }

  override announce(displayed: FrameDisplayed): void {
    this.lane.host.announce(displayed);
  }

  /** Ends it when the stream of its option `until` emits or fails. */
  listen(): void {
    const { until$ } = this.terms;
    if (until$ === undefined || this.isOver) return;
    this.until = until$.pipe(take(1)).subscribe({
      next: () => this.stop(),
      error: (error: unknown) => this.fail(error),
    });
    // The stream may have emitted at once.
    if (this.ending !== undefined) this.until.unsubscribe();
  }

  /** It has ended and left its lane: everything under it is stopped, and its observers are notified. */
  conclude(ending: Ending, failure: Failure | null): void {
    const { until, isObserved } = this;
    if (until !== undefined) attempt(() => until.unsubscribe());
    this.haltAll();
    if (failure !== null && !isObserved) report(failure.error);
    // Observers of its end must find its last frame on the page.
    if (isObserved) flushPage();
    if (failure !== null) this.watch().conclude(ending, failure);
    else this.watched?.conclude(ending, null);
  }

  haltAll(): void {
    attempt(() => this.halt());
  }

  /** Returns whether it did. */
  private showFrame(dt: Seconds): boolean {
    const { due, failure } = this;
    if (this.paused && (due === undefined || this.isSought !== true)) return false;
    if (failure !== undefined) throw failure.error;
    // Its start is still under way: a callback in it caused this frame.
    if (this.root === null) return false;
    if (due !== undefined) this.due = undefined;
    else if (this.isSought === true) this.isSought = false;
    // The first frame adds no time: before it, the time is -Infinity.
    const step = jump.now > 0 && this.action.rests ? 0 : dt * this.ownRate;
    const time = due ?? Math.max(this.origin, this.time + step);
    const { overlay } = this.terms;
    overlay?.before();
    if (remembers(this.edges)) super.seek(time);
    else this.advance(time);
    overlay?.after(dt, this.isAtEnd());
    return true;
  }

  /** Whether it has come to the end towards which it plays. */
  private isAtEnd(): boolean {
    return this.ownRate < 0 ? this.time <= this.origin : this.hasEnded;
  }

  /** Whether it must show a time that it was sought to. */
  get isDue(): boolean {
    return this.root !== null && this.due !== undefined && !this.isOver;
  }

  /** Becomes what it was before its start. */
  reset(lane: Lane): void {
    // Undo what it has done, if it can go back; otherwise nothing has moved yet.
    attempt(() => {
      if (remembers(this.edges) && this.root !== null) super.seek(-Infinity);
    });
    this.haltAll();
    const ownRate = Math.abs(this.ownRate);
    Object.assign(this, new Running(this.action, lane, this.terms), { ownRate, isPaused: false });
    this.due = this.isSought = this.after = this.failure = undefined;
    if (this.watched?.hasEnded === true) this.watched = undefined;
  }

  /** Its observers; made on demand. */
  private watch(): Watch {
    const { ending, watched } = this;
    // After restart(), new observers are those of the next run.
    if (watched !== undefined && !(watched.hasEnded && ending === undefined)) return watched;
    const watch = (this.watched = new Watch(() => this.leaveRows()));
    if (ending !== undefined && ending !== 'failed') watch.conclude(ending, null);
    return watch;
  }

  /** A method changes it: from now until the end of its turn, it consists of spans. */
  private leaveRows(): void {
    if (!this.isOver) this.lane.host.leaveRows(this);
  }

  /** Only a run that remembers what it has passed may go back. */
  private checkSeekable(name: string, value: number): void {
    if (remembers(this.edges)) return;
    throw new RangeError(`${name}: must not go back unless the action is run with seekable: true, got ${value}`);
  }
}
