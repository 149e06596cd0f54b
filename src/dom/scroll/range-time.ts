import { type Observable, defer, distinctUntilChanged, map, startWith } from 'rxjs';
import type { Seconds } from '../../clock/seconds.js';
import { checkFinite, checkPositive } from '../../math/check.js';
import { type ScrollChange, watchOf } from './scroll-watch.js';

/** The scrolled pixels at which time begins and ends. @param isLaidOut Whether the layout may have changed. */
export type RangeOf = (isLaidOut: boolean) => readonly [start: number, end: number];

/**
 * How far a range is scrolled through, as seconds from 0 to `duration`: at once, then after each change.
 *
 * @param caller The function that errors name.
 * @param find Finds the scroller and its range, and elements whose sizes may change that, beside the scroller and its
 * children. Called at each subscription.
 * @throws RangeError when `duration` is not finite or not above 0.
 */
export function rangeTime(
  caller: string,
  duration: Seconds,
  axis: 'x' | 'y',
  find: () => readonly [box: Element, rangeOf: RangeOf, parts: readonly Element[]],
): Observable<Seconds> {
  checkPositive(caller, 'duration', checkFinite(caller, 'duration', duration));
  return defer(() => {
    const [box, rangeOf, parts] = find();
    const { change$, scrolled, sizes } = watchOf(box, axis);
    for (const part of parts) sizes.observe(part);
    return change$.pipe(
      startWith<ScrollChange>([scrolled(), true]),
      map(([pixels, isLaidOut]) => {
        const [start, end] = rangeOf(isLaidOut);
        // NaN, which counts as 0, at an empty range, and if the range is that of an element that is not displayed.
        return Math.max(0, Math.min(1, (pixels - start) / (end - start) || 0)) * duration;
      }),
      distinctUntilChanged(),
    );
  });
}
