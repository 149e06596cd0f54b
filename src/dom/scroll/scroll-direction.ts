import { distinctUntilChanged, filter, map, type Observable } from 'rxjs';
import { type ScrollAxis, scrollMoves$ } from './scroll-moves.js';

/**
 * The direction in which an element is scrolled: 1 away from the start of its content, -1 towards it. Emits at the
 * first scroll, and whenever the direction changes.
 *
 *     scrolled           0-----10----30----25----20----90
 *     scrollDirection$   ------1-----------(-1)--------1
 *
 * ```ts page
 * import { switchMap } from 'rxjs';
 * import { moveTo, play, quadraticOut } from 'rx-motion';
 * import { domTarget, scrollDirection$ } from 'rx-motion/dom';
 *
 * const header = domTarget(document.querySelector<HTMLElement>('#panel')!);
 * scrollDirection$(document.documentElement)
 *   .pipe(switchMap((direction) => play(moveTo(0.3, { y: direction === 1 ? -80 : 0 }, quadraticOut), header)))
 *   .subscribe();
 * ```
 *
 * @param element The element that scrolls; `document.documentElement` for the page.
 * @throws TypeError when `element` is not an element, or its document has no window; RangeError when the axis is not
 * `x` or `y`.
 */
export function scrollDirection$(element: Element, options: ScrollAxis = {}): Observable<1 | -1> {
  return scrollMoves$('scrollDirection$', element, options).pipe(
    filter(({ pixels }) => pixels !== 0),
    map(({ pixels }) => (pixels > 0 ? 1 : -1)),
    distinctUntilChanged(),
  );
}
