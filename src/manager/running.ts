import { type Observable, take } from 'rxjs';
import type { Progress } from '../action/effect.js';
import { type Failure, halt } from '../action/halt.js';
import type { Leaf } from '../action/leaf.js';
import type { Motion } from '../action/motion.js';
import { flushPage } from '../clock/pending-writes.js';
import { report } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import { checkDuration, checkFinite } from '../math/check.js';
import { CLOSED, FORWARDS, remembers } from '../time/edges.js';
import { Run } from '../time/run.js';
import { Extras } from './extras.js';
import type { Lane } from './lane.js';
import type { Ending, RunningAction, Tag } from './running-action.js';
import { Watch } from './watch.js';

/** A run that its manager's frames lead. */
export class Running<T = unknown> extends Run<T> implements RunningAction<T> {
  declare readonly action: Motion<T>;
  private readonly lane: Lane;
  ending: Ending | undefined = undefined;
  /** Its neighbours in its lane. */
  previous: Running | null = null;
  next: Running | null = null;
  extras: Extras | null = null;

  constructor(action: Motion<T>, target: T, lane: Lane, seekable: boolean) {
    super(action, target, seekable ? CLOSED : FORWARDS);
    this.lane = lane;
  }

  get tag(): Tag | undefined {
    return this.extras?.tag;
  }

  get flags(): number {
    return this.extras?.flags ?? 0;
  }

  get paused(): boolean {
    return this.extras?.isPaused ?? false;
  }

  get elapsed(): Seconds {
    return Math.max(0, (this.lane.lanes.tabledTimeOf(this as Running, this.lane) ?? this.time) - this.origin);
  }

  get rate(): number {
    return this.extras?.rate ?? 1;
  }

  set rate(rate: number) {
    checkFinite('rate', 'rate', rate);
    if (rate < 0) this.checkSeekable('rate', rate);
    this.asked().rate = rate;
  }

  get progress$(): Observable<Progress> {
    return this.watch().progress$;
  }

  get done(): Promise<Ending> {
    return this.watch().done;
  }

  pause(): void {
    this.asked().isPaused = true;
  }

  resume(): void {
    this.asked().isPaused = false;
  }

  reverse(): void {
    this.rate = -this.rate;
  }

  override seek(seconds: Seconds): void {
    checkDuration('seek', seconds);
    if (seconds < this.elapsed) this.checkSeekable('seek', seconds);
    if (this.ending !== undefined) return;
    this.asked().sought = seconds + this.origin;
    this.lane.lanes.sought(this as Running);
  }

  stop(): void {
    const failure = this.extras?.failure ?? null;
    this.conclude(failure === null ? 'stopped' : 'failed', failure);
  }

  /** Another one takes its place. */
  replace(): void {
    this.conclude('replaced');
  }

  /** It is not to run at all. */
  ignore(): void {
    this.conclude('ignored');
  }

  fail(error: unknown): void {
    this.conclude('failed', { error });
  }

  /** Gives it what it can be found by. */
  label(tag: Tag | undefined, flags: number): void {
    const extras = this.withExtras();
    extras.tag = tag;
    extras.flags = flags;
  }

  /** An error while it starts waits for the first frame, when somebody may be observing. */
  override begin(): void {
    // Whoever was told of it may have stopped it.
    if (this.isOver()) return;
    try {
      super.begin(this.origin);
    } catch (error) {
      if (!this.isOver()) this.withExtras().failure = { error };
      else report(error);
    }
  }

  /** Begins once all of the others have ended. */
  beginAfter(others: readonly Running[]): void {
    if (others.length === 0) this.begin();
    else this.asked().after = others;
  }

  /** Stops when the stream emits. */
  stopWhen(signal$: Observable<unknown>): void {
    if (this.isOver()) return;
    this.withExtras().until = signal$.pipe(take(1)).subscribe({
      next: () => {
        this.stop();
      },
      error: (error: unknown) => {
        this.fail(error);
      },
    });
    if (this.isOver()) this.unsubscribeUntil();
  }

  private isOver(): boolean {
    return this.ending !== undefined;
  }

  /** Its turn in a frame. */
  pass(dt: Seconds): void {
    const { extras } = this;
    if (extras !== null) {
      if (extras.after !== null && !this.beginsNow(extras)) return;
      if (extras.isPaused) return;
      if (extras.failure !== null) {
        this.fail(extras.failure.error);
        return;
      }
    }
    this.show(this.timeAfter(dt));
  }

  /** Shows the time that it was sought to without waiting for its turn. */
  showSought(): void {
    const { extras } = this;
    const hasBegun = this.root !== null || this.time > -Infinity;
    if (this.isOver() || !hasBegun || (extras?.sought ?? null) === null) return;
    this.show(this.timeAfter(0));
  }

