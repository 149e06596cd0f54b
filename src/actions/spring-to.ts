import type { FiniteAction } from '../action/action.js';
import type { Seconds } from '../clock/seconds.js';
import { curved } from '../action/curved.js';
import { type ValueOptions, type Values, numbersOf, partsOf } from './parts.js';
import { type HavingSizes, type SizeWords, type SizeValues, sizeWordsOf, straightToSizes } from './size-words.js';
import { animateTo } from './to.js';
import { curveOf } from '../easing/spring-curve.js';
import { type Bounce, type Stiffness, oscillatorOf } from '../math/spring-form.js';
import { type ValueMix, mixOf } from '../math/value-mix.js';

/**
 * Animates values of a target to others with a damped spring, released at rest. It takes as long as the spring needs to
 * settle, which is known beforehand: it can be sequenced, staggered and scrubbed like any other action.
 *
 * It follows the spring's closed form to six digits of the distance, the same at any frame rate. When less than a
 * ten-thousandth of the distance is left, it is exactly at the goals.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { cssValues, springTo } from 'rx-motion';
 *
 * const card = { x: 0, color: 'white' };
 * const pull = springTo({ x: 100, color: 'navy' }, { stiffness: 200, damping: 12, mix: cssValues() });
 * from([0, 0.2, pull.duration]).pipe(pull.on(card)).subscribe();
 * card; // => { x: 100, color: 'navy' }
 * springTo({ x: 100 }, { duration: 0.5 }).duration; // => 0.99…
 * ```
 *
 * @param values The goals, nested as in the target: numbers, colours, texts of the same form. A width or height of the
 * target of an element may be `'auto'` or `'*'`, as in {@link resizeTo}.
 * @param spring `{ stiffness, damping, mass }`, or `{ duration, bounce }`, in which `duration` is roughly how long it
 * takes to get there; and what animates colours and texts, as in {@link to}.
 * @throws RangeError and TypeError as for {@link to}; RangeError when a number of the spring is out of range, TypeError
 * when both forms are mixed.
 * @see {@link springCurve}, for any other action, and `spring` of `rx-motion/stream`, whose goal may change on the way.
 */
export function springTo<P extends Values<P> & SizeValues>(
  values: P,
  spring: (Stiffness | Bounce) & ValueOptions = {},
): FiniteAction<HavingSizes<P>> {
  const oscillator = oscillatorOf('springTo', spring, ' mix');
  const mix = mixOf('springTo', spring);
  const sizes = sizeWordsOf(values);
  const action =
    sizes === null
      ? animateTo<P>('springTo', oscillator.settling, values, mix)
      : springToSizes<P>(oscillator.settling, sizes, mix);
  return curved(action as FiniteAction<HavingSizes<P>>, curveOf(oscillator));
}

function springToSizes<P>(
  duration: Seconds,
  { words, others }: SizeWords,
  mix: ValueMix,
): FiniteAction<HavingSizes<P>> {
  const numbers = numbersOf(partsOf<HavingSizes<P>>('springTo', others, mix));
  if (numbers !== undefined) return straightToSizes('springTo', duration, numbers, words);
  throw new TypeError('springTo: strings cannot be animated together with a size such as "auto"');
}
