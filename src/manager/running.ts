import type { Observable } from 'rxjs';
import type { Progress } from '../time/effect.js';
import type { Seconds } from '../clock/seconds.js';
import { checkFinite, checkNotNegative } from '../math/check.js';
import { remembers } from '../time/edges.js';
import { ManagedRun } from './managed-run.js';
import type { Ending, RunningAction } from './running-action.js';

/** A run of a manager, in the hands of its user. */
export class Running<T = unknown> extends ManagedRun<T> implements RunningAction<T> {
  get paused(): boolean {
    return this.controls?.isPaused ?? false;
  }

  get elapsed(): Seconds {
    return Math.max(0, (this.isTabled ? this.lanes.table!.timeOf(this.lane) : this.time) - this.origin);
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
    this.lanes.sought(this as ManagedRun);
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

  /** Only what remembers what it has passed may go back. */
  private checkSeekable(name: string, value: number): void {
    if (remembers(this.edges)) return;
    throw new RangeError(`${name}: must not go back unless the action is run with seekable: true, got ${value}`);
  }
}
