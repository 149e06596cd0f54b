import type { Seconds } from '../../clock/seconds.js';
import type { Curve } from '../../easing/curve.js';
import { checkEntries, checkFinite, wrongKind } from '../../math/check.js';
import type { FiniteAction, ReversibleAction } from '../../motion/action.js';
import { leaf } from '../../motion/define.js';
import { applyCurve } from '../../motion/leaf-curve.js';
import { cssName } from '../../target/css-name.js';
import type { Effect } from '../../time/effect.js';
import type { Elemental } from '../elemental.js';
import { additionOf } from './style-addition.js';
import { changeTo, framesOf, type StyleChange } from './style-change.js';
import { joinEffects, StyleEffect } from './style-effect.js';
import { type StyleHow, styleHow } from './style-how.js';

/** Numbers and strings by CSS property, in kebab-case or camelCase. */
export type StyleValues = Readonly<Record<string, number | string | undefined>>;

/**
 * Animates CSS properties of an element: numbers in their current unit, and strings as CSS has them.
 *
 * A string may be anything that CSS takes: lengths, colours, `var(--gap)`, transforms, keywords, shorthands. Where only
 * numbers differ they are written in each frame; everything else the browser interpolates, also beyond its ends if a
 * curve overshoots. What it cannot interpolate changes half-way, as in CSS. `auto` is a size that fits the content, and
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
    const changes = goals.map(([name, goal]) => changeTo('styleTo', target, name, goal, space));
    const effectOf = (some: StyleChange[]): Effect => new StyleEffect(target, some, () => framesOf(some));
    const others = changes.filter(({ textAt }) => textAt === null);
    if (others.length === 0) return effectOf(changes);
    return joinEffects([effectOf(changes.filter(({ textAt }) => textAt !== null)), effectOf(others)]);
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
