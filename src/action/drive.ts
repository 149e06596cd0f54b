import { Observable, type OperatorFunction, takeWhile, throwError } from 'rxjs';
import { checkFinite } from '../math/check.js';
import type { Playhead } from '../time/playhead.js';
import { Run } from '../time/run.js';
import type { Seconds } from '../clock/seconds.js';
import { CLOSED, FORWARDS } from '../time/stretch.js';
import type { Progress } from './effect.js';
import type { Motion } from './motion.js';

/**
 * An operator that maps elapsed time to an action's progress and, as it does, moves the target.
 *
 * A time that comes from within another one, when a callback moves the slider say, waits until that is shown and its progress told.
 *
 * @param returns Whether time may come back. If not, nothing is remembered, and the stream completes when the action ends.
 */
export function drive<T>(motion: Motion<T>, target: T, returns: boolean): OperatorFunction<Seconds, Progress> {
  return (time$) =>
    new Observable((subscriber) => {
      const run = new Run(motion, target, returns ? CLOSED : FORWARDS);
      const waiting: Seconds[] = [];
      let isLast = false;

      const show = (time: Seconds): void => {
        run.seek(checkFinite('on', 'time', time));
        subscriber.next(run.ended ? 1 : motion.progressAt(time));
        if (run.ended && !returns) subscriber.complete();
      };

      /** Returns whether there may be more. */
      const showInTurn = (time: Seconds): boolean => {
        if (waiting.push(time) > 1) return true;
        for (; waiting.length > 0 && !subscriber.closed; waiting.shift()) show(waiting[0]!);
        if (isLast) subscriber.complete();
        return !subscriber.closed;
      };

      subscriber.add(() => {
        haltQuietly(run);
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

/** An error of the teardown comes after the last word of the stream, and must not keep others on the same time from their frame. */
function haltQuietly(playhead: Playhead): void {
  try {
    playhead.halt();
  } catch (error) {
    throwError(() => error).subscribe();
  }
}
