import { type Observable, Subject, type Subscription } from 'rxjs';
import type { FiniteAction, Seconds } from 'rx-motion';
import { simulated } from './simulated.js';

/**
 * Makes an action of streams that run on a clock of frames: going back starts them anew.
 *
 * @param duration Seconds.
 * @param start Puts everything where it was at first, and subscribes; the frames come then.
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
