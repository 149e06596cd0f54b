import type { StyledElement } from './elemental.js';
import { hasPage } from './has-page.js';

/**
 * What browsers compute for a property: lengths in pixels, colours in channels.
 *
 * A transform stays in its own functions and a line height without a unit stays a number, also where the element is not
 * displayed: the computed style has a matrix and pixels for them, or nothing. On a server it is what the element's own
 * style has.
 *
 * @param property As in CSS.
 */
export function computedText(element: StyledElement, property: string): string {
  const style = hasPage() ? getComputedStyle(element) : element.style;
  const used = style.getPropertyValue(property).trim();
  if (property !== 'transform' && property !== 'line-height') return used;
  return specifiedText(element, property) || element.style.getPropertyValue(property) || used;
}

/** The same in the units of the style sheet, such as percent; empty in a browser that cannot tell. */
export function specifiedText(element: StyledElement, property: string): string {
  const { computedStyleMap } = element as { computedStyleMap?: typeof element.computedStyleMap };
  return computedStyleMap?.call(element).get(property)?.toString() ?? '';
}

/** What browsers compute for a property, but 0 for the size of what is not displayed. @param text That value. */
export function orNoSize(element: StyledElement, property: string, text: string): string {
  const isSize = property === 'width' || property === 'height';
  return isSize && text === 'auto' && element.getClientRects().length === 0 ? '0px' : text;
}
