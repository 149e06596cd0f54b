import type { Seconds } from '../clock/seconds.js';
import { wrongKind } from '../math/check.js';
import type { Action, Composition } from '../motion/action.js';
import { motionOf } from '../motion/motion.js';
import { type ChildOf, type Children, motionsOf } from './list.js';
import { makeSpawn } from './spawn.js';
import { checkTime, type StaggerOptions, startsOf } from './stagger-starts.js';
import { targeted } from './targeted.js';

/** When the action at an index starts, out of `count` actions: seconds, >= 0. */
export type Stagger = (index: number, count: number) => Seconds;

/**
 * Runs actions side by side, each starting a little after the one before.
 *
 *     child 0   ^---------!
 *     child 1     ^---------!
 *     child 2       ^---------!
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { fadeTo, stagger, targeted } from 'rx-motion';
 *
 * const dots = [{ opacity: 1 }, { opacity: 1 }, { opacity: 1 }];
 * const out = dots.map((dot) => targeted(dot, fadeTo(1, 0)));
 * from([0, 0.75]).pipe(stagger(0.25, out).on({})).subscribe();
 * dots.map(({ opacity }) => opacity); // => [0.25, 0.5, 0.75]
 *
 * stagger({ amount: 0.5, from: 'center' }, out).duration; // => 1.5
 * stagger((index, count) => 0.1 * (count - index), out).duration; // => 1.3
 * ```
 *
 * @param gap Seconds from start to start, >= 0; or how the starts are spread: {@link StaggerOptions}, or a function of
 * index and count.
 * @param actions One by one or as an array. Without any, the action is empty.
 * @returns An action that is reversible, finite or ending if all of its children are.
 * @throws RangeError when a time is negative or not finite; TypeError when something is not an action, or the options
 * have neither `amount` nor `gap`, or both.
 */
export function stagger<const C extends Children<Action<never>>>(
  gap: Seconds | Stagger | StaggerOptions,
  ...actions: C
): Composition<ChildOf<C>>;
/**
 * Runs an action on each target, each starting a little after the one before.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { fadeTo, stagger } from 'rx-motion';
 *
 * const dots = [{ opacity: 1 }, { opacity: 1 }, { opacity: 1 }];
 * const out = stagger(0.25, dots, (_dot, index) => fadeTo(1, index / 2));
 * from([0, 2]).pipe(out.on({})).subscribe();
 * dots.map(({ opacity }) => opacity); // => [0, 0.5, 1]
 * ```
 *
 * @param gap Seconds from start to start, or how the starts are spread.
 * @param targets In the order of their starts. Without any, the action is empty.
 * @param action Makes the action for a target; called immediately, once for each.
 * @throws TypeError when `targets` is not iterable, or `action` does not return an action.
 */
export function stagger<T, A extends Action<T>>(
  gap: Seconds | Stagger | StaggerOptions,
  targets: Iterable<T>,
  action: (target: T, index: number) => A,
): Composition<A, unknown>;
export function stagger(
  gap: Seconds | Stagger | StaggerOptions,
  ...actions: Children<Action<never>> | OfEach
): Action<never> {
  const motions = motionsOf('stagger', isOfEach(actions) ? eachOf(actions) : actions);
  const startOf = spreadOf(gap, motions.length);
  const starts = motions.map((_, index) => checkTime(`the start of action ${index}`, startOf(index, motions.length)));
  return makeSpawn(
    'stagger',
    motions.map((motion, index) => ({ motion, start: starts[index]! })),
  );
}

/** Targets, and a function that makes the action for each. */
type OfEach = [targets: Iterable<unknown>, action: (target: unknown, index: number) => Action<unknown>];

function isOfEach(given: Children<Action<never>> | OfEach): given is OfEach {
  return given.length === 2 && typeof given[1] === 'function';
}

function eachOf([targets, action]: OfEach): Action<never>[] {
  if (!(Symbol.iterator in Object(targets))) throw wrongKind('stagger', 'targets', 'iterable', targets);
  return Array.from(targets, (target, index) => targeted(target, motionOf('stagger', action(target, index))));
}

function spreadOf(gap: Seconds | Stagger | StaggerOptions, count: number): Stagger {
  if (typeof gap === 'function') return gap;
  if (typeof gap !== 'object' || (gap as unknown) === null) {
    const even = checkTime('gap', gap as Seconds);
    return (index) => index * even;
  }
  const starts = startsOf(gap, count);
  return (index) => starts[index]!;
}
