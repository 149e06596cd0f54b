import type { Action } from '../motion/action.js';
import { motionOf } from '../motion/motion.js';
import { releaseOf } from '../motion/release-option.js';
import type { LaneRun } from './lane.js';
import type { Lanes } from './lanes.js';
import { checkRunOptions, type Overlay, type RunOptions } from './run-options.js';
import { Running } from './running.js';
import type { Failure } from './watch.js';

/** Nothing was asked for. */
const PLAIN: RunOptions = {};
const NONE: readonly LaneRun[] = [];

/** Starts an action on a target as its options say. */
export function startAction(
  lanes: Lanes,
  action: Action<never>,
  target: unknown,
  options: RunOptions | undefined,
): Running {
  const motion = motionOf('runAction', action as Action<unknown>);
  if (options === undefined) {
    const running = new Running(motion, lanes, lanes.open(target), PLAIN);
    lanes.start(running, NONE);
    return running;
  }
  const given = checkRunOptions(options);
  const { tag, paused, policy = 'merge' } = given;
  const release = releaseOf('runAction', target, given);
  const rivals = policy === 'merge' ? NONE : lanes.runsOn(target).filter((run) => run.tag === tag);
  let overlay: Overlay | undefined, failure: Failure | undefined;
  try {
    if (typeof policy === 'object') overlay = policy.overlay(target, motion.duration, overlaysOf(rivals));
  } catch (error) {
    failure = { error };
  }
  const lane = lanes.open(target);
  const running = new Running(motion, lanes, lane, given);
  if (overlay !== undefined) running.overlay = overlay;
  if (failure !== undefined) running.failure = failure;
  if (release !== undefined) running.release = release;
  if (rivals.length > 0 && policy === 'exhaust') {
    running.ending = 'ignored';
    return running;
  }
  if (paused === true && lane.runs.length === 0) lane.isPaused = true;
  if (rivals.length > 0 && policy === 'concat') {
    running.waits = 'for others';
    lane.isQueue = true;
  }
  lanes.start(running, policy === 'switch' || typeof policy === 'object' ? rivals : NONE);
  return running;
}

/** The overlays of the runs that are not paused. */
function overlaysOf(runs: readonly LaneRun[]): Overlay[] {
  return runs.flatMap(({ paused, overlay }) => (paused ? [] : (overlay ?? [])));
}
