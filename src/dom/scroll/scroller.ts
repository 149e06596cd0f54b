import { checkEither, wrongKind } from '../../math/check.js';

/** An element that scrolls, or the page, along one axis. */
export interface Scroller {
  /** The element whose numbers say how far it is scrolled: the page has another one in quirks mode. */
  readonly box: Element;
  /** The element around its content. */
  readonly content: Element;
  /** Dispatches its events: those of the page are dispatched on the document. */
  readonly events: EventTarget;
  readonly axis: 'x' | 'y';
  readonly isPage: boolean;
  /** Where the axis begins, in the names of properties such as `scrollTop`. */
  readonly from: 'Left' | 'Top';
  readonly size: 'Width' | 'Height';
}

/**
 * @param caller The name of the function in errors.
 * @throws TypeError when `element` is not an element, or its document has no window; RangeError when `axis` is not `x`
 * or `y`.
 */
export function scrollerOf(caller: string, element: Element, axis: 'x' | 'y'): Scroller {
  checkEither(caller, 'axis', axis, ['x', 'y']);
  const page = (element as Partial<Element> | null)?.ownerDocument;
  if (!page?.defaultView)
    throw wrongKind(caller, 'element', 'an element of a page, such as document.documentElement', element);
  const { documentElement, scrollingElement } = page;
  const isPage = element === documentElement || element === scrollingElement;
  const box = isPage ? (scrollingElement ?? element) : element;
  const [from, size] = axis === 'x' ? (['Left', 'Width'] as const) : (['Top', 'Height'] as const);
  return {
    box,
    // A page that is being loaded may have no body yet, and a router may replace it.
    get content(): Element {
      return isPage ? ((page as Partial<Document>).body ?? element) : element;
    },
    events: isPage ? page : element,
    axis,
    isPage,
    from,
    size,
  };
}

/** Pixels from where the content begins. */
export function scrollPosition(scroller: Scroller): number {
  return scroller.box[`scroll${scroller.from}`] * (isBackwards(scroller) ? -1 : 1);
}

/**
 * Scrolls at once, whatever `scroll-behavior` says.
 *
 * @param pixels From where the content begins.
 */
export function scrollInstantly(scroller: Scroller, pixels: number): void {
  const along = isBackwards(scroller) ? -pixels : pixels;
  scroller.box.scrollTo({ [scroller.axis === 'x' ? 'left' : 'top']: along, behavior: 'instant' });
}

/** Pixels that it scrolls from end to end. */
export function scrollable(scroller: Scroller): number {
  return scroller.box[`scroll${scroller.size}`] - viewSize(scroller);
}

/** Pixels of the content that are shown at a time. */
export function viewSize({ box, size }: Scroller): number {
  return box[`client${size}`];
}

/**
 * Whether its content begins at the right, so that scrolling along x counts below 0. For the page, its body decides.
 * Reversed flex boxes are not recognized, nor is any content that begins at the bottom.
 *
 * Only the style says so: content that begins at the left also goes below 0 while it bounces.
 */
export function isBackwards({ content, axis }: Scroller): boolean {
  if (axis === 'y') return false;
  const { direction, writingMode } = getComputedStyle(content);
  return writingMode === 'horizontal-tb' ? direction === 'rtl' : writingMode.endsWith('-rl');
}

/** Not every browser has it. */
export function zoomOf(element: Element): number {
  return (element as Partial<Element>).currentCSSZoom ?? 1;
}
