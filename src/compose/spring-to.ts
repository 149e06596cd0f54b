import type { FiniteAction } from '../action/action.js';
import type { Having, ValueOptions, Values } from '../actions/parts.js';
import { leadTo } from '../actions/to.js';
import { curveOf } from '../easing/spring-curve.js';
import { mixOf } from '../math/shape.js';
import { type Bounce, type Stiffness, oscillatorOf } from '../math/spring-form.js';
import { eased } from './eased.js';
import { knownAs } from './known-as.js';

/**
 * Draws values of a target to others by a damped spring that is let go at rest. As long as the spring takes to settle, which is known beforehand: so it can be
 * sequenced, staggered, scrubbed and reversed like anything else.
 *
 * It is the spring's closed form, the same at any frame rate, and at the goals exactly when less than a ten-thousandth of the way is left.
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
 * @param values The goals, nested as they are in the target: numbers, colours, texts of like shape.
 * @param spring `{ stiffness, damping, mass }`, or `{ duration, bounce }`, where `duration` is about how long it takes to be there; and what animates colours and texts, as in {@link to}.
 * @returns An action that takes as long as the spring needs to settle.
 * @throws RangeError and TypeError as for {@link to}; RangeError when a number of the spring is out of its range, TypeError when there are numbers of both kinds.
 * @see {@link springCurve}, to bend something else, and `spring` of `rx-motion/stream`, whose goal may change on the way.
 */
export function springTo<P extends Values<P>>(
  values: P,
  spring: (Stiffness | Bounce) & ValueOptions = {},
): FiniteAction<Having<P>> {
  const oscillator = oscillatorOf('springTo', spring);
  const lead = leadTo<P>('springTo', oscillator.settling, values, mixOf('springTo', spring));
  return knownAs('springTo', () => [], eased(lead, curveOf(oscillator)));
}
