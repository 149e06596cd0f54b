import { animateCourses, type Course, straightCourse, type ValueCourse } from '../../actions/course.js';
import type { Seconds } from '../../clock/seconds.js';
import type { Curve } from '../../easing/curve.js';
import { type Lens, Lenses } from '../../lines/lens.js';
import { StraightLine } from '../../lines/straight-line.js';
import { Writer } from '../../lines/writer.js';
import { markFlags, unmarkFlags } from '../../math/arc-flags.js';
import { checkEntries, checkFinite, shownValue, wrongKind } from '../../math/check.js';
import { ANYWHERE, haveOneForm, mixNumbers, type NumberText, splitNumbers } from '../../math/number-text.js';
import type { FiniteAction, ReversibleAction } from '../../motion/action.js';
import { applyCurve, leaf } from '../../motion/leaf-motion.js';
import type { Progress } from '../../time/effect.js';
import type { Elemental, StyledElement } from '../elemental.js';
import { hasPage } from '../page.js';
import { computeText, mixColors, normalizeText } from '../style/css-text.js';
import { type StyleHow, styleHow } from '../style/style-how.js';
import { numberIn, textLens } from './attribute.js';

/** Numbers and strings by attribute name, as in HTML and SVG: `'stroke-width'`, `viewBox`. */
export type AttributeValues = Readonly<Record<string, number | string | undefined>>;

/**
 * Animates attributes of an HTML or SVG element: numbers, and strings with numbers and colours in them. Like styles,
 * they are written at the next flush.
 *
 * Each starts from the attribute's current value. A string must have the same form as that; a number starts from 0 if
 * the element has no such attribute. When time goes back before the start, the attribute is restored or removed.
 *
 * ```ts page
 * import { play } from 'rx-motion';
 * import { attributeTo } from 'rx-motion/dom';
 *
 * const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
 * element.setAttribute('viewBox', '0 0 100 100');
 * play(attributeTo(0.5, { viewBox: '25 25 50 50', 'stroke-width': 3 }), { element }).subscribe();
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param values The final value of each attribute; a string ends exactly as given.
 * @param how The colour space, as for {@link styleTo}, and a curve.
 * @throws RangeError when a number is not finite, `duration` is negative or a string has nothing to animate; TypeError
 * when a value is neither number nor string. At the start, a TypeError when the attribute is not a number, or differs
 * in form from the string. The flags of an arc in a path belong to its form.
 * @see {@link styleTo} for attributes that are also CSS properties: a style overrides an attribute.
 * @see {@link attribute} for springs and keyframes.
 */
export function attributeTo(duration: Seconds, values: AttributeValues, ...how: StyleHow): FiniteAction<Elemental> {
  const { space, curve } = styleHow('attributeTo', how);
  const all = checkEntries('attributeTo', 'values', values).map(([name, value]) => {
    if (typeof value === 'number') checkFinite('attributeTo', name, value);
    else if (typeof value !== 'string') throw wrongKind('attributeTo', name, 'a number or a string', value);
    return {
      lens: textLens('attributeTo', name),
      course: (found: string | null, target: Elemental) => {
        if (typeof value === 'number')
          return straightCourse('attributeTo', name, numberIn('attributeTo', name, found), value);
        if (found === null) throw wrongKind('attributeTo', `the attribute ${name}`, 'set', found);
        return textCourse(target.element, name, found, value, space);
      },
    } as ValueCourse<Elemental>;
  });
  return applyCurve(animateCourses('attributeTo', duration, all), curve);
}

/**
 * Adds to numeric attributes of an HTML or SVG element, on top of other changes. An attribute that the element does not
 * have starts at 0, and is removed when the action is undone.
 *
 * @param duration Seconds, >= 0.
 * @param values The amount to add to each attribute.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when a number is not finite or `duration` is negative; TypeError when a value is not a number. At
 * the start, a TypeError when the attribute is not a number.
 */
export function attributeBy(
  duration: Seconds,
  values: Readonly<Record<string, number | undefined>>,
  curve?: Curve,
): ReversibleAction<Elemental> {
  const amounts = checkEntries('attributeBy', 'values', values);
  for (const [name, amount] of amounts) checkFinite('attributeBy', name, amount);
  const adding = leaf(
    'attributeBy',
    duration,
    (target: Elemental) => {
      const lenses = new Lenses(amounts.map(([name]) => numberLens(name, target)));
      const writer = Writer.on('attributeBy', lenses, target, 'adds');
      const to = writer.found.map((found, index) => found + amounts[index]![1]);
      return new StraightLine(writer, writer.found, to);
    },
    () => attributeBy(duration, Object.fromEntries(amounts.map(([name, amount]) => [name, -amount]))),
  );
  return applyCurve(adding, curve);
}

const HINT = ' (morphTo of rx-motion/svg takes any two paths)';

/** From one colour to another, or from one text to another that differs in its numbers alone. */
function textCourse(element: StyledElement, name: string, from: string, to: string, space?: string): Course {
  // On a server nothing is written.
  if (!hasPage()) return { at: (progress) => (progress < 1 ? from : to) };
  const areColors = normalizeText('color', from) !== '' && normalizeText('color', to) !== '';
  const textAt =
    areColors && space !== undefined
      ? mixColors(space, from, to)
      : mixTexts(...(areColors ? ([colorOf(element, from), colorOf(element, to)] as const) : ([from, to] as const)));
  if (textAt === undefined)
    throw wrongKind(
      'attributeTo',
      `the attribute ${name}`,
      `of the form of ${shownValue(to)}${name === 'd' ? HINT : ''}`,
      from,
    );
  return { at: (progress) => (progress === 0 ? from : progress === 1 ? to : textAt(progress)) };
}

function mixTexts(from: string, to: string): ((progress: Progress) => string) | undefined {
  const [a, b] = [from, to].map((text) => splitNumbers(markFlags(text), ANYWHERE)) as [NumberText, NumberText];
  if (!haveOneForm(a, b)) return undefined;
  const textAt = mixNumbers(a, b);
  return (progress) => unmarkFlags(textAt(progress));
}

/** A colour as browsers compute it. */
function colorOf(element: StyledElement, text: string): string {
  const color = normalizeText('color', text);
  return color.startsWith('rgb(') ? color : computeText(element, 'color', text);
}

/** The number in an attribute of one target. Writing the number found at the start restores the text found there. */
function numberLens(attribute: string, target: Elemental): Lens<Elemental> {
  const { name, read, write } = textLens('attributeBy', attribute);
  const numberOn = (target: Elemental): number => numberIn('attributeBy', attribute, read(target));
  const [text, number] = [read(target), numberOn(target)];
  return { name, read: numberOn, write: (target, value) => write(target, value === number ? text : value) };
}
