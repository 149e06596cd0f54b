import { type Observable, Subject, Subscription } from 'rxjs';
import type { Action } from '../action/action.js';
import type { Progress } from '../action/effect.js';
import { motionOf } from '../action/motion.js';
import { play } from '../action/play.js';
import { type Description, describe } from '../compose/describe.js';
import { checkFinite, checkFunction, checkNotNegative, checkObject, checkPositive } from '../math/check.js';
import { checkObservable } from '../clock/check-observable.js';
import type { Seconds } from '../clock/seconds.js';
import { copyOf } from './copy.js';

/** What one frame showed. */
export interface TraceRow {
  /** Seconds since the first frame. */
  readonly time: Seconds;
  readonly progress: Progress;
  /** A copy of the plain data of what was watched: of its fields, and of what its class can read and write. */
  readonly state: unknown;
  /** What `events$` emitted since the frame before. */
  readonly events: readonly unknown[];
}

/** A run of an action, frame by frame. */
export interface Trace {
  /** What ran. */
  readonly action?: Description;
  readonly rows: readonly TraceRow[];
  /** How it ended; undefined when the frames were over first. */
  readonly ending: 'completed' | 'failed' | undefined;
  /** What it failed with. */
  readonly error?: unknown;
}

/** Which frames a trace runs: a list of deltas, the first of which adds no time, or a rate. */
export type TraceFrames =
  | Iterable<Seconds>
  | {
      readonly fps: number;
      /** Seconds; by default as long as the action. */
      readonly duration?: Seconds;
    };

/** What a trace looks at. */
export interface TraceOptions {
  /** Returns what to watch; by default the target. For several targets: `() => ({ ship, moon })`. */
  readonly watch?: () => unknown;
  /** Events of the code under test. */
  readonly events$?: Observable<unknown>;
}

/**
 * Runs an action and writes down, frame by frame, what it did.
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
 * @param action What to run.
 * @param target What it runs on.
 * @param frames Deltas, or a frame rate.
 * @param options What to watch.
 * @returns The rows, up to the frame in which the action ended.
 * @throws RangeError when a number is out of its range, or a frame rate is given for an action whose length is not known, without a
 * duration; TypeError when something is of the wrong kind. What the action throws is in the trace.
 * @see {@link toMarbles}, which makes it readable.
 */
export function trace<T>(action: Action<T>, target: T, frames: TraceFrames, options: TraceOptions = {}): Trace {
  const { watch = (): T => target, events$ } = checkObject('trace', 'options', options);
  const { duration } = motionOf('trace', action);
  checkObject('trace', 'frames', frames);
  checkFunction('trace', 'watch', watch);
  if (events$ !== undefined) checkObservable('trace', 'events$', events$);
  const deltas = Symbol.iterator in frames ? frames : deltasOf(frames.fps, frames.duration ?? duration);
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
      checkFinite('trace', 'delta', dt);
      if (rows.length > 0) time += dt;
      frame$.next(dt);
      rows.push({ time, progress, state: copyOf(watch()), events });
      events = [];
    }
  } finally {
    subscription.unsubscribe();
  }
  return { action: describe(action), rows, ...end };
}

/** The deltas of as many frames as it takes to reach the end, after a first one that adds no time. */
function deltasOf(fps: number, duration: Seconds): Seconds[] {
  checkPositive('trace', 'fps', checkFinite('trace', 'fps', fps));
  checkNotNegative('trace', 'duration', duration);
  // A product within a rounding error of a whole number is that number.
  const last = Math.ceil(duration * fps * (1 - 1e-12));
  const times = Array.from({ length: last + 1 }, (_, index) => index / fps);
  times[last] = Math.max(times[last]!, duration);
  // Differences of times rather than equal deltas: they add up to these times bit for bit, so the last frame is the end.
  return times.map((time, index) => time - (times[index - 1] ?? 0));
}
