import type { Distance } from '../element/axes.js';
import type { StyledElement } from '../element/elemental.js';
import { type Amounts, HEIGHT, WIDTH } from './distance.js';
import type { PageBox } from './page-box.js';

/**
 * The position from which an element inside a scaled one glides. It has its new size at once; its text stays where it
 * was. A new element keeps its distance from the upper corner, as if it had been covered.
 *
 * @param now Where the layout puts it.
 * @param was Where it was seen.
 * @param outer The offset of the scaled element at the start.
 * @param moved How far that element is moved.
 */
export function boxInside(
  element: StyledElement,
  now: PageBox,
  was: PageBox | undefined,
  outer: Amounts,
  moved: Distance,
): PageBox {
  const { textAlign, direction } = getComputedStyle(element);
  const start = direction === 'rtl' ? 1 : 0;
  /** The part of a width that is to the left of where the text stays, from 0 to 1. */
  const left = { left: 0, center: 0.5, right: 1, end: 1 - start }[textAlign] ?? start;
  if (was !== undefined) return { ...was, x: was.x + left * (was.width - now.width) };
  return {
    ...now,
    x: now.x + moved.x + (left - 0.5) * outer[WIDTH]!,
    y: now.y + moved.y - outer[HEIGHT]! / 2,
  };
}
