import { map, type MonoTypeOperatorFunction } from 'rxjs';
import { checkNumber, checkOptions, checkPositive } from '../math/check.js';
import { sharedClock } from './clock-of.js';
import { isJump } from './jump.js';
import type { Seconds } from './seconds.js';

/** How a lag of the frame loop is treated. */
export interface LagOptions {
  /**
   * A gap longer than this, in seconds, is a lag (a hidden tab, a breakpoint). Default 0.5; Infinity lets every gap
   * through.
   */
  readonly longestGap?: Seconds | undefined;
  /** What a lag counts as, in seconds. Default 1/30. */
  readonly lagCountsAs?: Seconds | undefined;
}

/**
 * Counts a lag of a clock as one short frame, so that motion continues where it was. {@link frame$} does this already.
 *
 * What it makes is a {@link clock}: all of its subscribers see the same time in the same frame. Make it once.
 *
 * A negative delta counts as 0, since it only means that the system's clock was set back. To run time backwards, put
 * `timeScale(-1)` after this.
 *
 *     frame$          0.02--0.02--9-----0.02
 *     lagSmoothing()  0.02--0.02--1/30--0.02
 *
 * ```ts
 * import { from, toArray } from 'rxjs';
 * import { lagSmoothing } from 'rx-motion';
 *
 * let deltas: number[] = [];
 * from([0.25, 9, 0.25]).pipe(lagSmoothing({ lagCountsAs: 0.125 }), toArray()).subscribe((all) => (deltas = all));
 * deltas; // => [0.25, 0.125, 0.25]
 * ```
 *
 * @param options What counts as a lag, and how much time it counts as.
 * @throws RangeError when a number of the options is not above 0; TypeError when the options are not an object. While
 * it runs, through the error channel, a TypeError when a delta is not a number, a RangeError when it is NaN.
 */
export function lagSmoothing(options: LagOptions = {}): MonoTypeOperatorFunction<Seconds> {
  const smooth$ = smoothGaps('lagSmoothing', options);
  return (gap$) =>
    sharedClock(
      gap$.pipe(
        map((gap) => checkNumber('lagSmoothing', 'a delta', 'a number', gap, (it) => !Number.isNaN(it))),
        smooth$,
      ),
    );
}

/** `lagSmoothing` with the name of another function in its errors. */
export function smoothGaps(name: string, options: LagOptions): MonoTypeOperatorFunction<Seconds> {
  const { longestGap = LONGEST_GAP, lagCountsAs = LAG_COUNTS_AS } = checkOptions(
    name,
    options,
    'lagCountsAs longestGap',
  );
  checkPositive(name, 'longestGap', longestGap);
  checkPositive(name, 'lagCountsAs', lagCountsAs);
  return map((gap) => capGap(gap, longestGap, lagCountsAs));
}

/** A gap over `longestGap` counts as `lagCountsAs`, a negative one as 0. */
export function capGap(gap: Seconds, longestGap: Seconds = LONGEST_GAP, lagCountsAs: Seconds = LAG_COUNTS_AS): Seconds {
  return gap > longestGap && !isJump(gap) ? lagCountsAs : Math.max(0, gap);
}

const LONGEST_GAP: Seconds = 0.5;
const LAG_COUNTS_AS: Seconds = 1 / 30;
