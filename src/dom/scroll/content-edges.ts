import type { Scroller } from './scroller.js';
import { type Edges, contentPixel, fromStart, shownLength, shownStart } from './shown-edges.js';

/**
 * Finds an element in the content of its scroller, as it is laid out: transforms do not count.
 *
 * @param boxes What it lies in, up to its scroller.
 * @returns NaN for an element that is not displayed.
 */
export function contentEdges(element: Element, scroller: Scroller, boxes: readonly Element[]): Edges {
  const { isPage, from, size } = scroller;
  const box = scroller.box as HTMLElement;
  const pixel = contentPixel(scroller);
  const startOf = (it: HTMLElement): number => {
    const parent = it.offsetParent as HTMLElement | null;
    // Outside of the scroller it is that of the scroller, too.
    const outside = isPage || parent === box ? 0 : -box[`offset${from}`] - box[`client${from}`];
    const origin = parent && boxes.includes(parent) ? startOf(parent) + parent[`client${from}`] * pixel : outside;
    return exactOr(origin + it[`offset${from}`] * pixel, shownStart(it, scroller));
  };
  const html = element as HTMLElement;
  const start = html.getClientRects().length > 0 ? startOf(html) : NaN;
  return fromStart(scroller, start, start + exactOr(html[`offset${size}`] * pixel, shownLength(html, scroller)));
}

/**
 * @param whole As it is laid out, in whole pixels. NaN for a shape of an SVG.
 * @param shown Exact, but transforms may have moved it.
 */
function exactOr(whole: number, shown: number): number {
  return Math.abs(shown - whole) > 1 ? whole : shown;
}
