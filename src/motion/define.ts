import type { Seconds } from '../clock/seconds.js';
import { startOn } from '../lines/target.js';
import { checkDuration, checkFunction, shownValue } from '../math/check.js';
import type { Effect, Progress } from '../time/effect.js';
import type { FiniteAction, Reverse, Reversed, ReversibleAction } from './action.js';
import { LeafMotion } from './motion.js';

/** Starts an action on a target: reads what it needs, and returns a function that shows a progress, or an effect. */
export type Start<in T> = (target: T) => ((progress: Progress) => void) | Effect;

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

/** The same for the library's own actions, whose starts need no check. */
export function leaf<T, R extends Reverse<T> = undefined>(
  name: string,
  duration: Seconds,
  start: Start<T>,
  reverse?: R,
): Reversed<T, R> {
  return new Defined(name, checkDuration(name, duration), start, reverse) as Reversed<T, R>;
}

/** Marks a leaf that a score leaves out. @param reason Why it cannot be read. */
export function leaveUnread<A extends FiniteAction<never>>(action: A, reason: string): A {
  return Object.assign(action, { unread: reason });
}

/** A leaf that is defined by its start. */
class Defined<in T> extends LeafMotion<T> {
  private readonly start: Start<T>;
  declare readonly reverse?: () => ReversibleAction<T>;

  constructor(kind: string, duration: Seconds, start: Start<T>, reverse: Reverse<T>) {
    super(kind, duration);
    this.start = start;
    if (reverse !== undefined) this.reverse = reverse;
  }

  effectOn(target: T): Effect {
    return effectOf<Effect>(this.start(target));
  }
}

/** The effect that a start has returned; a function becomes its `update`. */
function effectOf<E extends { readonly update: object }>(started: E['update'] | E): E {
  return (typeof started === 'function' ? { update: started } : started) as E;
}

/** The effect that a user's start has returned. */
export function checkStarted<E extends { readonly update: object }>(name: string, started: E['update'] | E): E {
  const effect = effectOf<E>(started) as Partial<E> | null | undefined;
  if (typeof effect?.update === 'function') return effect as E;
  throw new TypeError(`${name}: start must return a function or an effect, got ${shownValue(started)}`);
}
