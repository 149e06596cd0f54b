import { type Scroller, isBackwards, scrollBox, viewSize } from './scroller.js';

/** The start and the end of an element along an axis: scrolled pixels from the start of what its scroller contains. */
export type Edges = readonly [start: number, end: number];

/**
 * Finds an element in the content of its scroller, as it is laid out: transforms do not count.
 *
 * @param boxes What it lies in, up to its scroller.
 */
export function contentEdges(element: Element, scroller: Scroller, boxes: readonly Element[]): Edges {
  const { axis, isPage, from, size } = scroller;
  const box = scrollBox(scroller) as HTMLElement;
  const border = isPage ? 0 : box[`client${from}`];
  const pixel = contentPixel(scroller);
  const shownPixel = pixel / zoomOf(box);
  const shown = (it: Element): number => it.getBoundingClientRect()[axis === 'x' ? 'left' : 'top'] * shownPixel;
  const scrolledTo = box[`scroll${from}`] - border - (isPage ? 0 : shown(box));
  const startOf = (it: HTMLElement): number => {
    const parent = it.offsetParent as HTMLElement | null;
    // Outside of the scroller it is that of the scroller, too.
    const outside = isPage || parent === box ? 0 : -box[`offset${from}`] - border;
    const origin = parent && boxes.includes(parent) ? startOf(parent) + parent[`client${from}`] * pixel : outside;
    return exactOr(origin + it[`offset${from}`] * pixel, shown(it) + scrolledTo);
  };
  const html = element as HTMLElement;
  const start = startOf(html);
  const rect = element.getBoundingClientRect();
  const length = (axis === 'x' ? rect.width : rect.height) * shownPixel;
  const end = start + exactOr(html[`offset${size}`] * pixel, length);
  return isBackwards(scroller) ? [viewSize(scroller) - end, viewSize(scroller) - start] : [start, end];
}

/** Scrolled pixels in a pixel of the content: a zoomed page is scrolled in pixels of the window. */
export function contentPixel(scroller: Scroller): number {
  return scroller.isPage ? zoomOf(scrollBox(scroller)) : 1;
}

/** Not every browser has it. */
function zoomOf(element: Partial<Element>): number {
  return element.currentCSSZoom ?? 1;
}

/**
 * @param whole As it is laid out, in whole pixels. NaN for a shape of an SVG.
 * @param shown Exact, but transforms may have moved it.
 */
function exactOr(whole: number, shown: number): number {
  return Math.abs(shown - whole) > 1 ? whole : shown;
}
