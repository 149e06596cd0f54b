import type { Observable } from 'rxjs';
import { handOverInRow, leaveTable } from '../rows/driver.js';
import type { Progress } from '../time/effect.js';
import type { Seconds } from '../clock/seconds.js';
import { checkFinite, checkNotNegative } from '../math/check.js';
import { remembers } from '../time/edges.js';
import { ManagedRun } from './managed-run.js';
import type { Ending, RunningAction } from './running-action.js';

/** A run of a manager: its turns in frames, and what its user asks of it. */
export class Running<T = unknown> extends ManagedRun<T> implements RunningAction<T> {
  get paused(): boolean {
    return this.controls?.isPaused ?? false;
  }

  get elapsed(): Seconds {
    return Math.max(0, (this.isTabled ? this.table.timeOf(this.lane) : this.time) - this.origin);
  }

  override get rate(): number {
    return super.rate;
  }

  override set rate(rate: number) {
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

  override seek(seconds: Seconds): void {
    checkNotNegative('seek', 'seconds', seconds);
    if (seconds < this.elapsed) this.checkSeekable('seek', seconds);
    if (this.isOver()) return;
    this.asked().sought = seconds + this.origin;
    this.host.sought(this as ManagedRun);
  }

  finish(): void {
    if (this.isOver()) return;
    const end = this.rate < 0 ? 0 : this.action.duration;
    if (end === Infinity) throw new RangeError('finish: the action must have an end that is known, got one without');
    this.seek(end);
  }

  restart(): void {
    if (this.elapsed > 0) this.checkSeekable('restart', 0);
    if (this.isOver()) {
      this.runAgain();
      return;
    }
    this.resume();
    this.rate = Math.abs(this.rate);
    if (this.time > -Infinity) this.seek(0);
  }

  reverse(): void {
    this.rate = -this.rate;
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
      this.finishFrame(leaveTable(this));
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

  private takeTurn(dt: Seconds): void {
    if (this.isTabled) {
      const isShown = handOverInRow(this, dt);
      if (isShown && !this.host.table.takeInterruption()) return;
      this.leaveRows();
      if (isShown) {
        this.finishFrame(false);
        return;
      }
    }
    this.advanceBy(dt);
  }

  private leaveRows(): void {
    if (this.isTabled) leaveTable(this);
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

  /** Only what remembers what it has passed may go back. */
  private checkSeekable(name: string, value: number): void {
    if (remembers(this.edges)) return;
    throw new RangeError(`${name}: must not go back unless the action is run with seekable: true, got ${value}`);
  }
}
