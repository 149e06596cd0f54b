import { type Scroller, isBackwards, viewSize } from './scroller.js';
import { contentPixel } from './shown-edges.js';

/** A side of a box, as in the names of CSS properties. */
export type Side = 'left' | 'right' | 'top' | 'bottom';

/** The side at which the content begins, and the one at which it ends. */
export function sidesOf(scroller: Scroller): readonly [near: Side, far: Side] {
  const [first, last] = scroller.axis === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  return isBackwards(scroller) ? [last, first] : [first, last];
}

/** By how much `scroll-padding` makes the view smaller at each of its sides, in scrolled pixels. */
export function scrollPadding(scroller: Scroller): readonly [near: number, far: number] {
  const [near, far] = sidesOf(scroller);
  const padding = (side: Side): number => pixelsOf(scroller.box, `scroll-padding-${side}`, scroller) || 0;
  return [padding(near), padding(far)];
}

/** A length of an element's style in scrolled pixels, percent being of the view; NaN for `auto`. */
export function pixelsOf(element: Element, property: string, scroller: Scroller): number {
  const text = getComputedStyle(element).getPropertyValue(property);
  return parseFloat(text) * (text.endsWith('%') ? viewSize(scroller) / 100 : contentPixel(scroller));
}
