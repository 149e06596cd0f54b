import { EMPTY, type Observable } from 'rxjs';
import { checkObservable } from '../../clock/observable-of.js';
import { reducedMotion$ } from '../../clock/reduced-motion.js';
import { recorderOf } from '../../lines/recorder.js';
import type { Action, EndingAction, FiniteAction, ReversibleAction } from '../../motion/action.js';
import { compose } from '../../motion/compound.js';
import { motionOf, reverseOf } from '../../motion/motion.js';
import { Choice } from './choice.js';

/**
 * An action that moves less for users who prefer reduced motion, even if they change the setting while it runs.
 *
 * Then an action of known length jumps to its final state – its end; inside `reverseTime`, its start; inside a curve,
 * the point at which the curve ends – and keeps its length, so that a composition stays in step. An endless action does
 * not start, or is undone if it runs. An action of unknown length ends at once. If you pass an alternative, that runs
 * instead.
 *
 *     reduced$    no-----------yes----------no---
 *     moveTo(2)   0----50----- 200--------- 150--       at any time as if the setting had never changed
 *
 * If time may go back, as with `on` (a scroll, a slider), the target stays as it was until the action has ended. So a
 * title that scrolling would fade out stays visible.
 *
 * ```ts
 * import { of } from 'rxjs';
 * import { moveTo, play } from 'rx-motion';
 * import { respectReducedMotion } from 'rx-motion/dom';
 *
 * const ship = { x: 0 };
 * const calm = respectReducedMotion(moveTo(1, { x: 100 }), undefined, of(true));
 * play(calm, ship, of(0)).subscribe();
 * ship.x; // => 100
 * ```
 *
 * @param action What to run.
 * @param alternative What to run instead, such as a fade instead of a flight; `delayTime(0)` does nothing. The result
 * is as long as the longer of the two.
 * @param reduced$ Whether to reduce motion; by default {@link reducedMotion$}. A page may pass a switch of its own.
 * @throws TypeError when `action` or `alternative` is not an action, or `reduced$` not an observable; RangeError when
 * the action ends and the alternative does not.
 */
export function respectReducedMotion<T>(
  action: ReversibleAction<T>,
  alternative?: undefined,
  reduced$?: Observable<boolean>,
): ReversibleAction<T>;
export function respectReducedMotion<T, U = unknown>(
  action: FiniteAction<T>,
  alternative?: FiniteAction<U>,
  reduced$?: Observable<boolean>,
): FiniteAction<T & U>;
export function respectReducedMotion<T, U = unknown>(
  action: EndingAction<T>,
  alternative?: EndingAction<U>,
  reduced$?: Observable<boolean>,
): EndingAction<T & U>;
export function respectReducedMotion<T, U = unknown>(
  action: Action<T>,
  alternative?: Action<U>,
  reduced$?: Observable<boolean>,
): Action<T & U>;
export function respectReducedMotion<T>(
  action: Action<T>,
  alternative?: Action<T>,
  reduced$: Observable<boolean> = reducedMotion$,
): Action<T> {
  const motion = motionOf('respectReducedMotion', action);
  const instead = alternative === undefined ? undefined : motionOf('respectReducedMotion', alternative);
  checkObservable('respectReducedMotion', 'reduced$', reduced$);
  const isFinite = motion.duration < Infinity;
  if (instead !== undefined && motion.ends && (!instead.ends || (isFinite && instead.duration === Infinity))) {
    throw new RangeError(
      'respectReducedMotion: the alternative must have a (known) end if the action has one, got none',
    );
  }
  const parts = instead === undefined ? [motion] : [motion, instead];
  const duration = Math.max(...parts.map((part) => part.duration));
  const ends = parts.every((part) => part.ends);
  const calm = compose<Action<T>>('respectReducedMotion', parts, {
    duration,
    bind: (target, start, end, edges) => {
      // A score reads the action itself.
      const takesOther$ = recorderOf(target) === undefined ? reduced$ : EMPTY;
      return new Choice(parts, target, { duration, ends, takesOther$ }, start, end, edges);
    },
    reverse:
      instead === undefined && isFinite
        ? reverseOf(action, (back) => respectReducedMotion(back, undefined, reduced$))
        : undefined,
  });
  return Object.assign(calm, { respectsSetting: true });
}
