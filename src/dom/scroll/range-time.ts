import { type Observable, defer, distinctUntilChanged, map, merge, startWith } from 'rxjs';
import type { Seconds } from '../../clock/seconds.js';
import { checkFinite, checkPositive } from '../../math/check.js';
import { resizes$ } from './content-size.js';
import { type ScrollChange, placeOf, scrollChange$ } from './scroll-changes.js';
import { type Scroller, isBackwards } from './scroller.js';

/** A range of a scroller. */
export interface ScrollRange {
  readonly scroller: Scroller;
  /** The scrolled pixels at which time begins and ends. @param isLaidOut Whether the layout may have changed. */
  readonly range: (isLaidOut: boolean) => readonly [start: number, end: number];
  /** Elements whose sizes may change the range, beside the scroller and its children. */
  readonly parts?: readonly Element[];
}

/**
 * How far a range is scrolled through, as seconds from 0 to `duration`: at once, then after each change.
 *
 * @param caller The function that errors name.
 * @param find Called at each subscription.
 * @throws RangeError when `duration` is not finite or not above 0.
 */
export function rangeTime(caller: string, duration: Seconds, find: () => ScrollRange): Observable<Seconds> {
  checkPositive(caller, 'duration', checkFinite(caller, 'duration', duration));
  return defer(() => {
    const { scroller, range, parts = [] } = find();
    let isFromEnd: boolean;
    const time = ({ isLaidOut, [scroller.axis]: along }: ScrollChange): Seconds => {
      if (isLaidOut) isFromEnd = isBackwards(scroller);
      const [start, end] = range(isLaidOut);
      // NaN, which counts as 0, at an empty range, and if the range is that of an element that is not displayed.
      const part = ((isFromEnd ? -along : along) - start) / (end - start) || 0;
      return Math.max(0, Math.min(1, part)) * duration;
    };
    const size$ = resizes$(parts).pipe(
      startWith(null),
      map(() => placeOf(scroller, true)),
    );
    return merge(scrollChange$(scroller), size$).pipe(map(time), distinctUntilChanged());
  });
}
