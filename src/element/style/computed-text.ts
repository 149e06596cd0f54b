import type { StyledElement } from '../elemental.js';
import { hasPage } from '../page.js';
import { readWith } from './read-with.js';

/**
 * The computed value of a property: lengths in pixels, colours in channels.
 *
 * A transform keeps its functions, and a line height without a unit remains a number, even if the element is not
 * displayed: the computed style has a matrix and pixels for these, or nothing. On a server it is what the element's own
 * style says.
 *
 * @param property As in CSS.
 * @param isAnimated Whether an animation covers the element's own style.
 */
export function computedText(element: StyledElement, property: string, isAnimated = false): string {
  const style = hasPage() ? getComputedStyle(element) : element.style;
  const used = style.getPropertyValue(property).trim();
  if (property !== 'transform' && property !== 'line-height') return used;
  const text = specifiedText(element, property) || (used === 'none' ? '' : committedText(element, property));
  // Chromium (version 156) leaves percentages out of a matrix that it interpolates.
  if (text.startsWith('matrix')) return used;
  return text || (!isAnimated && element.style.getPropertyValue(property)) || used;
}

/** The same in the units of the style sheet, such as percent; empty if the browser cannot tell. */
export function specifiedText(element: StyledElement, property: string): string {
  return (element as Partial<StyledElement>).computedStyleMap?.().get(property)?.toString() ?? '';
}

/** What the page gives a property, as a text that a style may have. */
export function pageText(element: StyledElement, property: string): string {
  return specifiedText(element, property) || computedText(element, property);
}

/**
 * Stands in for the size of an element that is not displayed. It is as good as 0, but distinct from a size of 0:
 * writing it means the size that the page will give the element.
 */
export const NO_SIZE: number = -1e-100;

/** The properties that are sizes. */
export const SIDES: RegExp = /^(?:width|height|(?:block|inline)-size)$/;

/** A computed value, but `0px` for the size of an element that is not displayed. @param text The computed value. */
export function orNoSize(element: StyledElement, property: string, text: string): string {
  return SIDES.test(property) && text === 'auto' && element.getClientRects().length === 0 ? '0px' : text;
}

/**
 * The value that an animation without changes commits, in units of the style sheet: for Firefox, which has no
 * `computedStyleMap`, and for Safari, which leaves some transforms out of it. Empty if the element is not displayed.
 */
function committedText(element: StyledElement, property: string): string {
  const { style } = element;
  return readWith(element, property, style.getPropertyValue(property), () => {
    try {
      // Only these two need it.
      const animation = element.animate([{}, { [property === 'transform' ? property : 'lineHeight']: 'inherit' }], 1);
      animation.pause();
      animation.commitStyles();
    } catch {
      // It is not displayed, or the page is a simulated one.
      return '';
    }
    const text = style.getPropertyValue(property);
    // Firefox turns a `transform` attribute into a 3D matrix; the computed style has a 2D one.
    return text.startsWith('matrix') ? '' : text;
  });
}
