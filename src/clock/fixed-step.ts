import { defer, mergeMap, type MonoTypeOperatorFunction } from 'rxjs';
import { checkCount, checkFinite, checkFinitePositive } from '../math/check.js';
import { sharedClock } from './clock-of.js';
import { isJump } from './jump.js';
import type { Seconds } from './seconds.js';

/**
 * Cuts a clock into steps of equal length, for physics and reproducible games. The rest of a frame is carried over to
 * the next one.
 *
 *     frame$           0.25-----0.5--------0.25---1----------
 *     fixedStep(0.5)   ---------(0.5)------(0.5)--(0.5 0.5)--
 *
 * What it makes is a {@link clock}: all of its subscribers see the same time in the same frame. Make it once.
 *
 * ```ts
 * import { from, toArray } from 'rxjs';
 * import { fixedStep } from 'rx-motion';
 *
 * let steps: number[] = [];
 * from([0.25, 0.5, 0.25, 0.75]).pipe(fixedStep(0.5), toArray()).subscribe((all) => (steps = all));
 * steps; // => [0.5, 0.5, 0.5]
 * ```
 *
 * @param step Seconds, > 0 and finite.
 * @param maxSteps How many steps one frame may make, 10,000 by default. Further whole steps are dropped, because a
 * machine that can't keep up would fall further and further behind. Infinity drops none.
 * @throws RangeError when `step` is not > 0 and finite, or `maxSteps` is neither a whole number >= 1 nor Infinity;
 * while it runs, through the error channel, when a delta is not finite.
 */
export function fixedStep(step: Seconds, maxSteps: number = 10_000): MonoTypeOperatorFunction<Seconds> {
  checkFinitePositive('fixedStep', 'step', step);
  if (maxSteps !== Infinity) checkCount('fixedStep', 'maxSteps', maxSteps, 1);
  return (frame$) =>
    sharedClock(
      defer(() => {
        let owed: Seconds = 0;
        return frame$.pipe(
          mergeMap((dt) => {
            if (isJump(dt)) return [dt];
            owed += checkFinite('fixedStep', 'a delta', dt);
            const steps = Math.max(0, Math.floor(owed / step));
            owed = steps < Infinity ? owed - steps * step : 0;
            return repeated(step, Math.min(steps, maxSteps));
          }),
        );
      }),
    );
}

/** Lazy: a subscriber that has enough does not wait for the rest. */
function* repeated(step: Seconds, times: number): Generator<Seconds, void> {
  for (let count = 0; count < times; count++) yield step;
}
