import type { Seconds } from '../clock/seconds.js';
import { startOn } from '../lines/target.js';
import { checkFunction, checkNumber } from '../math/check.js';
import type { OpenEffect } from '../time/effect.js';
import type { EndingAction } from './action.js';
import { openAction } from './compound.js';
import { checkStarted } from './define.js';
import { OpenLeaf } from './open-leaf.js';

/**
 * Starts an action of unknown length on a target: reads what it needs, and returns a function that shows a time and
 * says when the action has ended, or an effect.
 */
export type OpenStart<in T> = (target: T) => ((elapsed: Seconds) => Seconds | undefined) | OpenEffect;

/**
 * Makes an action of your own that decides when it ends.
 *
 * `start` is called each time the action starts on a target. It returns a function that shows a time and, at the end,
 * returns how much of that time it did not need; or an {@link OpenEffect} if there is something to undo or to stop.
 * What follows in a sequence, under the policy `concat` or in a {@link script}, gets the rest, so no time is lost. Time
 * may come back: then the function is called with times before its end again, and the action continues.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { defineOpenAction, moveBy, sequence } from 'rx-motion';
 *
 * const fall = defineOpenAction((ball: { y: number }) => {
 *   const height = ball.y;
 *   const length = Math.sqrt(height / 5);
 *   return (elapsed) => {
 *     ball.y = Math.max(0, height - 5 * elapsed ** 2);
 *     return elapsed < length ? undefined : elapsed - length;
 *   };
 * });
 *
 * const ball = { x: 0, y: 20 };
 * const time$ = from([0, 1, 2.5]);
 * const seen: string[] = [];
 * time$.pipe(sequence(fall, moveBy(1, { x: 10 })).on(ball)).subscribe(() => seen.push(`${ball.x} ${ball.y}`));
 * seen; // => ['0 20', '0 15', '5 0']
 * ```
 *
 * @param start Called with the target at each start. What it throws ends the action, through its error channel.
 * @returns An action that ends at an unknown time: others may follow it, but it can't be eased, repeated or reversed.
 * @throws TypeError when `start` is not a function. When it starts, a TypeError when `start` returns neither a function
 * nor an effect; while it runs, a TypeError or RangeError when the time left over is not a number from 0 to the time
 * shown.
 * @see {@link defineAction}, for a known length, {@link waitFor}.
 */
export function defineOpenAction<T>(start: OpenStart<T>): EndingAction<T> {
  checkFunction('defineOpenAction', 'start', start);
  return openAction<T>('defineOpenAction', (target, at, edges) => {
    startOn(target);
    const effect = checkStarted<OpenEffect>('defineOpenAction', start(target));
    return new OpenLeaf(effect, at, edges, checkUnused);
  });
}

function checkUnused(unused: Seconds, elapsed: Seconds): void {
  const rule = `from 0 to the ${elapsed} s that have passed`;
  checkNumber('defineOpenAction', 'what is left over', rule, unused, (it) => it >= 0 && it <= elapsed);
}
