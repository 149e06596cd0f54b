import { Observable, type OperatorFunction, takeWhile } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import { checkFinite } from '../math/check.js';
import { CLOSED } from '../time/edges.js';
import { Run } from '../time/run.js';
import type { Progress } from './effect.js';
import type { Motion } from './motion.js';
import { haltAndReport } from './halt.js';

/**
 * An operator that maps elapsed time to an action's progress and, as it does, moves the target. Time may come back.
 *
 * A time that comes from within another one, when a callback moves the slider say, waits until that is shown and its progress told.
 */
export function drive<T>(motion: Motion<T>, target: T): OperatorFunction<Seconds, Progress> {
  return (time$) =>
    new Observable((subscriber) => {
      const run = new Run(motion, target, CLOSED);
      const waiting: Seconds[] = [];
      let isLast = false;

      const show = (time: Seconds): void => {
        run.seek(checkFinite('on', 'time', time));
        subscriber.next(run.hasEnded ? 1 : motion.progressAt(time));
      };

      /** Returns whether there may be more. */
      const showInTurn = (time: Seconds): boolean => {
        if (waiting.push(time) > 1) return true;
        for (; waiting.length > 0 && !subscriber.closed; waiting.shift()) show(waiting[0]!);
        if (isLast) subscriber.complete();
        return !subscriber.closed;
      };

      subscriber.add(() => {
        haltAndReport(run);
      });
      run.begin();
      subscriber.add(
        time$.pipe(takeWhile(showInTurn)).subscribe({
          error: (error: unknown) => {
            subscriber.error(error);
          },
          complete: () => {
            isLast = true;
            if (waiting.length === 0) subscriber.complete();
          },
        }),
      );
    });
}
