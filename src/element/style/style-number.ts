import { checkString } from '../../math/check.js';
import { cssName } from '../../target/css-name.js';
import { checkElement, type StyledElement } from '../elemental.js';
import { perProperty } from '../per-property.js';
import { checkCssName, shownNumber } from './css-text.js';
import { areNear } from './held.js';
import { rangeOf } from './in-range.js';
import { StyleValue } from './style-value.js';

/** A number in the style of an element. A written value reaches the page at the next flush. */
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
  const number = numberOf(checkElement('styleNumber', element), name, unit);
  number.start();
  if (unit !== undefined && unit !== number.unit)
    throw new RangeError(`styleNumber: unit must be the one of ${name}, "${number.unit}", got "${unit}"`);
  return number;
}

const numberOf = /* @__PURE__ */ perProperty((element, name, given: string | undefined) => {
  checkCssName('styleNumber', element.style, name);
  const { unit, value } = shownNumber('styleNumber', element, name, given);
  const { least, most, isWhole } = rangeOf(name, unit);
  let latest = value;
  let isKnown = true;
  const number = new StyleValue(
    element,
    {
      name,
      read: () => {
        const found = shownNumber('styleNumber', element, name, unit);
        ({ isKnown } = found);
        if (found.unit === unit) latest = found.value;
        return latest;
      },
      write: (value) => `${Math.max(least, Math.min(isWhole ? Math.round(value) : value, most))}${unit}`,
      isPage: (number, page) => isKnown && areNear(number, page),
    },
    unit,
  );
  number.declaration.unit = unit;
  return number;
});
