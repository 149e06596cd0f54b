import { type BehaviorSubject, Observable } from 'rxjs';
import { sharedClock } from '../clock/clock-of.js';
import { JUMP } from '../clock/jump.js';
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
  const calm$ = new Observable<Seconds>((subscriber) => {
    const jump = (): void => {
      if (!isStill()) return;
      for (const dt of [0, JUMP]) subscriber.next(dt);
      subscriber.complete();
    };
    // Jumps now, or later when it has to. If the frames themselves end, every motion stays as it is.
    subscriber.add(reduced$.subscribe(jump));
    if (isOfPage) {
      document.addEventListener('visibilitychange', jump);
      subscriber.add(() => document.removeEventListener('visibilitychange', jump));
    }
    if (!subscriber.closed) frame$.subscribe(subscriber);
  });
  const shared$ = sharedClock(calm$);
  return () => (isStill() ? calm$ : shared$);
}
