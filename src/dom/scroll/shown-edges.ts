import { type Scroller, isBackwards, scrollBox, viewSize } from './scroller.js';

/** The start and the end of an element along an axis: scrolled pixels from the start of what its scroller contains. */
export type Edges = readonly [start: number, end: number];

/** Finds an element in the content of its scroller, as it is shown: transforms count. */
export function shownEdges(element: Element, scroller: Scroller): Edges {
  const start = shownStart(element, scroller);
  return fromStart(scroller, start, start + shownLength(element, scroller));
}

/** Pixels from the left or the top of the view, if nothing were scrolled. */
export function shownStart(element: Element, scroller: Scroller): number {
  const { axis, isPage, from } = scroller;
  const box = scrollBox(scroller);
  const start = (it: Element): number => it.getBoundingClientRect()[axis === 'x' ? 'left' : 'top'];
  const origin = isPage ? 0 : start(box);
  return (start(element) - origin) * shownPixel(scroller) - borderOf(scroller) + box[`scroll${from}`];
}

/** Scrolled pixels from its start to its end. */
export function shownLength(element: Element, scroller: Scroller): number {
  const { width, height } = element.getBoundingClientRect();
  return (scroller.axis === 'x' ? width : height) * shownPixel(scroller);
}

/** From where the content begins, which may be at the right or at the bottom. */
export function fromStart(scroller: Scroller, start: number, end: number): Edges {
  return isBackwards(scroller) ? [viewSize(scroller) - end, viewSize(scroller) - start] : [start, end];
}

/** Pixels at the left or the top of a scroller that scroll nothing. */
export function borderOf(scroller: Scroller): number {
  return scroller.isPage ? 0 : scrollBox(scroller)[`client${scroller.from}`];
}

/** Scrolled pixels in a pixel of the content: a zoomed page is scrolled in pixels of the window. */
export function contentPixel(scroller: Scroller): number {
  return scroller.isPage ? zoomOf(scrollBox(scroller)) : 1;
}

/** Scrolled pixels in a pixel of the window. */
function shownPixel(scroller: Scroller): number {
  return contentPixel(scroller) / zoomOf(scrollBox(scroller));
}

/** Not every browser has it. */
function zoomOf(element: Partial<Element>): number {
  return element.currentCSSZoom ?? 1;
}
