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
import type { Lane, LaneRun } from './lane.js';
import type { Lanes } from './lanes.js';
import type { Overlay, RunOptions } from './run-options.js';
import type { Ending, Tag } from './running-action.js';
import { type Failure, Watch } from './watch.js';

/** One action at work on one target under a manager: its time, its life, and what its user can do with it. */
export class Running extends Run<unknown> implements LaneRun {
  declare readonly action: Motion<unknown>;
  lane: Lane;
  ending: Ending | undefined = undefined;
  private readonly lanes: Lanes;
  private readonly options: RunOptions;
  // What few runs have takes no memory in the others.
  declare overlay?: Overlay | undefined;
  /** Releases its target. */
  declare release?: (() => void) | undefined;
  /** Seconds of its own per second, if not one. */
  declare private ownRate?: number;
  declare private isPaused?: boolean;
  /** The time to show in its next turn, if that is not a matter of frames. */
  declare private due?: Seconds | undefined;
  /** Whether the time that it showed last was sought, so that its end is not an exact moment. */
  declare private isSought?: boolean | undefined;
  declare private watched?: Watch | undefined;
  /**
   * What it waits for before it starts: for others to end, under policy `concat`; then for its next turn. After
   * `restart` of a run that has ended, it is in no lane until no frame is under way.
   */
  declare waits?: 'for others' | 'for its turn' | 'for the frame' | undefined;
  /** The error that its start threw, until its first frame reports it; then the error that has ended it. */
  declare failure?: Failure | undefined;
  declare private until?: Subscription;

  constructor(action: Motion<unknown>, lanes: Lanes, lane: Lane, options: RunOptions) {
    super(action, lane.target, options.seekable === true ? CLOSED : FORWARDS);
    this.lanes = lanes;
    this.lane = lane;
    this.options = options;
  }

  get tag(): Tag | undefined {
    return this.options.tag;
  }

  get flags(): number {
    return this.options.flags ?? 0;
  }

  get isWaiting(): boolean {
    return this.waits === 'for others';
  }

  get paused(): boolean {
    return this.isPaused === true;
  }

  /** Whether it is paused, or its target. */
  get isStill(): boolean {
    return this.paused || this.lane.isPaused;
  }

  get elapsed(): Seconds {
    return Math.max(0, this.lanes.timeOf(this) - this.origin);
  }

  get rate(): number {
    return this.ownRate ?? 1;
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
    return this.rate < 0 ? -Infinity : Infinity;
  }

  /** Whether a frame only adds its delta to the time of the run. */
  get isPlain(): boolean {
    const { rate, paused, due, overlay, failure } = this;
    return rate === 1 && !paused && due === undefined && overlay === undefined && failure === undefined;
  }

  get isObserved(): boolean {
    return this.watched?.isObserved === true;
  }

  get listener(): Subscriber<Progress> | null {
    const isEven = this.origin === 0 && this.action.progressAt === Motion.prototype.progressAt;
    return isEven ? (this.watched?.only ?? null) : null;
  }

  stop(): void {
    if (this.ending === undefined) this.end('stopped');
  }

  fail(error: unknown): void {
    if (this.ending !== undefined) report(error);
    else this.failure = { error };
    this.end('failed');
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
    if (this.ending !== undefined) return;
    this.leaveRows();
    this.due = this.origin + seconds;
    this.isSought = true;
    this.lanes.showSought(this);
  }

  finish(): void {
    if (this.ending !== undefined) return;
    const end = this.rate < 0 ? 0 : Math.max(this.action.duration, this.elapsed);
    if (end === Infinity) throw new RangeError('finish: the action must have a known end, got one without');
    this.seek(end);
  }

  restart(): void {
    if (this.elapsed > 0) this.checkSeekable('restart', 0);
    if (this.ending !== undefined) {
      // From now on, its observers are those of the next run.
      this.ending = this.failure = this.watched = undefined;
      this.isPaused = this.isSought = false;
      this.due = undefined;
      this.ownRate = Math.abs(this.rate);
      this.waits = 'for the frame';
      this.lanes.whenFree(() => this.startOver(), false);
      return;
    }
    this.resume();
    this.rate = Math.abs(this.rate);
    if (this.time > -Infinity) this.seek(0);
  }

  reverse(): void {
    this.rate = -this.rate;
  }

  start(): void {
    if (this.isWaiting) return;
    try {
      if (this.origin !== 0 || !this.lanes.beginRow(this.lane)) this.begin();
    } catch (error) {
      if (this.ending !== undefined) report(error);
      else this.failure = { error };
    }
  }

