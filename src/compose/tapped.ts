import type { Action, EndingAction, FiniteAction, ReversibleAction } from '../action/action.js';
import { composed } from '../action/composed.js';
import { leaf } from '../action/define.js';
import type { Progress } from '../time/effect.js';
import { type Motion, finiteMotionOf, motionOf, reverseOf } from '../action/motion.js';
import { callFunc } from '../actions/call-func.js';
import { checkFunction, checkObject } from '../math/check.js';
import { isOpen } from '../time/edges.js';
import { at } from './at.js';
import { sequence } from './sequence.js';
import { spawn } from './spawn.js';

/** What to call while an action runs; each is given the target. */
export interface Taps<in T> {
  /** When it starts. */
  readonly start?: (target: T) => void;
  /** When it has ended by itself. */
  readonly end?: (target: T) => void;
}

/** What to call while an action of known duration runs. */
export interface ProgressTaps<in T> extends Taps<T> {
  /** Each time it is shown, after the action itself. */
  readonly update?: (progress: Progress, target: T) => void;
}

/**
 * Calls functions at the start and at the end of an action, once each time when time passes there forwards, and with its progress
 * each time it is shown.
 *
 * For each loop, tap the action inside of the repetition. For what is stopped, use `finalize` on {@link play}.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { moveBy, repeatTimes, tapped } from 'rx-motion';
 *
 * const log: string[] = [];
 * const step = tapped(moveBy(1, { x: 10, y: 0 }), { end: () => log.push('loop') });
 * const walk = tapped(repeatTimes(step, 2), { start: () => log.push('start'), end: () => log.push('end') });
 * from([0, 2]).pipe(walk.on({ x: 0, y: 0 })).subscribe();
 * log; // => ['start', 'loop', 'loop', 'end']
 *
 * const shown: number[] = [];
 * const seen = tapped(step, { update: (progress) => shown.push(progress) });
 * from([0, 0.5, 1]).pipe(seen.on({ x: 0, y: 0 })).subscribe();
 * shown; // => [0, 0.5, 1]
 * ```
 *
 * @param action What to run; one without an end can only be tapped at its start.
 * @param taps What to call. What it throws ends the action, through its error channel.
 * @returns An action that runs as `action` does. Its reverse is tapped alike: `start` where that starts.
 * @throws TypeError when a tap is not a function or `action` not an action; RangeError for a tap at an end that there is not, or
 * for `update` of an action whose duration is not known.
 * @see {@link callFunc}, for a place in the middle.
 */
export function tapped<T>(action: ReversibleAction<T>, taps: Taps<T> | ProgressTaps<T>): ReversibleAction<T>;
export function tapped<T>(action: FiniteAction<T>, taps: Taps<T> | ProgressTaps<T>): FiniteAction<T>;
export function tapped<T>(action: EndingAction<T>, taps: Taps<T>): EndingAction<T>;
export function tapped<T>(action: Action<T>, taps: Pick<Taps<T>, 'start'>): Action<T>;
export function tapped<T>(action: Action<T>, taps: ProgressTaps<T>): Action<T> {
  const { start, update, end } = checkObject('tapped', 'taps', taps);
  const motion = motionOf('tapped', action);
  const calls = [call('start', start), updated(action, update), call('end', end)];
  if (end !== undefined && !motion.ends)
    throw new RangeError('tapped: an action without an end must not have a tap at its end, got one');
  const { duration } = motion;
  const whole = motionOf<T>('tapped', sequence(present(calls)));
  // What is called has no length, so a curve that leads beyond the ends is to find the action there.
  const abreast = (): Motion<T> =>
    motionOf<T>('tapped', spawn(present([calls[0], calls[1], calls[2] && at(duration, calls[2])])));
  const turn = reverseOf(action);
  return composed('tapped', [whole], {
    duration,
    ends: motion.ends,
    parts: () => [{ motion, start: 0 }],
    bind: (target, from, to, edges) =>
      (duration < Infinity && isOpen(edges) ? abreast() : whole).bind(target, from, to, edges),
    progressAt: (time) => motion.progressAt(time),
    reverse: turn && ((): ReversibleAction<T> => tapped(turn(), taps)),
  });
}

/** An action beside which its progress is told. */
function updated<T>(action: Action<T>, update: ProgressTaps<T>['update']): Action<T> {
  if (update === undefined) return action;
  checkFunction('tapped', 'update', update);
  const { duration } = finiteMotionOf('tapped', action);
  const tell = leaf<T>('tapped', duration, (target) => (progress) => {
    update(progress, target);
  });
  return spawn(action as FiniteAction<T>, tell);
}

function present<T>(parts: readonly (Action<T> | undefined)[]): EndingAction<T>[] {
  return parts.filter((part) => part !== undefined) as EndingAction<T>[];
}

function call<T>(what: string, tap: ((target: T) => void) | undefined): FiniteAction<T> | undefined {
  return tap === undefined ? undefined : callFunc(checkFunction('tapped', what, tap));
}
