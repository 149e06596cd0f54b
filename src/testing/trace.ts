import { type Observable, Subject, Subscription } from 'rxjs';
import { checkObservable } from '../clock/observable-of.js';
import { checkDelta, type Seconds } from '../clock/seconds.js';
import { describe, type Description } from '../compose/describe.js';
import {
  checkFinite,
  checkFunction,
  checkNotNegative,
  checkObject,
  checkOptions,
  checkPositive,
} from '../math/check.js';
import type { Action } from '../motion/action.js';
import { motionOf } from '../motion/motion.js';
import { play } from '../motion/play.js';
import type { Progress } from '../time/effect.js';
import { copyOf } from './copy.js';

/** One frame of a trace. */
export interface TraceRow {
  /** Seconds since the first frame. */
  readonly time: Seconds;
  readonly progress: Progress;
  /** A copy of the plain data of the watched object: its fields and the accessors of its class. */
  readonly state: unknown;
  /** The values of `events$` since the previous frame. */
  readonly events: readonly unknown[];
}

/** A run of an action, frame by frame. */
export interface Trace {
  /** The description of the action. */
  readonly action?: Description | undefined;
  readonly rows: readonly TraceRow[];
  /** How it ended; undefined if the frames ran out first. */
  readonly ending: 'completed' | 'failed' | undefined;
  /** The error of a failed run. */
  readonly error?: unknown;
}

/** The frames of a trace: a list of deltas, the first of which adds no time, or a rate. */
export type TraceFrames = Iterable<Seconds> | TraceRate;

/** Frames at a rate. */
export interface TraceRate {
  /** Frames a second, 60 by default. */
  readonly fps?: number | undefined;
  /** Seconds; by default the duration of the action. */
  readonly duration?: Seconds | undefined;
}

/** What a trace records. */
export interface TraceOptions {
  /** Returns the object to watch; by default the target. For several targets: `() => ({ ship, moon })`. */
  readonly watch?: (() => unknown) | undefined;
  /** Events of the code under test. */
  readonly events$?: Observable<unknown> | undefined;
}

/**
 * Runs an action and records it frame by frame.
 *
 * ```ts
 * import { moveTo } from 'rx-motion';
 * import { trace } from 'rx-motion/testing';
 *
 * const { rows, ending } = trace(moveTo(1, { x: 100, y: 0 }), { x: 0, y: 0 }, [0, 0.5, 0.5]);
 * rows[1]; // => { time: 0.5, progress: 0.5, state: { x: 50, y: 0 }, events: [] }
 * ending; // => 'completed'
 * ```
 *
 * @param action The action to run.
 * @param target The target to run it on.
 * @param frames Deltas, or a frame rate.
 * @param options What to watch.
 * @returns The rows, up to the frame in which the action ended.
 * @throws RangeError when a number is out of range, or a frame rate is given without a duration for an action of
 * unknown length; TypeError when an argument is of the wrong kind. An error thrown by the action is in the trace.
 * @see {@link toMarbles}, which prints a trace.
 */
export function trace<T>(action: Action<T>, target: T, frames: TraceFrames, options: TraceOptions = {}): Trace {
  const { watch = (): T => target, events$ } = checkOptions('trace', options, 'events$ watch');
  const { duration } = motionOf('trace', action);
  checkObject('trace', 'frames', frames);
  checkFunction('trace', 'watch', watch);
  if (events$ !== undefined) checkObservable('trace', 'events$', events$);
  const deltas = Symbol.iterator in frames ? frames : deltasOf(duration, frames);
  const frame$ = new Subject<Seconds>();
  const rows: TraceRow[] = [];
  let events: unknown[] = [];
  let progress: Progress = 0;
  let time: Seconds = 0;
  let end: Pick<Trace, 'ending' | 'error'> = { ending: undefined };
  const subscription = new Subscription();
  subscription.add(
    play(action, target, frame$).subscribe({
      next: (shown) => (progress = shown),
      error: (error: unknown) => (end = { ending: 'failed', error }),
      complete: () => (end = { ending: 'completed' }),
    }),
  );
  subscription.add(events$?.subscribe((event) => events.push(event)));
  try {
    for (const dt of deltas) {
      if (end.ending !== undefined) break;
      const delta = checkDelta('trace', 'a delta', dt);
      if (rows.length > 0) time += delta;
      frame$.next(dt);
      rows.push({ time, progress, state: copyOf(watch()), events });
      events = [];
    }
  } finally {
    subscription.unsubscribe();
  }
  return { action: describe(action), rows, ...end };
}

/** The deltas of the frames up to the end, after a first one that adds no time. */
function deltasOf(whole: Seconds, rate: TraceRate): Seconds[] {
  checkOptions('trace', rate, 'duration fps', 'frames');
  const { fps = 60, duration = whole } = rate;
  checkPositive('trace', 'fps', checkFinite('trace', 'fps', fps));
  checkNotNegative('trace', 'duration', duration);
  // Rounds a product just above a whole number down to it.
  const last = Math.ceil(duration * fps * (1 - 1e-12));
  const times = Array.from({ length: last + 1 }, (_, index) => index / fps);
  times[last] = Math.max(times[last]!, duration);
  // Differences of times instead of equal deltas: they add up to these times bit for bit, so the last frame is the end.
  return times.map((time, index) => time - (times[index - 1] ?? 0));
}
