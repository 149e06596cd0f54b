/**
 * What browsers compute for a property: lengths in pixels, colours in channels. A transform is in its own functions and a number of line heights is one, also where the
 * element is not displayed: the computed style makes a matrix and pixels of them, or says nothing.
 *
 * @param property As in CSS.
 */
export function computedText(element: HTMLElement | SVGElement, property: string): string {
  const used = getComputedStyle(element).getPropertyValue(property).trim();
  if (property !== 'transform' && property !== 'line-height') return used;
  // Not every browser has it.
  const { computedStyleMap } = element as { computedStyleMap?: typeof element.computedStyleMap };
  const specified = computedStyleMap?.call(element).get(property)?.toString();
  return specified ?? (element.style.getPropertyValue(property) || used);
}
