import type { OperatorFunction } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import type { Progress } from '../time/effect.js';

/**
 * A description of motion for targets that can do what `T` asks. It is a value: it holds no run state, so one action
 * may run on any number of targets, and twice on the same one. It may be endless.
 *
 * Numbers from -1e150 to 1e150 are animated exactly, at any finite time. Nothing is promised for larger ones, or for
 * those that a curve makes larger: the difference of two doubles may overflow.
 */
export interface Action<in T> {
  /**
   * Lets a stream of local times drive the action on a target; the stream may jump and run backwards.
   *
   * Subscribing starts the action, unsubscribing stops it. It completes with its source, not at its end, because time
   * may come back; {@link play} completes at the end.
   *
   *     time        0---0.5---2---0.25---|
   *     on(target)  0---0.5---1---0.25---|      an action of 1 s
   */
  readonly on: (target: T) => OperatorFunction<Seconds, Progress>;
}

/** An action that ends by itself, though its length may not be known beforehand. Another one can follow it. */
export interface EndingAction<in T> extends Action<T> {
  readonly ends: true;
}

/** An action of a known length: it can be eased, repeated and run backwards. */
export interface FiniteAction<in T> extends EndingAction<T> {
  /** Seconds, >= 0; less than a nanosecond counts as 0. */
  readonly duration: Seconds;
}

/** An action that has a reverse. */
export interface ReversibleAction<in T> extends FiniteAction<T> {
  /** Retraces this action: run from where it ended, it ends where it began. */
  readonly reverse: () => ReversibleAction<T>;
}

/** Makes the reverse of an action; undefined if it has none. */
export type Reverse<T> = (() => ReversibleAction<T>) | undefined;

/** An action of known length, with a reverse if `R` makes one. */
export type Reversed<T, R> = undefined extends R ? FiniteAction<T> : ReversibleAction<T>;

/**
 * What a target must be able to do for all of the actions `A`. An action that asks for nothing, such as a callback
 * without a parameter, adds nothing.
 */
export type TargetOf<A> = (
  A extends Action<infer T> ? (target: [T] extends [never] ? unknown : T) => void : never
) extends (target: infer T) => void
  ? T
  : never;

/**
 * An action made of the actions `A`, such as their sequence: reversible, finite or ending if all of them are.
 *
 * ```ts
 * import { type Composition, type FiniteAction, moveBy, repeatTimes } from 'rx-motion';
 *
 * function twice<A extends FiniteAction<never>>(action: A): Composition<A> {
 *   return repeatTimes(action, 2);
 * }
 * twice(moveBy(1, { x: 10, y: 0 })).reverse().duration; // => 2
 * ```
 *
 * @template T What it asks of a target; by default all that the actions `A` ask.
 */
export type Composition<A extends Action<never>, T = TargetOf<A>> = [A] extends [ReversibleAction<never>]
  ? ReversibleAction<T>
  : [A] extends [FiniteAction<never>]
    ? FiniteAction<T>
    : [A] extends [EndingAction<never>]
      ? EndingAction<T>
      : Action<T>;

/** An action made of the actions `A`, of unknown length: {@link speed} at a rate that changes. */
export type OpenComposition<A extends Action<never>> = [A] extends [EndingAction<never>]
  ? EndingAction<TargetOf<A>>
  : Action<TargetOf<A>>;
