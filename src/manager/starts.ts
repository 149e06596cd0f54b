import type { Motion } from '../action/motion.js';
import { blendIn } from './blend.js';
import { conclude } from './conclude.js';
import { Lane } from './lane.js';
import type { Lanes } from './lanes.js';
import { isWaiting, lineUp, waitsInLine } from './predecessors.js';
import { type RunOptions, checkRunOptions } from './run-options.js';
import { Running } from './running.js';
import { stopWhen } from './until.js';
import { velocitiesOf } from './velocity.js';

/** Starts actions in the lanes of their targets, as their options say. */
export class Starts {
  /** While an action starts, nobody is told of what changes. */
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
    const running = new Running(motion, target, lane, false);
    this.start(running as Running, lane);
    return running;
  }

  /** An action that has ended runs again, as if it had been added now. */
  again(running: Running): void {
    running.lane = this.lanes.open(running.target);
    this.start(running, running.lane);
  }

  private runWith<T>(motion: Motion<T>, target: T, options: RunOptions): Running<T> {
    const { tag, flags = 0, paused = false, policy = 'merge', until: until$, seekable = false } = options;
    const replaces = policy === 'switch' || policy === 'blend';
    const replaced = replaces ? [...this.lanes.withTag(tag, target)] : [];
    // That shows the target at other times, and whoever is told may stop all that runs on it: its lane is gone then.
    const velocities = policy === 'blend' ? velocitiesOf(replaced) : null;
    const isIgnored = policy === 'exhaust' && this.lanes.withTag(tag, target).size > 0;
    const lane = isIgnored ? new Lane(this.lanes, target) : this.lanes.open(target);
    const running = new Running(motion, target, lane, seekable);
    if (tag !== undefined || flags !== 0) Object.assign(running.withExtras(), { tag, flags });
    if (isIgnored) {
      conclude(running as Running, 'ignored');
      return running;
    }
    if (paused && lane.first === null) lane.isPaused = true;
    const after = policy === 'concat' ? lane.awaited(tag) : [];
    if (after.length > 0) running.withExtras().after = after;
    if (velocities !== null) blendIn(running as Running, velocities);
    this.start(running as Running, lane, replaced);
    if (until$ !== undefined) stopWhen(running as Running, until$);
    return running;
  }

  /** @param replaced What the action takes the place of. */
  private start(running: Running, lane: Lane, replaced: readonly Running[] = []): void {
    const wasUnderWay = this.isUnderWay;
    this.isUnderWay = true;
    this.lanes.add(running, lane);
    for (const rival of replaced) conclude(rival, 'replaced');
    if (!isWaiting(running)) running.begin();
    else if (waitsInLine(running)) lineUp(running);
    this.isUnderWay = wasUnderWay;
    this.onStarted();
  }
}
