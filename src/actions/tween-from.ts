import type { Seconds } from '../clock/seconds.js';
import type { Aim } from '../lines/plain-leaf.js';
import type { FiniteAction } from '../motion/action.js';
import { applyCurve } from '../motion/leaf-motion.js';
import { type How, readHow } from './how.js';
import { partsOf } from './parts.js';
import { animateParts } from './to.js';
import type { Having, Values } from './values.js';

/**
 * Animates values of a target from given values to those found: an entrance. Before its start the target is as it was
 * found.
 *
 * It is not called `from`, because RxJS has a function of that name.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { tweenFrom } from 'rx-motion';
 *
 * const card = { x: 100, opacity: 1 };
 * const time$ = from([0, 0.5, 1]);
 * const seen: number[] = [];
 * time$.pipe(tweenFrom(1, { x: -100, opacity: 0 }).on(card)).subscribe(() => seen.push(card.x));
 * seen; // => [-100, 0, 100]
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param values What the first frame shows, nested as in the target.
 * @param how As for {@link to}.
 * @throws RangeError and TypeError as for {@link to}.
 * @see {@link to}, for a stagger: set the starts first; otherwise elements that have not started yet show their end
 * values.
 * @see {@link fromTo}.
 */
export function tweenFrom<P extends Values<P>>(duration: Seconds, values: P, ...how: How): FiniteAction<Having<P>> {
  const { mix, curve } = readHow('tweenFrom', how);
  const parts = partsOf<Having<P>>('tweenFrom', values, mix);
  return applyCurve(animateParts('tweenFrom', duration, parts, mix, toFound), curve);
}

/** Starts each number at its own one of `starts`, and ends it at the number found. */
function toFound(starts: readonly number[]): Aim {
  return { mode: 'owns', start: (_found, index) => starts[index]!, end: (_start, _value, found) => found };
}
