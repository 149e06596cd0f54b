import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { Names, type Needs, type Only } from '../lines/named-numbers.js';
import { BY_VALUE, TO_VALUE } from '../lines/plain-leaf.js';
import type { FiniteAction, ReversibleAction } from '../motion/action.js';
import { applyCurve } from '../motion/leaf-motion.js';
import { straightMove, straightMoveBy } from '../motion/straight-move.js';
import { type HavingSizes, type SizeSide, type SizeWord, sizeWordsOf, straightToSizes } from './size-words.js';

/**
 * Changes the target's size.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { resizeTo } from 'rx-motion';
 *
 * const panel = { width: 100, height: 20 };
 * from([0, 0.5]).pipe(resizeTo(1, { height: 80 }).on(panel)).subscribe();
 * panel; // => { width: 100, height: 50 }
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param to Width, height or both, in the target's own units. A side that is not named is not touched. For the target
 * of an element, `'auto'` is the size that fits its content, and `'*'` the one that it has without any motion. Both are
 * measured when the action starts; at the end, the style is `auto`, or that of the style sheet.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when a number is not finite or `duration` is negative; TypeError when no side is named. At the
 * start, a TypeError when the target cannot measure itself.
 * @see cocos2d-x ResizeTo.
 */
export function resizeTo<P extends SizeGoals & object>(
  duration: Seconds,
  to: Only<P, SizeGoals>,
  curve?: Curve,
): FiniteAction<HavingSizes<P>> {
  type T = HavingSizes<P>;
  const sizes = sizeWordsOf(to);
  if (sizes === null)
    return applyCurve(straightMove('resizeTo', duration, sides.in<T>('resizeTo', 'to', to), TO_VALUE), curve);
  const numbers = sides.in<T>('resizeTo', 'to', sizes.others);
  return applyCurve(straightToSizes('resizeTo', duration, numbers, sizes.words), curve);
}

/**
 * Changes the target's size by an amount.
 *
 * @param duration Seconds, >= 0.
 * @param by Added width, height or both, in the target's own units. A side that is not named is not touched.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when a number is not finite or `duration` is negative; TypeError when no side is named.
 * @see cocos2d-x ResizeBy.
 */
export function resizeBy<P extends Sides & object>(
  duration: Seconds,
  by: Only<P, Sides>,
  curve?: Curve,
): ReversibleAction<Needs<P>> {
  return applyCurve(straightMoveBy('resizeBy', duration, sides.in<Needs<P>>('resizeBy', 'by', by), BY_VALUE), curve);
}

/** Numbers for some of the sides. */
export type Sides = { readonly [K in SizeSide]?: number };

/** Numbers or words for some of the sides; a word only for targets that can measure themselves. */
export type SizeGoals = { readonly [K in SizeSide]?: number | SizeWord };

const sides: Names = /* @__PURE__ */ new Names(['width', 'width'], ['height', 'height']);
