import type { Observable } from 'rxjs';
import type { Progress } from '../action/effect.js';
import type { Motion } from '../action/motion.js';
import { report } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import { checkFinite, checkNotNegative } from '../math/check.js';
import { CLOSED, FORWARDS, remembers } from '../time/edges.js';
import { Run } from '../time/run.js';
import { conclude } from './conclude.js';
import { Extras } from './extras.js';
import type { Lane } from './lane.js';
import { waits } from './predecessors.js';
import type { Ending, RunningAction, Tag } from './running-action.js';
import { checkSeekable, finish, restart } from './restart.js';
import { type Watch, watchOf } from './watch.js';

/** A run that its manager's frames lead. */
export class Running<T = unknown> extends Run<T> implements RunningAction<T> {
  declare readonly action: Motion<T>;
  lane: Lane;
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
    if (rate < 0) checkSeekable(this as Running, 'rate', rate);
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
    checkNotNegative('seek', 'seconds', seconds);
    if (seconds < this.elapsed) checkSeekable(this as Running, 'seek', seconds);
    if (this.ending !== undefined) return;
    this.asked().sought = seconds + this.origin;
    this.lane.lanes.sought(this as Running);
  }

  finish(): void {
    finish(this as Running);
  }

  restart(): void {
    restart(this as Running);
  }

  stop(): void {
    const failure = this.extras?.failure ?? null;
    conclude(this as Running, failure === null ? 'stopped' : 'failed', failure);
  }

  fail(error: unknown): void {
    conclude(this as Running, 'failed', { error });
  }

  /** An error while it starts waits for the first frame, when somebody may be observing. */
  override begin(): void {
    // Whoever was told of it may have stopped it.
    if (this.isOver()) return;
    try {
      const { origin } = this;
      const mixed = this.extras?.mixed ?? null;
      if (mixed !== null) this.root ??= this.action.bind(mixed as T, origin, origin + this.action.duration, this.edges);
      super.begin(origin);
    } catch (error) {
      if (!this.isOver()) this.withExtras().failure = { error };
      else report(error);
    }
  }

  private isOver(): boolean {
    return this.ending !== undefined;
  }

  /** Its turn in a frame. */
  pass(dt: Seconds): void {
    const { extras } = this;
    if (extras !== null) {
      if (extras.after !== null) {
        if (waits(extras)) return;
        this.begin();
        if (this.ending !== undefined) return;
      }
      if (extras.isPaused) return;
      if (extras.failure !== null) {
        this.fail(extras.failure.error);
        return;
      }
    }
    // Its start goes on, and has let a frame pass.
    if (this.root === null) return;
    // Its first frame adds no time to it.
    this.show(extras === null ? Math.max(0, this.time + dt) : extras.timeAfter(this.time, dt));
  }

  /** Shows the time that it was sought to without waiting for its turn. */
  showSought(): void {
    const { extras } = this;
    const hasBegun = this.root !== null || this.time > -Infinity;
    if (extras === null || this.ending !== undefined || !hasBegun) return;
    if (extras.sought !== null) this.show(extras.timeAfter(this.time, 0));
  }

  /** Tells those who observe it how far it has come at `time`. */
  tellAt(time: Seconds): void {
    this.extras?.watch?.tell(this.hasEnded ? 1 : this.action.progressAt(time - this.origin));
  }

  /** What follows a frame: those who observe are told, and what is at its end ends. */
  finishFrame(isTold: boolean): void {
    if (!isTold) this.tellAt(this.time);
    if (this.hasEnded || (this.rate < 0 && this.time <= this.origin)) conclude(this as Running, 'completed');
  }

  override get destination(): Seconds {
    return this.rate < 0 ? -Infinity : Infinity;
  }

  override announce(news: unknown): void {
    this.lane.lanes.observer.announced(news);
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

  /** The time at which its action starts. */
  get origin(): Seconds {
    return this.extras?.origin ?? 0;
  }

  /** What those who observe it are told by. */
  watch(): Watch {
    return (this.withExtras().watch ??= watchOf(this as Running));
  }

  /** Something is asked of it: it leads itself until its turn is over. */
  asked(): Extras {
    if (this.ending === undefined) this.lane.lanes.release(this.lane);
    return this.withExtras();
  }

  withExtras(): Extras {
    return (this.extras ??= new Extras());
  }
}
