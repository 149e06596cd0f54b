import { filter, map, type MonoTypeOperatorFunction, type Observable, startWith, withLatestFrom } from 'rxjs';
import { sharedClock } from './clock-of.js';
import { checkObservable } from './observable-of.js';
import type { Seconds } from './seconds.js';

/**
 * Pauses a clock while another stream says so. Time that passes during a pause does not count.
 *
 *     frame$    a--a--a--a--a--a--a
 *     paused$   f----t-------f-----
 *     pausedBy  a--a-----------a--a
 *
 * What it makes is a {@link clock}: all of its subscribers see the same time in the same frame. Make it once.
 *
 * ```ts
 * import { BehaviorSubject, Subject } from 'rxjs';
 * import { pausedBy } from 'rx-motion';
 *
 * const frame$ = new Subject<number>();
 * const paused$ = new BehaviorSubject(false);
 * let time = 0;
 * frame$.pipe(pausedBy(paused$)).subscribe((dt) => (time += dt));
 * frame$.next(0.5);
 * paused$.next(true);
 * frame$.next(0.5);
 * paused$.next(false);
 * frame$.next(0.25);
 * time; // => 0.75
 * ```
 *
 * @param paused$ Whether time stands still; false until it emits. After it completes, its last value holds.
 * @throws TypeError when `paused$` is not an observable.
 */
export function pausedBy(paused$: Observable<boolean>): MonoTypeOperatorFunction<Seconds> {
  checkObservable('pausedBy', 'paused$', paused$);
  return (frame$) =>
    sharedClock(
      frame$.pipe(
        withLatestFrom(paused$.pipe(startWith(false))),
        filter(([, paused]) => !paused),
        map(([dt]) => dt),
      ),
    );
}
