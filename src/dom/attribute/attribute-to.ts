import type { FiniteAction, ReversibleAction } from '../../action/action.js';
import { curved } from '../../action/curved.js';
import { leaf } from '../../action/define.js';
import { type ValueCourse, alongCourses, straight } from '../../actions/course.js';
import type { Seconds } from '../../clock/seconds.js';
import type { Curve } from '../../easing/curve.js';
import { checkFinite, checkObject, wrongKind } from '../../math/check.js';
import { cssValues } from '../../actions/css-values.js';
import type { Effect, Progress } from '../../time/effect.js';
import { elementOf } from '../style/check-element.js';
import type { Elemental } from '../style/elemental.js';
import { type StyleHow, styleHow } from '../style/style-how.js';
import { numberIn } from './attribute.js';
import { type AttributeContent, contentOf } from './attribute-content.js';
import { textLens } from './text-lens.js';

/** Numbers and texts by the names of attributes, as in HTML and SVG: `'stroke-width'`, `viewBox`. */
export type AttributeValues = Readonly<Record<string, number | string>>;

/**
 * Animates attributes of an HTML or SVG element: numbers, and texts with numbers and colours in them. They are written
 * at the next flush, as a style is.
 *
 * A text starts from the attribute's own, which must be of the same form. A number starts from the attribute's own, or
 * from 0 if the element does not have it. Before the start, the attribute is again as it was found, or not there.
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
 * @param values Where each attribute ends; a text ends as it is given.
 * @param how The space in which colours are mixed, as for {@link styleTo}; last, a curve.
 * @throws RangeError when a number is not finite, `duration` is negative or a text has nothing to animate; TypeError
 * when a value is neither number nor text. At the start, a TypeError when the attribute is not a number, or differs in
 * form from a text.
 * @see {@link styleTo} for what CSS has, too: the style is stronger than an attribute.
 * @see {@link attribute} for springs and keyframes.
 */
export function attributeTo(duration: Seconds, values: AttributeValues, ...how: StyleHow): FiniteAction<Elemental> {
  const { mix, curve } = styleHow('attributeTo', how);
  const all = Object.entries(checkObject('attributeTo', 'values', values)).map(([name, value]) => {
    if (typeof value === 'number') checkFinite('attributeTo', name, value);
    else if (typeof value !== 'string') throw wrongKind('attributeTo', name, 'a number or a text', value);
    else cssValues().pieceOf('attributeTo', name, [value]);
    return {
      lens: textLens('attributeTo', name),
      course: (found: string | null) => {
        if (typeof value === 'number')
          return straight('attributeTo', name, numberIn('attributeTo', name, found), value);
        if (found === null) throw wrongKind('attributeTo', `the attribute ${name}`, 'set', found);
        return straight('attributeTo', name, found, value, mix);
      },
    } as object as ValueCourse<Elemental>;
  });
  return curved(alongCourses('attributeTo', duration, all), curve);
}

/**
 * Adds to numbers in attributes of an HTML or SVG element, and to what else changes them. An attribute that the element
 * does not have starts at 0; before the start it is not there again.
 *
 * @param duration Seconds, >= 0.
 * @param values What is added to each attribute.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when a number is not finite or `duration` is negative; TypeError when a value is not a number. At
 * the start, a TypeError when the attribute is not a number.
 */
export function attributeBy(
  duration: Seconds,
  values: Readonly<Record<string, number>>,
  curve?: Curve,
): ReversibleAction<Elemental> {
  const amounts = Object.entries(checkObject('attributeBy', 'values', values));
  for (const [name, amount] of amounts) checkFinite('attributeBy', name, amount);
  return curved(addAmounts(duration, amounts), curve);
}

function addAmounts(
  duration: Seconds,
  amounts: readonly (readonly [name: string, amount: number])[],
): ReversibleAction<Elemental> {
  return leaf(
    'attributeBy',
    duration,
    (target: Elemental) => {
      const element = elementOf('attributeBy', target);
      const all = amounts.map(([name, amount]) => new Addition(contentOf(element, name), amount));
      return {
        update(progress) {
          for (const one of all) one.update(progress);
        },
        undo() {
          for (const one of all) one.undo();
        },
      };
    },
    () =>
      addAmounts(
        duration,
        amounts.map(([name, amount]) => [name, -amount]),
      ),
  );
}

/** Adds to the number in an attribute, and keeps what else changes it between two frames. */
class Addition implements Effect {
  private readonly attribute: AttributeContent;
  private readonly amount: number;
  private readonly found: string | null;
  private readonly from: number;
  private wrote: number;
  private pushed = 0;

  constructor(attribute: AttributeContent, amount: number) {
    this.attribute = attribute;
    this.amount = amount;
    this.found = attribute.content;
    this.from = this.wrote = this.read();
  }

  update(progress: Progress): void {
    this.pushed += this.read() - this.wrote;
    this.wrote = this.from + this.amount * progress + this.pushed;
    this.attribute.content = String(this.wrote);
  }

  undo(): void {
    this.update(0);
    if (this.pushed === 0) this.attribute.content = this.found;
  }

  private read(): number {
    return numberIn('attributeBy', this.attribute.name, this.attribute.content);
  }
}
