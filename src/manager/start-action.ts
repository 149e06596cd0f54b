import type { Action } from '../action/action.js';
import { type Motion, motionOf } from '../action/motion.js';
import { releaseOf } from '../action/release-option.js';
import { Lane } from './lane.js';
import type { Lanes } from './lanes.js';
import type { ManagedRun } from './managed-run.js';
import { type RunOptions, checkRunOptions } from './run-options.js';
import { Running } from './running.js';

const NONE: readonly ManagedRun[] = [];

/** Starts an action on a target as its options say. */
export function startAction<T>(
  lanes: Lanes,
  action: Action<T>,
  target: T,
  options: RunOptions | undefined,
): Running<T> {
  const motion = motionOf('runAction', action);
  if (options !== undefined) return startWith(lanes, motion, target, checkRunOptions(options));
  const running = new Running(motion, target, lanes.open(target), undefined, false);
  lanes.start(running as ManagedRun, NONE);
  return running;
}

function startWith<T>(lanes: Lanes, motion: Motion<T>, target: T, options: RunOptions): Running<T> {
  const { tag, flags = 0, paused = false, policy = 'merge', until: until$, seekable = false } = options;
  const release = releaseOf('runAction', target, options);
  const hasRival = policy !== 'merge' && lanes.find(target)?.firstWithTag(tag) !== undefined;
  const isIgnored = policy === 'exhaust' && hasRival;
  const lane = isIgnored ? new Lane(target, lanes) : lanes.open(target);
  const running = new Running(motion, target, lane, tag, seekable);
  if (flags !== 0 || until$ !== undefined || release !== undefined)
    Object.assign(running.withControls(), { flags, until$: until$ ?? null, release });
  if (isIgnored) {
    running.end('ignored');
    return running;
  }
  if (paused && lane.first === null) lane.isPaused = true;
  if (policy === 'concat' && hasRival) running.withControls().stage = 'waiting';
  const replaces = policy === 'switch' || typeof policy === 'object';
  const rivals = replaces ? lane.runs().filter((run) => run.tag === tag) : NONE;
  if (typeof policy === 'object') {
    const moving = rivals.filter(({ controls }) => controls?.isPaused === false);
    const overlays = moving.flatMap(({ controls }) => controls!.overlay ?? []);
    running.withControls().overlay = policy.overlay(target, motion.duration, overlays);
  }
  lanes.start(running as ManagedRun, rivals);
  return running;
}
