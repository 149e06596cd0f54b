import { concat, distinctUntilChanged, map, type Observable, of, startWith, switchMap, timer } from 'rxjs';
import { type ScrollAxis, type ScrollMove, scrollMoves$ } from './scroll-moves.js';

/**
 * How fast an element is scrolled: 0 at once, then pixels per second, and 0 when scrolling has stopped.
 *
 *     scrolled          0-----10----30-------------------90---- px, a jump at the end
 *     scrollVelocity$   0-----------1200-------0---------------
 *
 * It is positive when scrolling goes away from the start of the content. The first event after a rest counts as the
 * start, so a jump has no velocity. Between two scrolls, nothing runs.
 *
 * ```ts page
 * import { map } from 'rxjs';
 * import { scrollVelocity$ } from 'rx-motion/dom';
 * import { glide } from 'rx-motion/stream';
 *
 * const card = document.querySelector<HTMLElement>('#card')!;
 * scrollVelocity$(document.documentElement)
 *   .pipe(map((velocity) => velocity / 500), glide(0.2))
 *   .subscribe((degrees) => (card.style.transform = `skewY(${degrees}deg)`));
 * ```
 *
 * @param element The element that scrolls; `document.documentElement` for the page.
 * @throws TypeError when `element` is not an element, or its document has no window; RangeError when the axis is not
 * `x` or `y`.
 */
export function scrollVelocity$(element: Element, options: ScrollAxis = {}): Observable<number> {
  return scrollMoves$('scrollVelocity$', element, options).pipe(
    map(velocityOf),
    switchMap((velocity) => concat(of(velocity), timer(REST).pipe(map(() => 0)))),
    startWith(0),
    distinctUntilChanged(),
  );
}

/** Milliseconds without a scroll event after which scrolling has stopped. */
const REST = 100;

function velocityOf({ pixels, milliseconds }: ScrollMove): number {
  return milliseconds > REST ? 0 : (pixels / Math.max(1, milliseconds)) * 1000;
}
