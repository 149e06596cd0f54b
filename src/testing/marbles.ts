import { animationFrames, type Observable, type Subscription, take } from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import { hotClock } from '../clock/clock-of.js';
import type { Seconds } from '../clock/seconds.js';
import { checkFunction, checkNumber, checkOptions, checkString } from '../math/check.js';
import { differenceOf } from './difference.js';
import { Expectations } from './expectations.js';

/** A stream of frames in a marble test; `expectSubscriptions` takes its `subscriptions`. */
export type FrameMarbles = Observable<Seconds> & Pick<ReturnType<RunHelpers['hot']>, 'subscriptions'>;

/**
 * Makes a hot stream of frames, one for each letter of the diagram. The columns are virtual milliseconds, independent
 * of `dt`: the seconds of all frames, or of each by its letter; by default 0.25, which adds up exactly.
 */
export type FramesOf = (diagram: string, dt?: Seconds | Readonly<Record<string, Seconds>>) => FrameMarbles;

/** RxJS's helpers for marble tests, and frames. */
export interface MarbleHelpers extends RunHelpers {
  readonly frames: FramesOf;
}

/** How marbles are compared. */
export interface MarbleOptions {
  /** By how much numbers may differ, at any depth of a value. By default 1e-9. */
  readonly tolerance?: number | undefined;
}

/**
 * Runs a marble test: RxJS's TestScheduler with streams of frames, and with numbers that may differ by a rounding
 * error.
 *
 * Everything that plays on one stream of `frames` or `hot` shares a clock, as on `frame$`.
 *
 * Works with any test framework: a difference is thrown as an error that shows both sides, line by line, and points to
 * the line of its expectation.
 *
 * ```ts
 * import { moveTo, play } from 'rx-motion';
 * import { marbles } from 'rx-motion/testing';
 *
 * marbles(({ frames, expectObservable, expectSubscriptions }) => {
 *   const frame$ = frames('  f---f---f---f---f---f');
 *   const expected = '       a---b---c---d---(e|) ';
 *   const subscription = '   ^---------------!     ';
 *   const progress = { a: 0, b: 0.25, c: 0.5, d: 0.75, e: 1 };
 *   expectObservable(play(moveTo(1, { x: 100, y: 0 }), { x: 0, y: 0 }, frame$)).toBe(expected, progress);
 *   expectSubscriptions(frame$.subscriptions).toBe(subscription);
 * });
 * ```
 *
 * @param run The test. Time is virtual inside it.
 * @param options The tolerance.
 * @returns What `run` returns.
 * @throws Error when streams or subscriptions are not as expected; RangeError when the tolerance is negative or NaN;
 * TypeError when `run` is asynchronous: what it expected after an `await` would not be compared.
 */
export function marbles<R>(run: (helpers: MarbleHelpers) => R, options: MarbleOptions = {}): R {
  checkFunction('marbles', 'run', run);
  const { tolerance = 1e-9 } = checkOptions('marbles', options, 'tolerance');
  checkNumber('marbles', 'tolerance', '>= 0', tolerance, (it) => it >= 0);
  const expectations = new Expectations();
  const scheduler = new TestScheduler((actual: unknown, expected: unknown) => {
    const pointed = expectations.next();
    const difference = differenceOf(actual, expected, tolerance);
    if (difference !== undefined)
      throw pointed(new Error(`marbles: not as expected (- expected, + actual)\n${difference}`));
  });
  let restore = (): void => undefined;
  try {
    return scheduler.run((helpers) => {
      const hot: RunHelpers['hot'] = (...given) => hotClock(helpers.hot(...given));
      const result = run({
        ...helpers,
        ...expectations.noted(helpers),
        hot,
        frames: (diagram, dt = 0.25) =>
          hot(
            checkString('frames', 'diagram', diagram),
            typeof dt === 'number' ? Object.fromEntries(Array.from(diagram, (letter) => [letter, dt])) : dt,
          ),
        animate(diagram) {
          helpers.animate(diagram);
          restore = replaceFrames();
        },
      });
      if (typeof (result as { readonly then?: unknown } | null | undefined)?.then === 'function')
        throw new TypeError('marbles: run must be synchronous, got a promise');
      return result;
    });
  } finally {
    restore();
  }
}

/** Makes the animation frames of the page follow `animate`, as RxJS's own do. Returns a function that restores them. */
function replaceFrames(): () => void {
  const { requestAnimationFrame, cancelAnimationFrame } = globalThis;
  const waiting = new Map<number, Subscription>();
  let last = 0;
  globalThis.requestAnimationFrame = (show) => {
    const handle = ++last;
    waiting.set(
      handle,
      animationFrames()
        .pipe(take(1))
        .subscribe(({ timestamp }) => show(timestamp)),
    );
    return handle;
  };
  globalThis.cancelAnimationFrame = (handle) => waiting.get(handle)?.unsubscribe();
  return () => Object.assign(globalThis, { requestAnimationFrame, cancelAnimationFrame });
}
