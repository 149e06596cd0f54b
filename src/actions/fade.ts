import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { propertyLenses } from '../lines/lens.js';
import { type GivenNumbers, TO_VALUE } from '../lines/plain-leaf.js';
import { checkFinite } from '../math/check.js';
import type { FiniteAction, ReversibleAction } from '../motion/action.js';
import { applyCurve } from '../motion/leaf-motion.js';
import { straightMove } from '../motion/straight-move.js';
import type { Faded } from './capabilities.js';

/**
 * Fades the target to an opacity.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { fadeTo } from 'rx-motion';
 *
 * const ghost = { opacity: 1 };
 * from([0, 0.5]).pipe(fadeTo(1, 0.5).on(ghost)).subscribe();
 * ghost.opacity; // => 0.75
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param to Opacity, 0 to 1.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when `to` is not finite or `duration` is negative.
 * @see cocos2d-x FadeTo. Differs: 0 to 1, not truncated to a byte.
 */
export function fadeTo(duration: Seconds, to: number, curve?: Curve): FiniteAction<Faded> {
  checkFinite('fadeTo', 'to', to);
  return applyCurve(straightMove('fadeTo', duration, opacity(to), TO_VALUE), curve);
}

/**
 * Fades the target in, from its current opacity to 1.
 *
 * @param duration Seconds, >= 0.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when `duration` is negative or not finite.
 * @see cocos2d-x FadeIn. Its reverse is {@link fadeOut}.
 */
export function fadeIn(duration: Seconds, curve?: Curve): ReversibleAction<Faded> {
  return applyCurve(
    straightMove('fadeIn', duration, opacity(1), TO_VALUE, () => fadeOut(duration)),
    curve,
  );
}

/**
 * Fades the target out, from its current opacity to 0.
 *
 * @param duration Seconds, >= 0.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when `duration` is negative or not finite.
 * @see cocos2d-x FadeOut. Its reverse is {@link fadeIn}.
 */
export function fadeOut(duration: Seconds, curve?: Curve): ReversibleAction<Faded> {
  return applyCurve(
    straightMove('fadeOut', duration, opacity(0), TO_VALUE, () => fadeIn(duration)),
    curve,
  );
}

function opacity(value: number): GivenNumbers<Faded> {
  return { lenses: propertyLenses('opacity'), values: [value] };
}
