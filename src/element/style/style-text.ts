import { checkString } from '../../math/check.js';
import { cssName } from '../../target/css-name.js';
import { checkElement, type StyledElement } from '../elemental.js';
import { computedText, specifiedText } from './computed-text.js';
import { inRange } from './in-range.js';
import { foundValue, type Shown, StyleValue } from './style-value.js';

/**
 * A string in the style of an element. Reading it does not touch the page; a written value reaches the page at the next
 * flush.
 */
export interface StyleText {
  value: string;
}

/**
 * A string in the style of an element, as a target of its own: `to`, `by`, `keyframes` and `springTo` can animate its
 * `value`, with the option `mix: cssValues()`. It starts from the inline style, otherwise from the computed one.
 *
 * @param property As in CSS or as in scripts: `background-color`, `filter`, `--shadow`.
 * @returns The same object each time.
 * @throws RangeError when CSS has no such property; TypeError when `element` is not an element.
 * @see {@link styleTo}, which also animates from pixels to percent, and from `none`.
 */
export function styleText(element: StyledElement, property: string): StyleText {
  checkElement('styleText', element);
  const name = cssName(checkString('styleText', 'property', property));
  const text =
    foundValue(TextValue, 'styleText', element, name) ?? new TextValue(element, name, shownOf(element, name));
  text.follow();
  return text;
}

class TextValue extends StyleValue<string> implements StyleText {
  protected override textOf(value: string): string {
    return inRange(this.name, value);
  }

  protected override read(): Shown<string> {
    return shownOf(this.element, this.name);
  }
}

/** The inline value of a property, otherwise the computed one: in pixels, and in units of the style sheet. */
function shownOf(element: StyledElement, name: string): Shown<string> {
  const inline = element.style.getPropertyValue(name);
  const computed = computedText(element, name);
  if (inline !== '') return { value: inline, own: [inline, computed] };
  // Only a length may have other units in the style sheet.
  const own = computed.includes('px') ? [computed, specifiedText(element, name)] : [computed];
  return { value: computed, own };
}
