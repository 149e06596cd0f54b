import { scrollsBackwards } from './scrolls-backwards.js';

/** In scrolled pixels: where an element starts and ends in the content, how much of that is in view, and a pixel. */
export type ContentPlace = readonly [start: number, end: number, view: number, pixel: number];

/**
 * Finds an element in the content of a scroller as it is laid out, in whole pixels: transforms do not count.
 *
 * @param box The scroller.
 * @returns NaN for the start and the end of an element that is not displayed.
 */
export function contentPlace(element: Element, box: Element, axis: 'x' | 'y'): ContentPlace {
  const { body, scrollingElement } = element.ownerDocument;
  const isPage = box === scrollingElement;
  const [from, size] = axis === 'x' ? (['Left', 'Width'] as const) : (['Top', 'Height'] as const);
  const shown = (it: Element, name: typeof from | typeof size): number =>
    it.getBoundingClientRect()[name.toLowerCase() as Lowercase<typeof name>];
  const inPage = (it: Element): number => {
    const { offsetParent, parentElement } = it as HTMLElement;
    const offset = (it as Partial<HTMLElement>)[`offset${from}`];
    // SVG has no such numbers.
    return offset === undefined
      ? inPage(parentElement!) + shown(it, from) - shown(parentElement!, from)
      : offset + (offsetParent ? inPage(offsetParent) + offsetParent[`client${from}`] : 0);
  };
  const view = box[`client${size}`];
  // The page is scrolled in pixels of the window, also when it is zoomed.
  const pixel = isPage ? ((box as Partial<Element>).currentCSSZoom ?? 1) : 1;
  const length = ((element as Partial<HTMLElement>)[`offset${size}`] ?? shown(element, size)) * pixel;
  const isDisplayed = element.getClientRects().length > 0;
  const along = isDisplayed ? (inPage(element) - (isPage ? 0 : inPage(box) + box[`client${from}`])) * pixel : NaN;
  const start = scrollsBackwards(isPage ? body : box, axis) ? view - along - length : along;
  return [start, start + length, view, pixel];
}
