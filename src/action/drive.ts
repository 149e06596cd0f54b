import { type OperatorFunction, defer, finalize, map, takeWhile, throwError } from 'rxjs';
import { checkFinite } from '../math/check.js';
import type { Playhead } from '../time/playhead.js';
import { Run } from '../time/run.js';
import type { Seconds } from '../time/seconds.js';
import { CLOSED, FORWARDS } from '../time/stretch.js';
import type { Progress } from './effect.js';
import type { Motion } from './motion.js';

/**
 * An operator that maps elapsed time to an action's progress and, as it does, moves the target.
 *
 * @param returns Whether time may come back. If not, nothing is remembered, and the stream completes when the action ends.
 */
export function drive<T>(motion: Motion<T>, target: T, returns: boolean): OperatorFunction<Seconds, Progress> {
  return (time$) =>
    defer(() => {
      const run = new Run(motion, target, returns ? CLOSED : FORWARDS);
      const show = inTurn((time) => {
        run.seek(time);
      });
      run.begin();
      const progress$ = time$.pipe(
        map((time) => {
          show(checkFinite('on', 'time', time));
          return run.ended ? 1 : motion.progressAt(time);
        }),
        finalize(() => {
          haltQuietly(run);
        }),
      );
      return returns ? progress$ : progress$.pipe(takeWhile(() => !run.ended, true));
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

/** A time that comes from within `show`, when a callback moves the slider say, waits until the present one is shown. */
function inTurn(show: (time: Seconds) => void): (time: Seconds) => void {
  const waiting: Seconds[] = [];
  return (time) => {
    if (waiting.push(time) > 1) return;
    for (; waiting.length > 0; waiting.shift()) show(waiting[0]!);
  };
}