  followAfter(before: Running): void {
    const { due, rate } = this;
    const { overshoot } = before;
    this.waits = 'for its turn';
    if (Number.isNaN(overshoot)) return;
    const isEven = before.rate === 1 && rate === 1;
    if (isEven) this.origin = before.root!.end;
    // It may have been sought while it waited.
    if (due !== undefined) this.due = due + this.origin;
    else this.due = isEven ? before.time : overshoot * Math.abs(rate);
  }

  turn(dt: Seconds): void {
    try {
      if (this.isWaiting || this.waits === 'for the frame') return;
      if (this.waits !== undefined) {
        this.waits = undefined;
        this.start();
      }
      if (this.ending === undefined && this.showFrame(dt)) this.end('completed');
    } catch (error) {
      this.fail(error);
    }
  }

  showDue(): void {
    if (this.root !== null && this.due !== undefined) this.turn(0);
  }

  emitAt(time: Seconds): void {
    this.watched?.emit(this.progressAt(time));
  }

  override announce(displayed: FrameDisplayed): void {
    this.lanes.announce(displayed);
  }

  listen(): void {
    const { until: until$ } = this.options;
    if (until$ === undefined || this.ending !== undefined || this.until?.closed === false) return;
    this.until = until$.pipe(take(1)).subscribe({
      next: () => this.stop(),
      error: (error: unknown) => this.fail(error),
    });
    // The stream may have emitted at once.
    if ((this.ending as Ending | undefined) !== undefined) this.until.unsubscribe();
  }

  end(ending: Ending): void {
    if (this.ending !== undefined) {
      attempt(() => this.halt());
      return;
    }
    const { lanes, watched, isObserved, failure, until, release } = this;
    const last = failure === undefined ? ending : 'failed';
    this.ending = last;
    // One that is to start over is in no lane.
    if (this.waits === 'for the frame') this.waits = undefined;
    else lanes.remove(this);
    attempt(() => this.halt());
    if (until !== undefined) attempt(() => until.unsubscribe());
    if (failure !== undefined && !isObserved) report(failure.error);
    // Observers of its end must find its last frame on the page.
    if (isObserved) flushPage();
    // Its teardown may have restarted it since.
    watched?.conclude(last, failure);
    // Not while another action runs on the target.
    const isFree = release !== undefined && ending === 'completed' && lanes.runsOn(this.target).length === 0;
    if (isFree) attempt(release);
    lanes.settle(false);
  }

  /** How long ago it ended, in seconds of the target; NaN if that is not an exact moment. */
  private get overshoot(): Seconds {
    const { ending, root, time, rate } = this;
    if (ending !== 'completed' || root === null || this.isSought === true) return NaN;
    // In reverse, it ends now; so it does at rate 0: because of an event.
    return rate > 0 ? (time - root.end) / rate : 0;
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
    if (this.ending === undefined) overlay?.after(dt, this.isAtEnd());
    this.emitAt(time);
    // Reversed beyond its end, it starts back from the end itself.
    if (this.hasEnded && this.rate < 0) this.time = Math.min(this.time, this.root.end);
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
      const step = jump.now > 0 && this.action.rests ? 0 : dt * this.rate;
      return Math.max(this.origin, this.time + step);
    }
    this.due = undefined;
    return due;
  }

  /** Whether it has come to the end towards which it plays. */
  private isAtEnd(): boolean {
    return this.rate < 0 ? this.time <= this.origin : this.hasEnded;
  }

  /** Runs it again, as if it had just been added. */
  private startOver(): void {
    if (this.waits !== 'for the frame') return;
    // Undo what it has done, if it can go back; otherwise nothing has moved yet.
    attempt(() => {
      if (remembers(this.edges) && this.root !== null) this.goTo(-Infinity);
    });
    attempt(() => this.halt());
    // What was undone may have stopped it.
    if ((this.waits as Running['waits']) !== 'for the frame') return;
    this.root = null;
    this.time = -Infinity;
    if (this.due !== undefined) this.due -= this.origin;
    this.origin = 0;
    this.waits = this.overlay = undefined;
    this.lane = this.lanes.open(this.target);
    this.lanes.start(this, []);
    this.showDue();
  }

  /** Its observers; made on demand. */
  private watch(): Watch {
    if (this.watched !== undefined) return this.watched;
    const { ending, failure } = this;
    const watch = (this.watched = new Watch(() => this.leaveRows()));
    if (ending !== undefined) watch.conclude(ending, failure);
    return watch;
  }

  /** A method changes it: from now until the end of its turn, it consists of spans. */
  private leaveRows(): void {
    if (this.ending === undefined) this.lanes.leaveRows(this.lane);
  }

  /** Only a run that remembers what it has passed may go back. */
  private checkSeekable(name: string, value: number): void {
    if (remembers(this.edges)) return;
    throw new RangeError(`${name}: must not go back unless the action is run with seekable: true, got ${value}`);
  }
}
