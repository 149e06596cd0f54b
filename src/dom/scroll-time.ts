import { Observable, distinctUntilChanged, fromEvent, map, merge, startWith } from 'rxjs';
import { checkFinite, checkPositive } from '../math/check.js';
import type { Seconds } from '../clock/seconds.js';

/** How scrolling becomes time. */
export interface ScrollTimeOptions {
  /** Default: `y`. */
  readonly axis?: 'x' | 'y';
  /** Where time begins and ends, in pixels that were scrolled. Default: as far as the element scrolls. */
  readonly range?: readonly [start: number, end: number];
  /** Seconds that go by over the whole range. Default: 1. */
  readonly duration?: Seconds;
}

/**
 * How far an element is scrolled, as a stream of time: scrolling drives any action through `action.on`, forwards and backwards.
 *
 *     scrolled     0-----250---500---125       of 500 px
 *     scrollTime   0-----0.5---1-----0.25
 *
 * ```ts no-run
 * import { moveTo, sequence, rotateBy } from 'rx-motion';
 * import { domTarget, scrollTime } from 'rx-motion/dom';
 *
 * const ship = domTarget(document.querySelector<HTMLElement>('#ship')!);
 * const journey = sequence(moveTo(1, { x: 300 }), rotateBy(0.5, 90));
 * scrollTime(document.documentElement, { duration: journey.duration }).pipe(journey.on(ship)).subscribe();
 * ```
 *
 * @param element What scrolls; `document.documentElement` for the page.
 * @returns Seconds from 0 to `duration`: where it stands at once, then whenever that changes: by scrolling, or because the element or
 * one of its children gets another size.
 * @throws RangeError when a number is not finite, or `duration` is not above 0.
 */
export function scrollTime(element: Element, options: ScrollTimeOptions = {}): Observable<Seconds> {
  const { axis = 'y', range } = options;
  const duration = checkPositive(
    'scrollTime',
    'duration',
    checkFinite('scrollTime', 'duration', options.duration ?? 1),
  );
  const start = checkFinite('scrollTime', 'range[0]', range?.[0] ?? 0);
  const end = range && checkFinite('scrollTime', 'range[1]', range[1]);
  const page = element.ownerDocument;
  const isPage = element === page.scrollingElement;
  const time = (): Seconds => {
    const scrolled = axis === 'x' ? scrolledAlong(element, isPage ? page.body : element) : element.scrollTop;
    const length = (end ?? scrollable(element, axis)) - start;
    const part = length === 0 ? 0 : (scrolled - start) / length;
    return Math.max(0, Math.min(1, part)) * duration;
  };
  // The page tells of its own scrolling at the document.
  const scroll$ = fromEvent(isPage ? page : element, 'scroll', { passive: true });
  const resize$ = fromEvent(page.defaultView!, 'resize');
  return merge(scroll$, resize$, resized(element)).pipe(startWith(null), map(time), distinctUntilChanged());
}

/** Pixels from its beginning: where that is at the right, `scrollLeft` goes below 0, as elsewhere it does only where it bounces. */
function scrolledAlong({ scrollLeft }: Element, styled: Element): number {
  const { direction, writingMode } = getComputedStyle(styled);
  const isFromRight = writingMode === 'horizontal-tb' ? direction === 'rtl' : writingMode === 'vertical-rl';
  return isFromRight ? -scrollLeft : scrollLeft;
}

/** Whenever an element, or one that is in it by now, gets another size. */
function resized(element: Element): Observable<void> {
  return new Observable((subscriber) => {
    const observer = new ResizeObserver(() => {
      subscriber.next();
    });
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => {
      observer.disconnect();
    };
  });
}

/** Pixels. */
function scrollable(element: Element, axis: 'x' | 'y'): number {
  return axis === 'x' ? element.scrollWidth - element.clientWidth : element.scrollHeight - element.clientHeight;
}
