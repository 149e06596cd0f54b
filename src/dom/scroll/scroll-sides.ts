import { type Scroller, isBackwards, viewSize } from './scroller.js';
import { contentPixel } from './shown-edges.js';

/**
 * The `scroll-padding` of a scroller or the `scroll-margin` of an element in it, at the start and at the end of the
 * content, in scrolled pixels.
 */
export function scrollSides(
  name: 'scroll-padding' | 'scroll-margin',
  element: Element,
  scroller: Scroller,
): readonly [near: number, far: number] {
  const style = getComputedStyle(element);
  const pixels = (side: string): number => {
    const text = style.getPropertyValue(`${name}-${side}`);
    // NaN for `auto`.
    return parseFloat(text) * (text.endsWith('%') ? viewSize(scroller) / 100 : contentPixel(element, scroller)) || 0;
  };
  const [first, last] = scroller.axis === 'x' ? [pixels('left'), pixels('right')] : [pixels('top'), pixels('bottom')];
  return isBackwards(scroller) ? [last, first] : [first, last];
}
