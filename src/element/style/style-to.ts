import type { Seconds } from '../../clock/seconds.js';
import type { Curve } from '../../easing/curve.js';
import { checkEntries, checkFinite, wrongKind } from '../../math/check.js';
import type { FiniteAction, ReversibleAction } from '../../motion/action.js';
import { applyCurve, leaf } from '../../motion/leaf-motion.js';
import { cssName } from '../../target/css-name.js';
import { joinEffects } from '../../time/effect.js';
import type { Elemental } from '../elemental.js';
import { computeText, isTaken, mixColors, normalizeText, refusal, shownText } from './css-text.js';
import { numbersBetween } from './equal-numbers.js';
import { findStyleFor } from './find-style.js';
import { additionOf } from './style-addition.js';
import { StyleAnimation } from './style-animation.js';
import { StyleChange } from './style-change.js';
import { type StyleHow, styleHow } from './style-how.js';

/** Numbers and strings by CSS property, in kebab-case or camelCase. */
export type StyleValues = Readonly<Record<string, number | string | undefined>>;

/**
 * Animates CSS properties of an element: numbers in their current unit, and strings as CSS has them.
 *
 * A string may be anything that CSS takes: lengths, colours, `var(--gap)`, transforms, keywords, shorthands. Where only
 * numbers differ they are written in each frame; everything else the browser interpolates, also beyond its ends if a
 * curve overshoots. What it cannot interpolate changes halfway, as in CSS. `auto` is a size that fits the content, and
 * `*` the value without any motion. Without a browser, as in jsdom, such a value changes at the end.
 *
 * If other code replaces the style during a motion, the next frame restores it; between motions, such changes are kept.
 * `!important` in a style sheet overrides the action, unless the inline style was `!important`, too.
 *
 * ```ts page
 * import { play } from 'rx-motion';
 * import { domTarget, styleTo } from 'rx-motion/dom';
 *
 * const box = domTarget(document.querySelector<HTMLElement>('#box')!);
 * play(styleTo(0.5, { '--glow': 1, width: '50%', backgroundColor: 'tomato', filter: 'blur(4px)' }), box).subscribe();
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param values The final values; a string ends exactly as given. A custom property that is not set starts at 0.
 * @param how The colour space in which colours are mixed, and a curve.
 * @throws RangeError when a number is not finite or `duration` is negative; TypeError when a value is neither number
 * nor string. At the start, a RangeError when the browser does not understand a string, or when a number is given and
 * the style is not a number (`styleNumber(element, property, unit)`, called before, gives it a unit).
 */
export function styleTo(duration: Seconds, values: StyleValues, ...how: StyleHow): FiniteAction<Elemental> {
  const { space, curve } = styleHow('styleTo', how);
  const goals = checkValues('styleTo', values);
  const action = leaf('styleTo', duration, (target: Elemental) => {
    const animation = new StyleAnimation();
    return joinEffects(goals.map(([name, goal]) => changeTo(target, name, goal, animation, space)));
  });
  return applyCurve(action, curve);
}

/**
 * Animates CSS properties of an element by amounts, on top of other changes.
 *
 * A string is added as CSS adds it (`animation-composition: add`): numbers, channels of colours, transforms after those
 * that are there.
 *
 * @param duration Seconds, >= 0.
 * @param values The amount to add to each.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError and TypeError as for {@link styleTo}.
 */
export function styleBy(duration: Seconds, values: StyleValues, curve?: Curve): ReversibleAction<Elemental> {
  return applyCurve(adding(duration, checkValues('styleBy', values), 1), curve);
}

/**
 * How a property gets from what the element shows to a goal.
 *
 * @param value A text of CSS, or a number in the unit that the style has; `*` is the value without any motion.
 * @param space The colour space in which colours are mixed, as in `color-mix()`.
 */
function changeTo(
  target: Elemental,
  name: string,
  value: string | number,
  animation: StyleAnimation,
  space?: string,
): StyleChange {
  const { declaration, element, text, given: goal } = findStyleFor('styleTo', target, name, value);
  const isPage = goal === '*';
  if (!isPage && !isTaken(name, goal)) throw refusal('styleTo', name, goal);
  const own = declaration.isActive ? declaration.readOwn(() => shownText(element, name)) : undefined;
  const end = isPage || (own !== undefined && own === computeText(element, name, goal)) ? null : goal;
  if (space !== undefined) {
    const from = text || shownText(element, name);
    const textAt = mixColors(space, from, isPage ? (own ?? from) : normalizeText(name, goal));
    if (!isTaken(name, textAt(0.5))) throw wrongKind('styleTo', name, 'a colour, because a space is given', goal);
    return new StyleChange(target, declaration, { end, textAt });
  }
  const ends = { from: text || undefined, to: isPage ? own : goal };
  const way = { end, ...(numbersBetween(element, name, text, goal, own) ?? ends) };
  return new StyleChange(target, declaration, way, animation);
}

/** @returns The values by their names in CSS. */
function checkValues(action: string, values: StyleValues): (readonly [name: string, value: string | number])[] {
  return checkEntries(action, 'values', values).map(([property, value]) => {
    if (typeof value === 'number') checkFinite(action, property, value);
    else if (typeof value !== 'string') throw wrongKind(action, property, 'a number or a string', value);
    return [cssName(property), value];
  });
}

function adding(
  duration: Seconds,
  amounts: ReturnType<typeof checkValues>,
  factor: 1 | -1,
): ReversibleAction<Elemental> {
  return leaf(
    'styleBy',
    duration,
    (target: Elemental) => joinEffects(additionOf('styleBy', target, amounts, factor)),
    () => adding(duration, amounts, factor === 1 ? -1 : 1),
  );
}
