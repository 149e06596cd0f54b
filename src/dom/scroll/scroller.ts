import { type Observable, fromEvent } from 'rxjs';
import { checkEither, checkObject, wrongKind } from '../../math/check.js';
import { scrollsBackwards } from './scrolls-backwards.js';

/** An element that scrolls, or the page, along one axis. */
export interface Scroller {
  readonly element: Element;
  /** The element whose numbers say how far it is scrolled: the page has another one in quirks mode. */
  readonly box: Element;
  readonly axis: 'x' | 'y';
  readonly isPage: boolean;
  readonly page: Document;
  readonly shown: Window;
  /** Where the axis begins, in the names of properties such as `scrollTop`. */
  readonly from: 'Left' | 'Top';
  readonly size: 'Width' | 'Height';
}

/**
 * @param caller The function that errors name.
 * @throws TypeError when `element` is not an element, or in a document that no window shows; RangeError when `axis` is
 * neither of both.
 */
export function scrollerOf(caller: string, element: Element, axis: 'x' | 'y'): Scroller {
  checkEither(caller, 'axis', axis, ['x', 'y']);
  const page = (checkObject(caller, 'element', element) as Partial<Element>).ownerDocument;
  if (page === undefined) throw wrongKind(caller, 'element', 'an element', element);
  const shown = page.defaultView;
  if (shown === null) {
    throw new TypeError(`${caller}: element must be in a document that a window shows, got one that is not`);
  }
  const isPage = element === page.documentElement || element === page.scrollingElement;
  const names = axis === 'x' ? ({ from: 'Left', size: 'Width' } as const) : ({ from: 'Top', size: 'Height' } as const);
  const box = isPage ? (page.scrollingElement ?? element) : element;
  return { element, box, axis, isPage, page, shown, ...names };
}

/** What dispatches its events: the page dispatches its own scrolling at the document. */
export function scrollEvents({ element, isPage, page }: Scroller): EventTarget {
  return isPage ? page : element;
}

/** Its scrolling. */
export function scroll$(scroller: Scroller): Observable<Event> {
  return fromEvent<Event>(scrollEvents(scroller), 'scroll', { passive: true });
}

/** Pixels from where the content begins. */
export function scrolled(scroller: Scroller): number {
  const along = scroller.box[`scroll${scroller.from}`];
  return isBackwards(scroller) ? -along : along;
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
export function viewSize(scroller: Scroller): number {
  return scroller.box[`client${scroller.size}`];
}

/** Whether its content begins at the right or at the bottom. */
export function isBackwards(scroller: Scroller): boolean {
  const { axis, isPage } = scroller;
  // The page goes by the writing mode of its body.
  return scrollsBackwards(getComputedStyle(contentOf(scroller)), axis, isPage);
}

/** What its content lies in. A page that is being loaded may have no body yet. */
export function contentOf({ element, isPage, page }: Scroller): Element {
  return isPage ? ((page as Partial<Document>).body ?? element) : element;
}
