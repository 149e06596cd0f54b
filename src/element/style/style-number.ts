import { checkString } from '../../math/check.js';
import { cssName } from '../../target/css-name.js';
import { checkElement, type StyledElement } from '../elemental.js';
import { type FoundNumber, numberFound } from './found-number.js';
import { type Range, rangeOf } from './in-range.js';
import { foundValue, type Shown, StyleValue } from './style-value.js';

/**
 * A number in the style of an element. Reading it does not touch the page; a written value reaches the page at the next
 * flush.
 */
export interface StyleNumber {
  value: number;
  /** `px`, `%`, `em`, or nothing. */
  readonly unit: string;
}

/**
 * A number in the style of an element, as a target of its own: any action can animate its `value`.
 *
 * ```ts page
 * import { play, springTo } from 'rx-motion';
 * import { styleNumber } from 'rx-motion/dom';
 *
 * const radius = styleNumber(document.querySelector<HTMLElement>('#card')!, 'border-radius');
 * play(springTo({ value: 24 }), radius).subscribe();
 * ```
 *
 * @param property As in CSS or as in scripts: `border-radius`, `borderRadius`, `--glow`.
 * @param unit `px`, `%`, `em` …; by default the unit of the element's inline style, otherwise the computed one, mostly
 * `px`. Required if the style has no number; it then starts at 0.
 * @returns The same object each time.
 * @throws RangeError when CSS has no such property, when the style is not a number and there is no unit, and when the
 * number already has another unit; TypeError when `element` is not an element; Error when the style has to be computed
 * and the element is not in the document.
 * @see {@link styleTo}, which needs no unit and animates several at once.
 */
export function styleNumber(element: StyledElement, property: string, unit?: string): StyleNumber {
  const name = cssName(checkString('styleNumber', 'property', property));
  if (unit !== undefined) checkString('styleNumber', 'unit', unit);
  const number =
    foundValue(NumberValue, 'styleNumber', checkElement('styleNumber', element), name) ??
    new NumberValue(element, name, numberFound('styleNumber', element, name, unit));
  number.follow();
  if (unit !== undefined && unit !== number.unit)
    throw new RangeError(`styleNumber: unit must be the one of ${name}, "${number.unit}", got "${unit}"`);
  return number;
}

class NumberValue extends StyleValue<number> implements StyleNumber {
  readonly unit: string;
  readonly #range: Range;

  constructor(element: StyledElement, name: string, found: FoundNumber) {
    super(element, name, found);
    this.unit = this.declaration.unit = found.unit;
    this.#range = rangeOf(name, found.unit);
  }

  protected override textOf(value: number): string {
    const { least, most, isWhole } = this.#range;
    return `${Math.max(least, Math.min(isWhole ? Math.round(value) : value, most))}${this.unit}`;
  }

  protected override read(): Shown<number> {
    const found = numberFound('styleNumber', this.element, this.name, this.unit);
    return found.unit === this.unit ? found : { value: this.value, own: [this.value] };
  }
}
