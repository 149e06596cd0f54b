import { callFunc } from '../actions/call-func.js';
import { checkFunction, checkOptions } from '../math/check.js';
import type { Action, Composition, EndingAction, FiniteAction, TargetOf } from '../motion/action.js';
import { compose } from '../motion/compound.js';
import { leaf, leaveUnread } from '../motion/leaf-motion.js';
import { finiteMotionOf, motionOf, reverseOf } from '../motion/motion.js';
import type { Progress } from '../time/effect.js';
import { at } from './at.js';
import { sequence } from './sequence.js';
import { spawn } from './spawn.js';

/** Functions to call while an action runs, with the target. */
export interface Taps<in T> {
  /** When it starts and has read its target. */
  readonly start?: ((target: T) => void) | undefined;
  /** When it has ended, not when it is stopped. */
  readonly end?: ((target: T) => void) | undefined;
}

/** Functions to call while an action of known duration runs. */
export interface ProgressTaps<in T> extends Taps<T> {
  /** On every frame, after the action itself. */
  readonly update?: ((progress: Progress, target: T) => void) | undefined;
}

/**
 * Calls functions when time passes the start and the end of an action forwards, and on every frame with its progress.
 *
 * To be notified of each round, tap the action inside the repetition; of a stop, use `finalize` on {@link play}.
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
 * @param action What to run. An endless one can only be tapped at its start.
 * @param taps The functions to call. An error in one ends the action, through its error channel.
 * @returns An action that runs as `action` does. Its reverse has the same taps: `start` is called when the reverse
 * starts.
 * @throws TypeError when a tap is not a function or `action` is not an action; RangeError for `end` of an endless
 * action, or for `update` of an action of unknown length.
 * @see {@link callFunc}, to call something in the middle.
 */
export function tapped<A extends FiniteAction<never>, U extends TargetOf<A> = TargetOf<A>>(
  action: A,
  taps: Taps<U> | ProgressTaps<U>,
): Composition<A, U>;
export function tapped<A extends EndingAction<never>, U extends TargetOf<A> = TargetOf<A>>(
  action: A,
  taps: Taps<U>,
): EndingAction<U>;
export function tapped<A extends Action<never>, U extends TargetOf<A> = TargetOf<A>>(
  action: A,
  taps: Pick<Taps<U>, 'start'>,
): Action<U>;
export function tapped<T>(action: Action<T>, taps: ProgressTaps<T>): Action<T> {
  const { start, update, end } = checkOptions('tapped', taps, 'end start update', 'taps');
  const motion = motionOf('tapped', action);
  const taken = [call('start', start), action, reportOf(action, update)];
  const last = call('end', end);
  if (end !== undefined && !motion.ends)
    throw new RangeError('tapped: an action without an end must not have a tap at its end, got one');
  const { duration } = motion;
  // Side by side, because a curve that overshoots would continue the first or last callback of a sequence.
  const beside = duration < Infinity ? [...taken, last && at(duration, last)] : taken;
  const begun = spawn(omitMissing(beside));
  const whole = motionOf<T>('tapped', last === undefined || duration < Infinity ? begun : sequence(begun, last));
  return compose('tapped', [whole], {
    duration,
    children: [{ motion, start: 0 }],
    bind: (target, from, to, edges) => whole.bind(target, from, to, edges),
    progressAt: (time) => motion.progressAt(time),
    reverse: reverseOf(action, (back) => tapped(back, taps)),
  });
}

/** A leaf that reports the progress of an action, to run beside it. */
function reportOf<T>(action: Action<T>, update: ProgressTaps<T>['update']): Action<T> | undefined {
  if (update === undefined) return undefined;
  checkFunction('tapped', 'update', update);
  const { duration } = finiteMotionOf('tapped', action);
  const report = leaf<T>('tapped', duration, (target) => (progress) => update(progress, target));
  return leaveUnread(report, 'its update is called on every frame');
}

function omitMissing<T>(parts: readonly (Action<T> | undefined)[]): EndingAction<T>[] {
  return parts.filter((part) => part !== undefined) as EndingAction<T>[];
}

function call<T>(what: string, tap: ((target: T) => void) | undefined): FiniteAction<T> | undefined {
  return tap === undefined ? undefined : callFunc(checkFunction('tapped', what, tap));
}
