import { defer, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { Seconds } from '../../clock/seconds.js';
import { checkNotNegative } from '../../math/check.js';
import { watchOf } from './scroll-watch.js';
import type { Scroller } from './scroller.js';

/** The scrolled pixels at which time begins and ends. */
export type PixelRange = readonly [start: number, end: number];

/** What a scroller's time is read from. */
export interface RangeSource {
  readonly scroller: Scroller;
  readonly read: () => PixelRange;
  /** Elements whose sizes may change the range, besides the scroller and its children. */
  readonly parts?: readonly Element[];
  /** Whether scrolling alone may change it. */
  readonly isMoving: boolean;
}

/**
 * How far a range is scrolled through, as seconds from 0 to `duration`: at once, then after each change.
 *
 * @param caller The name of the function in errors.
 * @param find Called at each subscription.
 * @throws RangeError when `duration` is negative or not finite.
 */
export function rangeTime(caller: string, duration: Seconds, find: () => RangeSource): Observable<Seconds> {
  checkNotNegative(caller, 'duration', duration);
  return defer(() => {
    const { scroller, read, parts = [], isMoving } = find();
    let range: PixelRange;
    const { change$, sizes } = watchOf(scroller);
    for (const part of parts) sizes.observe(part);
    return change$.pipe(
      map(({ pixels, isLaidOut }) => {
        if (isLaidOut || isMoving) range = read();
        const [start, end] = range;
        // NaN counts as 0: for an empty range, and for an element that is not displayed.
        return Math.max(0, Math.min(1, (pixels - start) / (end - start) || 0)) * duration;
      }),
      distinctUntilChanged(),
    );
  });
}
