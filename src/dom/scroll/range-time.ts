import { type Observable, defer, distinctUntilChanged, fromEvent, map, merge, startWith } from 'rxjs';
import type { Seconds } from '../../clock/seconds.js';
import { checkFinite, checkPositive } from '../../math/check.js';
import { contentSize$ } from './content-size.js';
import { type Scroller, pageBody, scroll$, scrolled } from './scroller.js';

/** A range of a scroller. */
export interface ScrollRange {
  readonly scroller: Scroller;
  /** The scrolled pixels at which time begins and ends. @param isLaidOut Whether the layout may have changed. */
  readonly range: (isLaidOut: boolean) => readonly [start: number, end: number];
  /** Elements whose sizes may change the range, beside the scroller and its children. */
  readonly parts?: Iterable<Element>;
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
    const { element, isPage, page, shown } = scroller;
    const time = (change: unknown): Seconds => {
      const [start, end] = range((change as Partial<Event> | null | undefined)?.type !== 'scroll');
      // NaN, which counts as 0, at an empty range, and if the range is that of an element that is not displayed.
      const part = (scrolled(scroller) - start) / (end - start) || 0;
      return Math.max(0, Math.min(1, part)) * duration;
    };
    const size$ = contentSize$(element, () => [
      ...parts,
      ...element.children,
      ...(isPage ? pageBody(page).children : []),
    ]);
    const change$ = merge(scroll$(scroller), fromEvent(shown, 'resize'), size$);
    return change$.pipe(startWith(null), map(time), distinctUntilChanged());
  });
}
