import { addBy } from '../../actions/by.js';
import { animateCourses, straightCourse, type ValueCourse } from '../../actions/course.js';
import { cssValues } from '../../actions/css-values.js';
import { numbersOf, type Part } from '../../actions/parts.js';
import type { Seconds } from '../../clock/seconds.js';
import { TO_VALUE } from '../../lines/aim.js';
import type { Lens } from '../../lines/lens.js';
import { realOf, recordable } from '../../lines/recorder.js';
import { checkEntries, checkFinite, wrongKind } from '../../math/check.js';
import type { FiniteAction, ReversibleAction } from '../../motion/action.js';
import { applyCurve } from '../../motion/leaf-curve.js';
import { straightMove as straightNumbers } from '../../motion/straight-move.js';
import { cssName } from '../../target/css-name.js';
import { type Elemental, elementOf } from '../elemental.js';
import { hasPage } from '../page.js';
import { styleCourse } from './style-course.js';
import { type StyleHow, styleHow } from './style-how.js';
import { numberOf } from './style-number.js';
import { textOf } from './style-text.js';

/** Numbers and strings by CSS property, in kebab-case or camelCase. */
export type StyleValues = Readonly<Record<string, number | string | undefined>>;

/**
 * Animates CSS properties of an element: numbers in their current unit, and strings with units, colours and functions.
 *
 * A string starts from the inline style, otherwise from the computed one. If start and goal differ in form – pixels and
 * percent, a keyword and a colour – both are computed by the browser: `auto` is a size that fits the content, and `*`
 * the value without any motion. `none` matches any filter, shadow, transform, translation, rotation, scale or list of
 * dashes, and `inset()`. A value that CSS refuses becomes the nearest valid one: a whole number, 0, the boldest weight.
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
 * @param how The colour space, and a curve.
 * @throws RangeError when a number is not finite, `duration` is negative or a string has nothing to animate; TypeError
 * when a value is neither number nor string. At the start, a RangeError when the style is not a number
 * (`styleNumber(element, property, unit)`, called before, gives it a unit), a TypeError when it differs in form from
 * the string.
 */
export function styleTo(duration: Seconds, values: StyleValues, ...how: StyleHow): FiniteAction<Elemental> {
  const { mix, curve } = styleHow('styleTo', how);
  const parts = partsOf('styleTo', values);
  const numbers = numbersOf(parts);
  if (numbers !== undefined) return applyCurve(straightNumbers('styleTo', duration, numbers, TO_VALUE), curve);
  const all = parts.map(({ lens, value }): ValueCourse<Elemental> => ({
    lens,
    course(found, target) {
      if (typeof value === 'number') return straightCourse('styleTo', lens.name, found, value);
      // On a server only the goal is known.
      if (!hasPage()) return { at: (progress) => (progress < 1 ? found : value) };
      return styleCourse('styleTo', textOf('styleTo', realOf(target).element, lens.name), value, mix);
    },
  }));
  return applyCurve(animateCourses('styleTo', duration, all), curve);
}

/**
 * Animates CSS properties of an element by amounts, on top of other changes.
 *
 * @param duration Seconds, >= 0.
 * @param values The amount to add to each number; in a string, to each number in it, in its unit, and to the channels
 * of colours.
 * @param how As for {@link styleTo}; the channels of colours are added in that space.
 * @throws RangeError and TypeError as for {@link styleTo}.
 */
export function styleBy(duration: Seconds, values: StyleValues, ...how: StyleHow): ReversibleAction<Elemental> {
  const { mix, curve } = styleHow('styleBy', how);
  return applyCurve(addBy('styleBy', duration, partsOf('styleBy', values), mix), curve);
}

function partsOf(action: string, values: StyleValues): Part<Elemental>[] {
  return checkEntries(action, 'values', values).map(([property, value]) => {
    if (typeof value === 'number')
      return { lens: numberLens(action, property), value: checkFinite(action, property, value) };
    if (typeof value !== 'string') throw wrongKind(action, property, 'a number or a string', value);
    if (!WORD.test(value)) cssValues().pieceOf(action, property, [value]);
    return { lens: styleTextLens(action, property), value };
  });
}

/** Words that stand for a value that only the browser knows. */
const WORD = /^(?:\s*(?:none|auto|(?:min|max|fit)-content)\s*|\*)$/;

type LensOf = (action: string, property: string) => Lens<Elemental>;

const numberLens: LensOf = /* @__PURE__ */ lensesOf(numberOf);
export const styleTextLens: LensOf = /* @__PURE__ */ lensesOf(textOf);

/** The lens of each property that an action has used so far, which may be named as in CSS or as in scripts. */
function lensesOf(valueOf: typeof numberOf | typeof textOf): LensOf {
  const lenses = new Map<string, Lens<Elemental>>();
  return (action, property) => {
    const key = `${action} ${property}`;
    let lens = lenses.get(key);
    if (lens === undefined) lenses.set(key, (lens = lensOf(action, cssName(property), valueOf)));
    return lens;
  };
}

/** @param name As in CSS. */
function lensOf(action: string, name: string, valueOf: typeof numberOf | typeof textOf): Lens<Elemental> {
  const on = (target: Elemental): Lens<Elemental> => {
    const found = valueOf(action, elementOf(action, target), name);
    return {
      name,
      read() {
        found.follow();
        return found.start as number;
      },
      write(_, value) {
        found.value = value;
      },
    };
  };
  return recordable({
    name,
    on,
    read: (target) => on(target).read(target),
    write: (target, value) => {
      on(target).write(target, value);
    },
  });
}
