import { type Scroller, isBackwards, viewSize } from './scroller.js';

/** Scrolled pixels from the start of the content to both ends of an element, as it is shown: transforms count. */
export function shownEdges(element: Element, scroller: Scroller): readonly [start: number, end: number] {
  const { axis, box, isPage, from } = scroller;
  const [edge, side] = axis === 'x' ? (['left', 'width'] as const) : (['top', 'height'] as const);
  const zoom = isPage ? 1 : zoomOf(box);
  const shown = element.getBoundingClientRect();
  const origin = isPage ? 0 : box.getBoundingClientRect()[edge] / zoom + box[`client${from}`];
  const [start, length] = [shown[edge] / zoom + box[`scroll${from}`] - origin, shown[side] / zoom];
  const first = isBackwards(scroller) ? viewSize(scroller) - start - length : start;
  return [first, first + length];
}

/** Scrolled pixels in a pixel of an element: the page is scrolled in pixels of the window, also when it is zoomed. */
export function contentPixel(element: Element, { box, isPage }: Scroller): number {
  return zoomOf(element) / (isPage ? 1 : zoomOf(box));
}

/** Not every browser has it. */
export function zoomOf(element: Element): number {
  return (element as Partial<Element>).currentCSSZoom ?? 1;
}
