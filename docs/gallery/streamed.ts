import type { FiniteAction, Seconds } from 'rx-motion';
import { type Observable, Subject, type Subscription } from 'rxjs';
import { simulated } from './simulated.js';

/**
 * Turns streams that run on a clock into an action: going back restarts them.
 *
 * @param duration Seconds.
 * @param start Restores the initial state, and subscribes; the frames come after that.
 */
export function streamed(
  duration: Seconds,
  start: (frame$: Observable<Seconds>) => Subscription,
): FiniteAction<unknown> {
  return simulated(duration, () => {
    const frame$ = new Subject<Seconds>();
    const subscription = start(frame$);
    return { update: (dt) => frame$.next(dt), stop: () => subscription.unsubscribe() };
  });
}
