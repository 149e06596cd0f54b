import { take } from 'rxjs';
import { Driver } from '../action/driver.js';
import { haltAndReport } from '../action/halt.js';
import type { Motion } from '../action/motion.js';
import { flushPage } from '../clock/pending-writes.js';
import { report } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import type { Seat } from '../table/seats.js';
import type { Table } from '../table/table.js';
import { CLOSED, FORWARDS, remembers } from '../time/edges.js';
import { Controls } from './controls.js';
import type { Ending, Tag } from './running-action.js';
import { Watch } from './watch.js';

/** The runs of one target, as one of them sees them. */
export interface Neighbours extends Seat {
  readonly first: ManagedRun | null;
  readonly isPaused: boolean;
}

/** What a run asks of those who run it. */
export interface Host {
  readonly table: Table<Neighbours>;
  /** The run whose spans are being shown a time, or stopped. */
  current: ManagedRun | null;
  /** Has a run animate itself, from the end of its turn on if it is in turn. */
  release(run: ManagedRun): void;
  /** A run has ended: takes it out of its lane. */
  dismiss(run: ManagedRun): void;
  /** A run that has ended is to run again, as if it had been added now. */
  readmit(run: ManagedRun): void;
  /** A run was sought: between frames it shows that at once, otherwise in its next turn. */
  sought(run: ManagedRun): void;
  announce(news: unknown): void;
}

/** The life of a run under a manager: it starts, has a turn in each frame, and ends. */
export class ManagedRun<T = unknown> extends Driver<T> {
  readonly tag: Tag | undefined;
  readonly host: Host;
  lane: Neighbours;
  ending: Ending | undefined = undefined;
  /** Its neighbours in its lane. */
  previous: ManagedRun | null = null;
  next: ManagedRun | null = null;
  controls: Controls | null = null;

  constructor(action: Motion<T>, target: T, host: Host, lane: Neighbours, tag: Tag | undefined, seekable: boolean) {
    super(action, target, seekable ? CLOSED : FORWARDS);
    this.host = host;
    this.lane = lane;
    this.tag = tag;
  }

  get flags(): number {
    return this.controls?.flags ?? 0;
  }

  get rate(): number {
    return this.controls?.rate ?? 1;
  }

  /** The time at which its action starts. */
  get origin(): Seconds {
    return this.controls?.origin ?? 0;
  }

  /** How many seconds before the last frame it had come to its end. */
  get overshoot(): Seconds {
    const { root, time, rate } = this;
    // One that stands still ends by what happens, or by having no length: in that very frame.
    return root === null || rate === 0 ? 0 : Math.max(0, time - root.end) / Math.abs(rate);
  }

  /** Starts the action. An error waits for the first frame, when somebody may be observing. */
  start(): void {
    if (this.isOver()) return;
    try {
      if (this.origin !== 0 || !this.beginAsRow()) this.begin(this.origin);
    } catch (error) {
      if (this.isOver()) report(error);
      else this.withControls().failure = { error };
    }
  }

  /** Ends it when its stream emits. */
  listen(): void {
    const { controls } = this;
    const until$ = controls?.until$ ?? null;
    if (until$ === null || this.isOver()) return;
    controls!.until = until$.pipe(take(1)).subscribe({
      next: () => {
        this.end('stopped');
      },
      error: (error: unknown) => {
        this.end('failed', { error });
      },
    });
    // The stream may have emitted at once.
    if (this.ending) this.stopListening();
  }

  /** Its turn in a frame. */
  turn(dt: Seconds): void {
    this.guarded(() => {
      this.takeTurn(dt);
    });
  }

  /** Its rows have shown a frame, and then something was asked of it. */
  finishRows(): void {
    if (!this.isTabled) return;
    this.guarded(() => {
      this.finishFrame(this.leaveTable());
    });
  }

  /** Shows the time that it was sought to without waiting for its turn. */
  showSought(): void {
    const { controls } = this;
    const hasBegun = this.root !== null || this.time > -Infinity;
    if ((controls?.sought ?? null) === null || this.isOver() || !hasBegun) return;
    this.guarded(() => {
      this.show(0);
    });
  }

  emitAt(time: Seconds): void {
    this.controls?.watch?.emit(this.hasEnded ? 1 : this.action.progressAt(time - this.origin));
  }

  stop(): void {
    const failure = this.controls?.failure ?? null;
    this.end(failure === null ? 'stopped' : 'failed', failure);
  }

  /** Ends it: it leaves its lane, everything under it is stopped, and its observers are notified. */
  end(ending: Ending, failure: { readonly error: unknown } | null = null): void {
    const isFirst = !this.isOver();
    if (this.controls !== null) this.controls.restarts = false;
    if (isFirst) {
      this.ending = ending;
      this.host.dismiss(this as ManagedRun);
      this.stopListening();
    }
    this.haltAll();
    const { controls } = this;
    const isObserved = isFirst && controls?.watch?.isObserved === true;
    if (failure !== null && !isObserved) report(failure.error);
    if (!isFirst) return;
    // Those who are notified find its last frame on the page.
    if (isObserved) flushPage();
    if (controls !== null) controls.failure = null;
    if (failure !== null) this.watch().conclude(ending, failure);
    else controls?.watch?.conclude(ending, null);
    this.settle();
  }

