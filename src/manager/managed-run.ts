import { take } from 'rxjs';
import type { Driven } from '../action/driven.js';
import { beginAsRow } from '../rows/driver.js';
import { haltAndReport } from '../action/halt.js';
import type { Motion } from '../action/motion.js';
import { flushPage } from '../clock/pending-writes.js';
import { report } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import type { Table } from '../table/table.js';
import { CLOSED, FORWARDS, remembers } from '../time/edges.js';
import { Run } from '../time/run.js';
import { Controls } from './controls.js';
import type { Host, Neighbours } from './host.js';
import type { Ending, Tag } from './running-action.js';
import { Watch } from './watch.js';

/** The life of a run under a manager: it starts, has a turn in each frame, and ends. */
export abstract class ManagedRun<T = unknown> extends Run<T> implements Driven<T> {
  declare readonly action: Motion<T>;
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
      if (this.origin !== 0 || !beginAsRow(this)) this.begin(this.origin);
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

  /** A row shows its progress. */
  abstract emitAt(time: Seconds): void;

  /** Its turn in a frame. */
  abstract turn(dt: Seconds): void;

  /** Its rows have shown a frame, and then something was asked of it. */
  abstract finishRows(): void;

  /** Shows the time that it was sought to without waiting for its turn. */
  abstract showSought(): void;

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

  get isTabled(): boolean {
    return this.lane.first === (this as ManagedRun) && this.table.has(this.lane);
  }

  isOver(): boolean {
    return this.ending !== undefined;
  }

  get table(): Table<Neighbours> {
    return this.host.table;
  }

  get seat(): Neighbours {
    return this.lane;
  }

  get isObserved(): boolean {
    return this.controls?.watch?.isObserved === true;
  }

  isPlain(): boolean {
    const { lane, controls } = this;
    const isAlone = lane.first === (this as ManagedRun) && this.next === null;
    return isAlone && !lane.isPaused && (controls === null || controls.arePlain);
  }

  /** Does something that shows it a time; what is thrown ends it. */
  protected guarded(act: () => void): void {
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
