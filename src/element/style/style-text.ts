import { checkString } from '../../math/check.js';
import { cssName } from '../../target/css-name.js';
import { checkElement, type StyledElement } from '../elemental.js';
import { perProperty } from '../per-property.js';
import { computedText, specifiedText } from './computed-text.js';
import { checkCssName } from './css-text.js';
import { inRange } from './in-range.js';
import { StyleValue } from './style-value.js';

/** A string in the style of an element. A written value reaches the page at the next flush. */
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
  const text = textOf(checkElement('styleText', element), cssName(checkString('styleText', 'property', property)));
  text.start();
  return text;
}

const textOf = /* @__PURE__ */ perProperty((element, name) => {
  checkCssName('styleText', element.style, name);
  let spelled = '';
  return new StyleValue<string>(element, {
    name,
    // The inline value, otherwise the computed one: in pixels, and in units of the style sheet.
    read: () => {
      const inline = element.style.getPropertyValue(name);
      const computed = computedText(element, name);
      // Only a length may have other units in the style sheet.
      spelled = inline !== '' || !computed.includes('px') ? computed : specifiedText(element, name);
      return inline || computed;
    },
    write: (text) => inRange(name, text),
    isPage: (text, page) => text === page || text === spelled,
  });
});
