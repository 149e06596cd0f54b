import { type Observable, distinctUntilChanged, fromEvent, map, merge, startWith } from 'rxjs';
import type { Seconds } from '../../clock/seconds.js';
import { checkEither, checkFinite, checkObject, checkPositive, wrongKind } from '../../math/check.js';
import { contentSize$ } from './content-size.js';
import { scrollsBackwards } from './scroll-direction.js';

/** How {@link scrollTime} makes time of scrolling. */
export interface ScrollTimeOptions {
  /** Default: `y`. */
  readonly axis?: 'x' | 'y';
  /** The scrolled pixels at which time begins and ends. Default: as far as the element scrolls. */
  readonly range?: readonly [start: number, end: number];
  /** Seconds over the whole range. Default: 1. */
  readonly duration?: Seconds;
}

/**
 * How far an element is scrolled, as a stream of time: scrolling drives any action through `action.on`, both ways.
 *
 *     scrolled     0-----250---500---125       of 500 px
 *     scrollTime   0-----0.5---1-----0.25
 *
 * ```ts page
 * import { moveTo, sequence, rotateBy } from 'rx-motion';
 * import { domTarget, scrollTime } from 'rx-motion/dom';
 *
 * const ship = domTarget(document.querySelector<HTMLElement>('#ship')!);
 * const journey = sequence(moveTo(1, { x: 300 }), rotateBy(0.5, 90));
 * scrollTime(document.documentElement, { duration: journey.duration }).pipe(journey.on(ship)).subscribe();
 * ```
 *
 * @param element The element that scrolls; `document.documentElement` for the page.
 * @returns Seconds from 0 to `duration`: at once, then after each change: by scrolling, or because the element or one
 * of its children is resized, added or removed. Time begins where the content does, also at the right or at the bottom.
 * @throws TypeError when `element` is not an element, or in a document that no window shows; RangeError when a number
 * is not finite, or `duration` is not above 0.
 */
export function scrollTime(element: Element, options: ScrollTimeOptions = {}): Observable<Seconds> {
  const { axis = 'y', range, duration: seconds = 1 } = checkObject('scrollTime', 'options', options);
  checkEither('scrollTime', 'axis', axis, ['x', 'y']);
  if (range !== undefined && !Array.isArray(range)) {
    throw wrongKind('scrollTime', 'range', 'an array of two numbers', range);
  }
  const duration = checkPositive('scrollTime', 'duration', checkFinite('scrollTime', 'duration', seconds));
  const start = checkFinite('scrollTime', 'range[0]', range?.[0] ?? 0);
  const end = range && checkFinite('scrollTime', 'range[1]', range[1]);
  const { page, shown } = pageOf(checkObject('scrollTime', 'element', element));
  const isPage = element === page.documentElement || element === page.scrollingElement;
  const scroller = (): Element => (isPage ? (page.scrollingElement ?? element) : element);
  const time = (): Seconds => {
    const length = (end ?? scrollable(scroller(), axis)) - start;
    const part = length === 0 ? 0 : (scrolled(scroller(), axis, isPage) - start) / length;
    return Math.max(0, Math.min(1, part)) * duration;
  };
  // The page dispatches its own scrolling at the document.
  const scroll$ = fromEvent(isPage ? page : element, 'scroll', { passive: true });
  const size$ = contentSize$(element, () =>
    isPage ? [...element.children, ...pageBody(page).children] : element.children,
  );
  return merge(scroll$, fromEvent(shown, 'resize'), size$).pipe(startWith(null), map(time), distinctUntilChanged());
}

/** The document of an element, and the window that shows it. */
function pageOf(element: Element): { page: Document; shown: Window } {
  const page = (element as Partial<Element>).ownerDocument;
  if (page === undefined) throw wrongKind('scrollTime', 'element', 'an element', element);
  const shown = page.defaultView;
  if (shown === null) {
    throw new TypeError('scrollTime: element must be in a document that a window shows, got one that is not');
  }
  return { page, shown };
}

/** Pixels from where the content begins. */
function scrolled(element: Element, axis: 'x' | 'y', isPage: boolean): number {
  const { scrollLeft, scrollTop, ownerDocument } = element;
  const along = axis === 'x' ? scrollLeft : scrollTop;
  // The page goes by the writing mode of its body.
  const style = getComputedStyle(isPage ? pageBody(ownerDocument) : element);
  return scrollsBackwards(style, axis, isPage) ? -along : along;
}

/** A page that is being loaded may have no body yet. */
function pageBody(page: Document): Element {
  const { body } = page as { body: HTMLElement | null };
  return body ?? page.documentElement;
}

/** Pixels. */
function scrollable(element: Element, axis: 'x' | 'y'): number {
  return axis === 'x' ? element.scrollWidth - element.clientWidth : element.scrollHeight - element.clientHeight;
}
