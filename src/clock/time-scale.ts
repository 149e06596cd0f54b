import { isObservable, map, type MonoTypeOperatorFunction, type Observable, of, startWith, withLatestFrom } from 'rxjs';
import { checkFinite } from '../math/check.js';
import { sharedClock } from './clock-of.js';
import type { Seconds } from './seconds.js';

/**
 * Runs a clock faster or slower: slow motion for a scene, while the menu keeps its own time.
 *
 *     frame$          0.1--0.1-------0.1--0.1
 *     rate$           1---------0.5----------
 *     timeScale       0.1--0.1-------0.05-0.05
 *
 * What it makes is a {@link clock}: all of its subscribers see the same time in the same frame. Make it once.
 *
 * ```ts
 * import { BehaviorSubject, Subject } from 'rxjs';
 * import { ActionManager, moveBy, timeScale } from 'rx-motion';
 *
 * const frame$ = new Subject<number>();
 * const rate$ = new BehaviorSubject(0.5);
 * const scene = new ActionManager(frame$.pipe(timeScale(rate$)));
 * const ship = { x: 0, y: 0 };
 * scene.runAction(moveBy(1, { x: 100, y: 0 }), ship);
 * for (const dt of [0, 0.5]) frame$.next(dt);
 * ship.x; // => 25
 * ```
 *
 * @param rate Seconds of the new clock per second: a finite number, or a stream of finite numbers (1 until it emits).
 * At 0, time stands still.
 * @throws RangeError when the number is not finite; while it runs, through the error channel, when a rate from the
 * stream or a delta is not finite.
 * @see {@link pausedBy}, which sends no frames while time stands still.
 * @see cocos2d-x Scheduler::setTimeScale.
 */
export function timeScale(rate: number | Observable<number>): MonoTypeOperatorFunction<Seconds> {
  const checkRate = (latest: number): number => checkFinite('timeScale', 'rate', latest);
  const rate$ = isObservable(rate) ? rate.pipe(startWith(1)) : of(checkRate(rate));
  return (frame$) =>
    sharedClock(
      frame$.pipe(
        withLatestFrom(rate$),
        map(([dt, latest]) => checkFinite('timeScale', 'a delta', dt) * checkRate(latest)),
      ),
    );
}
