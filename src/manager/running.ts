import type { Observable } from 'rxjs';
import type { Action } from '../action/action.js';
import { type Motion, motionOf } from '../action/motion.js';
import { releaseOf } from '../action/release-option.js';
import type { Progress } from '../time/effect.js';
import type { Seconds } from '../clock/seconds.js';
import { checkFinite, checkNotNegative } from '../math/check.js';
import { remembers } from '../time/edges.js';
import type { Lanes } from './lanes.js';
import { ManagedRun } from './managed-run.js';
import { type Overlay, type RunOptions, checkRunOptions } from './run-options.js';
import type { Ending, RunningAction } from './running-action.js';

/** A run of a manager, as its user controls it. */
export class Running extends ManagedRun implements RunningAction {
  get paused(): boolean {
    return this.controls.isPaused;
  }

  get elapsed(): Seconds {
    const { lane, lanes } = this;
    // While rows animate it, they have its time.
    const time = lane.first === this && lanes.table?.has(lane) === true ? lanes.table.timeOf(lane) : this.time;
    return Math.max(0, time - this.origin);
  }

  get rate(): number {
    return this.controls.rate;
  }

  set rate(rate: number) {
    checkFinite('rate', 'rate', rate);
    if (rate < 0) this.checkSeekable('rate', rate);
    this.useControls().rate = rate;
  }

  get progress$(): Observable<Progress> {
    return this.watch().progress$;
  }

  get done(): Promise<Ending> {
    return this.watch().done;
  }

  pause(): void {
    this.useControls().isPaused = true;
  }

  resume(): void {
    this.useControls().isPaused = false;
  }

  override seek(seconds: Seconds): void {
    checkNotNegative('seek', 'seconds', seconds);
    if (seconds < this.elapsed) this.checkSeekable('seek', seconds);
    if (this.isOver()) return;
    this.useControls().sought = seconds;
    this.lanes.showSought(this);
  }

  finish(): void {
    if (this.isOver()) return;
    const end = this.rate < 0 ? 0 : this.action.duration;
    if (end === Infinity) throw new RangeError('finish: the action must have a known end, got one without');
    this.seek(end);
  }

  restart(): void {
    if (this.elapsed > 0) this.checkSeekable('restart', 0);
    if (this.isOver()) {
      this.stage = 'restarting';
      this.lanes.catchUp(this);
      return;
    }
    this.resume();
    this.rate = Math.abs(this.rate);
    if (this.time > -Infinity) this.seek(0);
  }

  reverse(): void {
    this.rate = -this.rate;
  }

  /** Only a run that remembers what it has passed may go back. */
  private checkSeekable(name: string, value: number): void {
    if (remembers(this.edges)) return;
    throw new RangeError(`${name}: must not go back unless the action is run with seekable: true, got ${value}`);
  }
}

const NONE: readonly ManagedRun[] = [];

/** Starts an action on a target as its options say. */
export function startAction(
  lanes: Lanes,
  action: Action<never>,
  target: unknown,
  options: RunOptions | undefined,
): Running {
  const motion = motionOf('runAction', action as Action<unknown>);
  if (options !== undefined) return startWith(lanes, motion, target, checkRunOptions(options));
  const running = new Running(motion, target, lanes.open(target), undefined, false);
  lanes.start(running, NONE);
  return running;
}

function startWith(lanes: Lanes, motion: Motion<unknown>, target: unknown, options: RunOptions): Running {
  const { tag, flags = 0, paused = false, policy = 'merge', until: until$, seekable = false } = options;
  const release = releaseOf('runAction', target, options);
  const hasRival = policy !== 'merge' && lanes.find(target)?.firstWithTag(tag) !== undefined;
  const replaces = hasRival && (policy === 'switch' || typeof policy === 'object');
  const rivals = replaces ? lanes.runsOn(target).filter((run) => run.tag === tag) : NONE;
  const overlay = typeof policy === 'object' ? policy.overlay(target, motion.duration, overlaysOf(rivals)) : null;
  const lane = lanes.open(target);
  const running = new Running(motion, target, lane, tag, seekable);
  if (flags !== 0 || until$ !== undefined || release !== undefined || overlay !== null)
    Object.assign(running.withControls(), { flags, until$: until$ ?? null, release, overlay });
  if (policy === 'exhaust' && hasRival) {
    running.stage = 'ignored';
    return running;
  }
  if (paused && lane.first === null) lane.isPaused = true;
  if (policy === 'concat' && hasRival) running.stage = 'waiting';
  lanes.start(running, rivals);
  return running;
}

/** The overlays of the runs that are not paused. */
function overlaysOf(runs: readonly ManagedRun[]): Overlay[] {
  return runs.flatMap(({ controls }) => (controls.isPaused ? [] : (controls.overlay ?? [])));
}