  /** Tells those who observe it how far it has come at `time`. */
  tellAt(time: Seconds): void {
    this.extras?.watch?.tell(this.hasEnded ? 1 : this.action.progressAt(time - this.origin));
  }

  /** The frame table leads it from now on, and keeps what its only leaf knows. */
  forgetLeaf(): void {
    this.first = this.cursor = this.root = null;
  }

  /** Leads itself again. */
  takeLeaf(leaf: Leaf): void {
    leaf.observer = this;
    this.first = this.cursor = this.root = leaf;
  }

  /** What follows a frame: those who observe are told, and what is at its end ends. */
  finishFrame(isTold: boolean): void {
    if (!isTold) this.tellAt(this.time);
    if (this.hasEnded || (this.rate < 0 && this.time <= this.origin)) this.conclude('completed');
  }

  override announce(news: unknown): void {
    this.lane.lanes.announce(news);
  }

  private show(time: Seconds): void {
    try {
      if (remembers(this.edges)) super.seek(time);
      else this.advance(time);
      this.finishFrame(false);
    } catch (error) {
      this.fail(error);
    }
  }

  /** The time of the next frame; not before its start. */
  private timeAfter(dt: Seconds): Seconds {
    const { extras, time } = this;
    const isFresh = time === -Infinity;
    if (extras === null) return isFresh ? 0 : time + dt;
    const { sought } = extras;
    extras.sought = null;
    extras.wasSought = sought !== null;
    if (sought !== null) return sought;
    return isFresh ? extras.firstTime : Math.max(extras.origin, time + dt * extras.rate);
  }

  /** Begins, if all that it waited for have ended: at the exact time of the last end, in this very frame. */
  private beginsNow(extras: Extras): boolean {
    const after = extras.after!;
    const running = after.filter(({ ending }) => ending === undefined);
    extras.after = running.length > 0 ? running : null;
    if (running.length > 0) return false;
    const completed = after.filter((other) => other.ending === 'completed' && other.extras?.wasSought !== true);
    if (completed.length === after.length) this.continueFrom(completed, extras);
    this.begin();
    return !this.isOver();
  }

  /** It goes on counting where the other one has ended, so that their times add up as those of a sequence do. */
  private continueFrom(others: readonly Running[], extras: Extras): void {
    const last = others.reduce((a, b) => (b.overshoot <= a.overshoot ? b : a));
    if (last.rate === 1 && extras.rate === 1 && last.root !== null) {
      extras.origin = last.root.end;
      extras.firstTime = last.time;
    } else {
      extras.firstTime = last.overshoot * Math.abs(extras.rate);
    }
  }

  /** The time at which its action starts. */
  get origin(): Seconds {
    return this.extras?.origin ?? 0;
  }

  /** How many seconds before the frame in which it completed it had come to its end. */
  private get overshoot(): Seconds {
    return this.root === null ? 0 : Math.max(0, this.time - this.root.end) / Math.abs(this.rate);
  }

  private conclude(ending: Ending, failure: Failure | null = null): void {
    const isFirst = this.ending === undefined;
    if (isFirst) {
      this.ending = ending;
      this.lane.lanes.remove(this as Running, this.lane);
      this.unsubscribeUntil();
    }
    const debt = halt(this);
    const reason = failure ?? debt;
    if (debt !== null && reason !== debt) report(debt.error);
    const watch = this.extras?.watch;
    if (reason !== null && (!isFirst || watch?.isObserved !== true)) report(reason.error);
    if (!isFirst) return;
    // Who is told that it is complete finds its last frame on the page.
    if (watch?.isObserved === true) flushPage();
    if (reason !== null) this.watch().conclude(ending, reason);
    else watch?.conclude(ending, null);
  }

  /** What its teardown throws is no fault of the action. */
  private unsubscribeUntil(): void {
    try {
      this.extras?.until?.unsubscribe();
    } catch (error) {
      report(error);
    }
  }

  private checkSeekable(name: string, value: number): void {
    if (remembers(this.edges)) return;
    throw new RangeError(`${name}: only an action that was run with { seekable: true } goes back, got ${value}`);
  }

  private watch(): Watch {
    const extras = this.withExtras();
    if (extras.watch === null) {
      extras.watch = new Watch(() => {
        this.asked();
      });
      if (this.ending !== undefined && this.ending !== 'failed') extras.watch.conclude(this.ending, null);
    }
    return extras.watch;
  }

  /** Something is asked of it: it leads itself until its turn is over. */
  private asked(): Extras {
    if (this.ending === undefined) this.lane.lanes.release(this.lane);
    return this.withExtras();
  }

  private withExtras(): Extras {
    return (this.extras ??= new Extras());
  }
}
