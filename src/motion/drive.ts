import type { OperatorFunction } from 'rxjs';
import { Direct } from '../clock/direct.js';
import { attempt, fail } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import { Serial } from '../clock/serial.js';
import { subscriberOf } from '../clock/subscriber.js';
import { checkFinite } from '../math/check.js';
import { CLOSED } from '../time/edges.js';
import type { Progress } from '../time/effect.js';
import { Run } from '../time/run.js';
import type { Motion } from './motion.js';

/**
 * An operator that maps elapsed time to an action's progress and, as it does, moves the target. Time may come back.
 *
 * A time that comes while another one is being shown, for instance when a callback moves the slider, waits until the
 * progress of that one is emitted.
 */
export function drive<T>(motion: Motion<T>, target: T): OperatorFunction<Seconds, Progress> {
  return (time$) =>
    new Direct<Progress>((subscriber, emits) => {
      const run = new Run(motion, target, CLOSED);
      const times = new Serial<Seconds>((time) => {
        if (subscriber.closed) return;
        if (typeof time !== 'number' || !run.continueTo(time)) run.goTo(checkFinite('on', 'time', time));
        if (emits) subscriber.next(run.progressAt(time));
      });
      let isLast = false;
      let hasFailed = false;
      subscriber.add(() => attempt(() => run.halt()));
      run.begin();
      const source = subscriberOf<Seconds>(
        (time) => {
          // The callback that receives the error may cause another time.
          if (hasFailed) return;
          try {
            if (times.next(time) && isLast) subscriber.complete();
          } catch (error) {
            hasFailed = true;
            fail(subscriber, error);
          }
        },
        (error) => subscriber.error(error),
        () => {
          isLast = true;
          if (!times.isBusy) subscriber.complete();
        },
      );
      subscriber.add(source);
      time$.subscribe(source);
    });
}
