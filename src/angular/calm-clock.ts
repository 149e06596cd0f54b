import { BehaviorSubject, type Observable, concat, defer, filter, fromEvent, merge, takeUntil } from 'rxjs';
import { sharedClock } from '../clock/clock.js';
import type { Seconds } from '../clock/seconds.js';

/**
 * Frames that go to the end of everything while motion is reduced or nobody can see it.
 *
 * @param reduced$ Whether motion is reduced.
 * @param isOfPage Whether the frames are the page's own, which do not come while it is hidden.
 * @returns The frames. To be asked for where they are subscribed: while everything is at its end there is nothing to share, and who comes
 * late would miss it.
 */
export function calmClock(
  frame$: Observable<Seconds>,
  reduced$: BehaviorSubject<boolean>,
  isOfPage: boolean,
): () => Observable<Seconds> {
  const isStill = (): boolean => reduced$.value || (isOfPage && document.hidden);
  const still$ = merge(reduced$, isOfPage ? fromEvent(document, 'visibilitychange') : []).pipe(filter(isStill));
  // Frames that end by themselves leave everything where it stands. A million seconds are longer than anything that has an end.
  const calm$ = concat(
    frame$.pipe(takeUntil(still$)),
    defer(() => (isStill() ? [0, 1e6] : [])),
  );
  const shared$ = sharedClock(calm$);
  return () => (isStill() ? calm$ : shared$);
}
