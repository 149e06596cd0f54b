import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { propertyLenses } from '../lines/lens.js';
import { checkFinite, wrongKind } from '../math/check.js';
import { mix } from '../math/mix.js';
import type { ReversibleAction } from '../motion/action.js';
import { applyCurve, leaf } from '../motion/leaf-motion.js';
import { straightMoveBetween } from '../motion/straight-move.js';
import type { Progress } from '../time/effect.js';

/**
 * Animates one number from a value to another: a property of the target, or the argument of a callback.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { tweenProperty } from 'rx-motion';
 *
 * const sound = { volume: 1 };
 * from([0, 0.25]).pipe(tweenProperty(1, 'volume', 0, 1).on(sound)).subscribe();
 * sound.volume; // => 0.25
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param property A key of the target, or a function called with the value and the target.
 * @param from The value in the first frame.
 * @param to The value in the last frame.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when a number is not finite or `duration` is negative; TypeError when `property` is neither.
 * @see cocos2d-x ActionTween, ActionFloat.
 */
export function tweenProperty<K extends string>(
  duration: Seconds,
  property: K,
  from: number,
  to: number,
  curve?: Curve,
): ReversibleAction<Record<K, number>>;
export function tweenProperty<T>(
  duration: Seconds,
  property: (value: number, target: T) => void,
  from: number,
  to: number,
  curve?: Curve,
): ReversibleAction<T>;
export function tweenProperty(
  duration: Seconds,
  property: string | ((value: number, target: never) => void),
  from: number,
  to: number,
  curve?: Curve,
): ReversibleAction<never> {
  checkFinite('tweenProperty', 'from', from);
  checkFinite('tweenProperty', 'to', to);
  if (typeof property === 'function') {
    const start = (target: never) => (progress: Progress) => property(mix(from, to, progress), target);
    const calling = leaf('tweenProperty', duration, start, () => tweenProperty(duration, property, to, from));
    return applyCurve(calling, curve);
  }
  if (typeof property !== 'string') throw wrongKind('tweenProperty', 'property', 'a key or a function', property);
  return applyCurve(straightMoveBetween('tweenProperty', duration, propertyLenses(property), [from], [to]), curve);
}
