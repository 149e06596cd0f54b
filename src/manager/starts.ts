import type { Motion } from '../action/motion.js';
import { Lane } from './lane.js';
import type { Lanes } from './lanes.js';
import type { ManagedRun } from './managed-run.js';
import { type RunOptions, checkRunOptions } from './run-options.js';
import { Running } from './running.js';

const NONE: readonly ManagedRun[] = [];

/** Starts actions on their targets, as their options say. */
export class Starts {
  /** While an action starts, changes are not emitted. */
  isUnderWay = false;
  private readonly lanes: Lanes;
  private readonly onStarted: () => void;

  constructor(lanes: Lanes, onStarted: () => void) {
    this.lanes = lanes;
    this.onStarted = onStarted;
  }

  run<T>(motion: Motion<T>, target: T, options: RunOptions | undefined): Running<T> {
    if (options !== undefined) return this.runWith(motion, target, checkRunOptions(options));
    const lane = this.lanes.open(target);
    const running = new Running(motion, target, this.lanes, lane, undefined, false);
    this.start(running as ManagedRun, lane);
    return running;
  }

  private runWith<T>(motion: Motion<T>, target: T, options: RunOptions): Running<T> {
    const { lanes } = this;
    const { tag, flags = 0, paused = false, policy = 'merge', until: until$, seekable = false } = options;
    const hasRival = policy !== 'merge' && lanes.firstWithTag(tag, target) !== undefined;
    const isIgnored = policy === 'exhaust' && hasRival;
    const lane = isIgnored ? new Lane(target) : lanes.open(target);
    const running = new Running(motion, target, lanes, lane, tag, seekable);
    if (flags !== 0 || until$ !== undefined) Object.assign(running.withControls(), { flags, until$: until$ ?? null });
    if (isIgnored) {
      running.end('ignored');
      return running;
    }
    if (paused && lane.first === null) lane.isPaused = true;
    if (policy === 'concat' && hasRival) running.withControls().stage = 'waiting';
    const rivals = policy === 'switch' || typeof policy === 'object' ? lanes.withTag(tag, target) : NONE;
    if (typeof policy === 'object') {
      const moving = rivals.filter(({ controls }) => controls?.isPaused === false);
      const overlays = moving.flatMap(({ controls }) => controls!.overlay ?? []);
      running.withControls().overlay = policy.overlay(target, motion.duration, overlays);
    }
    this.start(running as ManagedRun, lane, rivals);
    return running;
  }

  /** @param replaced What the run takes the place of. */
  private start(run: ManagedRun, lane: Lane, replaced: readonly ManagedRun[] = NONE): void {
    const wasStarting = this.isUnderWay;
    this.isUnderWay = true;
    this.lanes.admit(run, lane);
    for (const rival of replaced) rival.end('replaced');
    if (run.controls?.stage !== 'waiting') run.start();
    this.isUnderWay = wasStarting;
    this.onStarted();
    run.listen();
  }
}
