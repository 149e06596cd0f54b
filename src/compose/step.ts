import { first, materialize, type Observable, type ObservableNotification, tap } from 'rxjs';
import { type AnyObservable, observableOf } from '../clock/observable-of.js';
import type { Action, EndingAction, TargetOf } from '../motion/action.js';
import { type Motion, motionOf } from '../motion/motion.js';
import { waitFor } from './wait-for.js';

/** What a {@link script} yields, made by {@link run} and {@link next}: an action to run to its end. */
export class ScriptStep<in T> {
  /** What the script runs to its end. */
  readonly action: Action<T>;

  constructor(action: Action<T>) {
    this.action = action;
  }
}

/**
 * A step of a {@link script}: runs an action to its end.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { moveBy, run, script } from 'rx-motion';
 *
 * const ship = { x: 0 };
 * const twice = script(function* () {
 *   yield* run(moveBy(1, { x: 10 }));
 *   yield* run(moveBy(1, { x: 20 }));
 * });
 * from([0, 1.5]).pipe(twice.on(ship)).subscribe();
 * ship.x; // => 20
 * ```
 *
 * @param action An action that ends. An error in it ends the script: it is not thrown in the generator.
 * @throws RangeError when the action has no end; TypeError when it is not an action.
 */
export function run<A extends EndingAction<never>>(action: A): Generator<ScriptStep<TargetOf<A>>, void, unknown>;
export function run<T>(action: EndingAction<T>): Generator<ScriptStep<T>, void, unknown> {
  const motion = motionOf('run', action);
  if (!motion.ends) throw new RangeError('run: the action must have an end, got one without');
  return only(motion);
}

function* only<T>(motion: Motion<T>): Generator<ScriptStep<T>, void, unknown> {
  yield new ScriptStep(motion);
}

/**
 * A step of a {@link script}: waits for the first value of an observable. It ends in the frame after that value.
 *
 * ```ts
 * import { of } from 'rxjs';
 * import { moveBy, next, play, run, script } from 'rx-motion';
 *
 * const ship = { x: 0 };
 * const follow = script(function* () {
 *   const x = yield* next(of(40));
 *   yield* run(moveBy(1, { x }));
 * });
 * play(follow, ship, of(0, 0.5)).subscribe();
 * ship.x; // => 20
 * ```
 *
 * @param source$ Subscribed when the step begins. Its error is thrown in the script; so is RxJS's EmptyError, if it
 * completes without a value.
 * @returns The value.
 * @throws TypeError when `source$` is not an observable.
 */
export function next<V>(source$: AnyObservable<V>): Generator<ScriptStep<unknown>, V, unknown> {
  return outcomeOf(observableOf('next', 'source$', source$));
}

function* outcomeOf<V>(source$: Observable<V>): Generator<ScriptStep<unknown>, V, unknown> {
  let outcome: ObservableNotification<V> | undefined;
  const outcome$ = source$.pipe(
    first(),
    materialize(),
    tap((it) => (outcome ??= it)),
  );
  yield new ScriptStep(waitFor(outcome$));
  if (outcome!.kind === 'N') return outcome!.value;
  throw (outcome as { readonly error?: unknown }).error;
}
