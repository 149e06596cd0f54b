import type { Seconds } from '../clock/seconds.js';
import { type Aim, TO_VALUE } from '../lines/plain-leaf.js';
import type { ValueMix } from '../math/value-mix.js';
import type { FiniteAction } from '../motion/action.js';
import { applyCurve } from '../motion/leaf-motion.js';
import { straightMove } from '../motion/straight-move.js';
import { type How, readHow } from './how.js';
import { numbersOf, type Part, partsOf } from './parts.js';
import type { Having, Values } from './values.js';

/**
 * Animates any values of any object to others: numbers, CSS colours, texts with numbers in them (`'50%'`,
 * `'blur(4px)'`, a path). It owns them: other changes are overwritten.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { cssValues, to } from 'rx-motion';
 *
 * const light = { power: 0, color: '#000', position: { x: 0, y: 10 } };
 * const brighten = to(1, { power: 10, color: '#f80', position: { x: 4 } }, { mix: cssValues() });
 * from([0, 0.5]).pipe(brighten.on(light)).subscribe();
 * light; // => { power: 5, color: 'rgb(128, 68, 0)', position: { x: 2, y: 10 } }
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param values The goals, nested as in the target. A text ends exactly as given.
 * @param how What animates texts and colours, {@link cssValues}; last, a curve, as in {@link eased}.
 * @throws RangeError when a number is not finite, `duration` is negative or a text has nothing to animate; TypeError
 * when a value is not a number, text or object. When it starts, a TypeError when the target's value has another form:
 * `'10px'` can't become `'2em'`.
 * @see {@link by}, {@link fromTo}, {@link springTo}, {@link moveTo}.
 */
export function to<P extends Values<P>>(duration: Seconds, values: P, ...how: How): FiniteAction<Having<P>> {
  const { mix, curve } = readHow('to', how);
  return applyCurve(animateParts('to', duration, partsOf<Having<P>>('to', values, mix), mix), curve);
}

/**
 * {@link to} under another name.
 *
 * @param name Its name in errors.
 * @param entrance For an action that starts at the values: the aim of its numbers.
 */
export function animateParts<T>(
  name: string,
  duration: Seconds,
  parts: readonly Part<T>[],
  mix: ValueMix,
  entrance?: (values: readonly number[]) => Aim,
): FiniteAction<T> {
  const numbers = numbersOf(parts);
  if (numbers !== undefined) return straightMove(name, duration, numbers, entrance?.(numbers.values) ?? TO_VALUE);
  return mix.actionOf!(name, duration, parts, entrance !== undefined) as FiniteAction<T>;
}
