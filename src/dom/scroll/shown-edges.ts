import { type Scroller, isBackwards, viewSize } from './scroller.js';

/** The start and the end of an element along an axis: scrolled pixels from the start of what its scroller contains. */
export type Edges = readonly [start: number, end: number];

/** Finds an element in the content of its scroller, as it is shown: transforms count. */
export function shownEdges(element: Element, scroller: Scroller): Edges {
  const start = shownStart(element, scroller);
  return fromStart(scroller, start, start + shownLength(element, scroller));
}

/** Scrolled pixels from the left or the top of the view to an element, if nothing were scrolled. */
export function shownStart(element: Element, scroller: Scroller): number {
  const { axis, isPage, from } = scroller;
  const box = scroller.box;
  const start = (it: Element): number => it.getBoundingClientRect()[axis === 'x' ? 'left' : 'top'] / zoomOf(scroller);
  return start(element) + box[`scroll${from}`] - (isPage ? 0 : start(box) + box[`client${from}`]);
}

/** Scrolled pixels from its start to its end. */
export function shownLength(element: Element, scroller: Scroller): number {
  const { width, height } = element.getBoundingClientRect();
  return (scroller.axis === 'x' ? width : height) / zoomOf(scroller);
}

/** From where the content begins, which may be at the right or at the bottom. */
export function fromStart(scroller: Scroller, start: number, end: number): Edges {
  return isBackwards(scroller) ? [viewSize(scroller) - end, viewSize(scroller) - start] : [start, end];
}

/** Scrolled pixels in a pixel of the content. */
export function contentPixel(scroller: Scroller): number {
  return cssZoom(scroller) / zoomOf(scroller);
}

/** Pixels of the window in a scrolled one: the page is scrolled in pixels of the window, also when it is zoomed. */
function zoomOf(scroller: Scroller): number {
  return scroller.isPage ? 1 : cssZoom(scroller);
}

/** Not every browser has it. */
function cssZoom(scroller: Scroller): number {
  return (scroller.box as Partial<Element>).currentCSSZoom ?? 1;
}
