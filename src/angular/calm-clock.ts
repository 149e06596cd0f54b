import { BehaviorSubject, type Observable, concat, defer, filter, fromEvent, merge, takeUntil } from 'rxjs';
import { sharedClock } from '../clock/clock.js';
import type { Seconds } from '../clock/seconds.js';

/**
 * Frames that jump to the end of every motion while motion is reduced or the page is hidden.
 *
 * @param reduced$ Whether motion is reduced.
 * @param isOfPage Whether the frames are the page's own, which stop while it is hidden.
 * @returns The frames. Call it at each subscription: the jump to the end is not shared, or late subscribers would miss
 * it.
 */
export function calmClock(
  frame$: Observable<Seconds>,
  reduced$: BehaviorSubject<boolean>,
  isOfPage: boolean,
): () => Observable<Seconds> {
  const isStill = (): boolean => reduced$.value || (isOfPage && document.hidden);
  const still$ = merge(reduced$, isOfPage ? fromEvent(document, 'visibilitychange') : []).pipe(filter(isStill));
  // Frames that end by themselves leave every motion as it is. A million seconds is longer than any motion with an end.
  const calm$ = concat(
    frame$.pipe(takeUntil(still$)),
    defer(() => (isStill() ? [0, 1e6] : [])),
  );
  const shared$ = sharedClock(calm$);
  return () => (isStill() ? calm$ : shared$);
}
