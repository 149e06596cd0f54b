import type { Action } from '../motion/action.js';
import { motionOf } from '../motion/motion.js';
import { releaseOf } from '../motion/release-option.js';
import type { Lanes } from './lanes.js';
import { checkRunOptions, type Overlay, type RunOptions } from './run-options.js';
import { Running } from './running.js';
import type { Failure } from './watch.js';

/** Nothing was asked for. */
const PLAIN: RunOptions = {};
const NONE: readonly Running[] = [];

/** Starts an action on a target as its options say. */
export function startAction(
  lanes: Lanes,
  action: Action<never>,
  target: unknown,
  options: RunOptions | undefined,
): Running {
  const motion = motionOf('runAction', action as Action<unknown>);
  if (options === undefined) {
    const running = new Running(motion, lanes.open(target), PLAIN);
    lanes.start(running, NONE);
    return running;
  }
  const { tag, paused, policy = 'merge' } = checkRunOptions(options);
  const release = releaseOf('runAction', target, options);
  const hasRival = policy !== 'merge' && lanes.find(target)?.firstWithTag(tag) !== undefined;
  const replaces = hasRival && (policy === 'switch' || typeof policy === 'object');
  const rivals = replaces ? lanes.runsOn(target).filter((run) => run.tag === tag) : NONE;
  let overlay: Overlay | undefined, failure: Failure | undefined;
  try {
    if (typeof policy === 'object') overlay = policy.overlay(target, motion.duration, overlaysOf(rivals));
  } catch (error) {
    failure = { error };
  }
  const lane = lanes.open(target);
  const running = new Running(motion, lane, { ...options });
  if (overlay !== undefined) running.overlay = overlay;
  if (failure !== undefined) running.failure = failure;
  if (release !== undefined) running.release = release;
  if (policy === 'exhaust' && hasRival) {
    running.stage = 'ignored';
    return running;
  }
  if (paused === true && lane.runs.length === 0) lane.isPaused = true;
  if (policy === 'concat' && hasRival) running.stage = 'waiting';
  lanes.start(running, rivals);
  return running;
}

/** The overlays of the runs that are not paused. */
function overlaysOf(runs: readonly Running[]): Overlay[] {
  return runs.flatMap(({ paused, overlay }) => (paused ? [] : (overlay ?? [])));
}
