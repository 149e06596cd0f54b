import type { FiniteAction, ReversibleAction } from '../action/action.js';
import { checkFinite } from '../math/check.js';
import type { Seconds } from '../clock/seconds.js';
import type { Faded } from './capabilities.js';
import { alone } from '../lines/property.js';
import { type Numbers, TO_VALUE, straight } from '../lines/straight.js';

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
 * @throws RangeError when `to` is not finite or `duration` is negative.
 * @see cocos2d-x FadeTo. Differs: 0 to 1, not truncated to a byte.
 */
export function fadeTo(duration: Seconds, to: number): FiniteAction<Faded> {
  checkFinite('fadeTo', 'to', to);
  return straight('fadeTo', duration, opacity(to), TO_VALUE);
}

/**
 * Fades the target in, from the opacity that it has to 1.
 *
 * @param duration Seconds, >= 0.
 * @see cocos2d-x FadeIn. Its reverse is {@link fadeOut}.
 */
export function fadeIn(duration: Seconds): ReversibleAction<Faded> {
  return straight('fadeIn', duration, opacity(1), TO_VALUE, () => fadeOut(duration));
}

/**
 * Fades the target out, from the opacity that it has to 0.
 *
 * @param duration Seconds, >= 0.
 * @see cocos2d-x FadeOut. Its reverse is {@link fadeIn}.
 */
export function fadeOut(duration: Seconds): ReversibleAction<Faded> {
  return straight('fadeOut', duration, opacity(0), TO_VALUE, () => fadeIn(duration));
}

function opacity(value: number): Numbers<Faded> {
  return { lenses: alone('opacity'), values: [value] };
}
