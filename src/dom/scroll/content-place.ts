import { isBackwards, type Scroller, viewSize, zoomOf } from './scroller.js';

/** Where an element is in the content of a scroller, in scrolled pixels. */
export interface ContentPlace {
  readonly start: number;
  readonly end: number;
  /** How much of the content is in view. */
  readonly view: number;
  /** The length of a pixel of the element. */
  readonly pixel: number;
}

/**
 * Finds an element in the content of a scroller as it is laid out, in whole pixels: transforms do not count.
 *
 * @returns NaN for an element that is not displayed.
 */
export function contentPlace(element: Element, scroller: Scroller): ContentPlace {
  const { box, axis, isPage, from, size } = scroller;
  const inPage = (it: Element): number => {
    const { offsetParent, parentElement } = it as HTMLElement;
    const offset = (it as Partial<HTMLElement>)[`offset${from}`];
    // SVG has no such numbers.
    return offset === undefined
      ? inPage(parentElement!) + it.getBoundingClientRect()[axis] - parentElement!.getBoundingClientRect()[axis]
      : offset + (offsetParent ? inPage(offsetParent) + offsetParent[`client${from}`] : 0);
  };

  const view = viewSize(scroller);
  // The page is scrolled in pixels of the window, also when it is zoomed.
  const [origin, pixel] = isPage ? [0, zoomOf(box)] : [inPage(box) + box[`client${from}`], 1];
  const side = axis === 'x' ? 'width' : 'height';
  const length = ((element as Partial<HTMLElement>)[`offset${size}`] ?? element.getBoundingClientRect()[side]) * pixel;
  const along = element.getClientRects().length > 0 ? (inPage(element) - origin) * pixel : NaN;
  const start = isBackwards(scroller) ? view - along - length : along;
  return { start, end: start + length, view, pixel };
}
