import type { Seconds } from '../clock/seconds.js';
import { startOn } from '../lines/target.js';
import { checkFunction, checkNumber, shownValue } from '../math/check.js';
import type { Effect, OpenEffect } from '../time/effect.js';
import type { EndingAction, FiniteAction, ReversibleAction } from './action.js';
import { openLeaf } from './compound.js';
import { effectOf, leaf, type Start } from './leaf-motion.js';

/**
 * Makes an action of your own; the built-in ones are made the same way.
 *
 * `start` is called each time the action starts on a target. It returns a function that shows a progress, or an
 * {@link Effect} if there is something to undo or to stop. At progress 0 it must show the target as it was found.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { defineAction } from 'rx-motion';
 *
 * const type = (duration: number, text: string) =>
 *   defineAction(duration, (label: { text: string }) => (progress) => {
 *     label.text = text.slice(0, Math.round(progress * text.length));
 *   });
 *
 * const label = { text: '' };
 * from([0, 0.5]).pipe(type(1, 'rx-motion').on(label)).subscribe();
 * label.text; // => 'rx-mo'
 * ```
 *
 * @param duration Seconds, >= 0; 0 goes from progress 0 to 1 at once.
 * @param start Called with the target at each start. What it throws ends the action, through its error channel.
 * @param reverse Makes the action that retraces this one; without it the action has no `reverse`.
 * @throws RangeError when `duration` is negative or not finite; TypeError when `start` or `reverse` is not a function.
 * When it starts, a TypeError when `start` returns neither a function nor an effect.
 */
export function defineAction<T>(
  duration: Seconds,
  start: Start<T>,
  reverse: () => ReversibleAction<T>,
): ReversibleAction<T>;
export function defineAction<T>(duration: Seconds, start: Start<T>): FiniteAction<T>;
export function defineAction<T>(
  duration: Seconds,
  start: Start<T>,
  reverse?: () => ReversibleAction<T>,
): FiniteAction<T> {
  checkFunction('defineAction', 'start', start);
  if (reverse !== undefined) checkFunction('defineAction', 'reverse', reverse);
  return leaf(
    'defineAction',
    duration,
    (target) => {
      startOn(target);
      return checkStarted<Effect>('defineAction', start(target));
    },
    reverse,
  );
}

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
  return openLeaf<T>(
    'defineOpenAction',
    (target) => {
      startOn(target);
      return checkStarted<OpenEffect>('defineOpenAction', start(target));
    },
    checkUnused,
  );
}

function checkUnused(unused: Seconds, elapsed: Seconds): void {
  const rule = `from 0 to the ${elapsed} s that have passed`;
  checkNumber('defineOpenAction', 'what is left over', rule, unused, (it) => it >= 0 && it <= elapsed);
}

/** The effect that a user's start has returned. */
function checkStarted<E extends { readonly update: object }>(name: string, started: E['update'] | E): E {
  const effect = effectOf<E>(started) as Partial<E> | null | undefined;
  if (typeof effect?.update === 'function') return effect as E;
  throw new TypeError(`${name}: start must return a function or an effect, got ${shownValue(started)}`);
}