  /** Runs it from its start, once it is at rest: at once, or at the end of what it is doing. */
  runAgain(): void {
    if (this.host.current === (this as ManagedRun)) {
      this.withControls().restarts = true;
      return;
    }
    this.end('stopped');
    // What it remembers is taken back; otherwise nothing has moved yet.
    if (remembers(this.edges) && this.root !== null)
      this.guarded(() => {
        super.seek(-Infinity);
      });
    this.haltAll();
    this.root = null;
    this.phase = 'idle';
    this.time = -Infinity;
    this.ending = undefined;
    this.controls?.reset();
    this.host.readmit(this as ManagedRun);
  }

  override get destination(): Seconds {
    return this.rate < 0 ? -Infinity : Infinity;
  }

  override announce(news: unknown): void {
    this.host.announce(news);
  }

  /** Something is asked of it: it animates itself until the end of its turn. */
  asked(): Controls {
    if (!this.isOver()) this.host.release(this as ManagedRun);
    return this.withControls();
  }

  withControls(): Controls {
    return (this.controls ??= new Controls());
  }

  /** What its observers are notified by. */
  watch(): Watch {
    const controls = this.withControls();
    if (controls.watch === null) {
      controls.watch = new Watch(() => {
        this.asked();
      });
      if (this.ending !== undefined && this.ending !== 'failed') controls.watch.conclude(this.ending, null);
    }
    return controls.watch;
  }

  override get isTabled(): boolean {
    return this.lane.first === (this as ManagedRun) && super.isTabled;
  }

  isOver(): boolean {
    return this.ending !== undefined;
  }

  protected get table(): Table<Neighbours> {
    return this.host.table;
  }

  protected get seat(): Neighbours {
    return this.lane;
  }

  protected get isObserved(): boolean {
    return this.controls?.watch?.isObserved === true;
  }

  protected override isPlain(): boolean {
    const { lane, controls } = this;
    const isAlone = lane.first === (this as ManagedRun) && this.next === null;
    return isAlone && !lane.isPaused && (controls === null || controls.arePlain);
  }

  private takeTurn(dt: Seconds): void {
    if (this.isTabled) {
      const isShown = this.handOverInRow(dt);
      if (isShown && !this.host.table.takeInterruption()) return;
      if (this.isTabled) this.leaveTable();
      if (isShown) {
        this.finishFrame(false);
        return;
      }
    }
    this.advanceBy(dt);
  }

  /** Shows the next frame by its spans. */
  private advanceBy(dt: Seconds): void {
    const { controls } = this;
    if (controls !== null) {
      if (controls.stage === 'ready') {
        controls.stage = 'started';
        this.start();
        if (this.isOver()) return;
      }
      if (controls.isPaused) return;
      if (controls.failure !== null) throw controls.failure.error;
    }
    // Its start goes on, and has let a frame pass.
    if (this.root === null) return;
    this.show(dt);
  }

  private show(dt: Seconds): void {
    const { controls } = this;
    const time = controls === null ? Math.max(0, this.time + dt) : controls.timeAfter(this.time, dt);
    const overlay = controls?.overlay ?? null;
    overlay?.before();
    if (remembers(this.edges)) super.seek(time);
    else this.advance(time);
    overlay?.after(dt, this.isAtEnd());
    this.finishFrame(false);
  }

  /** What follows a frame: its progress is emitted, and at its end it ends. */
  private finishFrame(hasEmitted: boolean): void {
    if (!hasEmitted) this.emitAt(this.time);
    if (this.isOver()) return;
    if (!this.isAtEnd()) return;
    // In its last frame it may have been sought elsewhere.
    const sought = this.controls?.sought ?? null;
    const staysThere = sought === null || (this.hasEnded ? sought >= this.root!.end : sought <= this.origin);
    if (staysThere) this.end('completed');
  }

  /** Whether it has come to the end towards which it plays. */
  private isAtEnd(): boolean {
    return this.hasEnded || (this.rate < 0 && this.time <= this.origin);
  }

  /** Does something that shows it a time; what is thrown ends it. */
  private guarded(act: () => void): void {
    const { host } = this;
    const { current } = host;
    host.current = this as ManagedRun;
    try {
      act();
    } catch (error) {
      this.end('failed', { error });
    }
    host.current = current;
    this.settle();
  }

  private haltAll(): void {
    const { host } = this;
    const { current } = host;
    host.current = this as ManagedRun;
    haltAndReport(this);
    host.current = current;
  }

  /** At rest, it starts again if that was asked for. */
  private settle(): void {
    if (this.controls?.restarts === true && this.host.current !== (this as ManagedRun)) this.runAgain();
  }

  private stopListening(): void {
    try {
      this.controls?.until?.unsubscribe();
    } catch (error) {
      report(error);
    }
  }
}
