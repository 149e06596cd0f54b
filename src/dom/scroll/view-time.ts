import type { Observable } from 'rxjs';
import type { Seconds } from '../../clock/seconds.js';
import { checkElement } from '../../element/elemental.js';
import { checkEither, checkOptions } from '../../math/check.js';
import { containers } from './containers.js';
import { contentPlace } from './content-place.js';
import { type PixelRange, rangeTime } from './range-time.js';
import { scrollerOf } from './scroller.js';
import { likeTimeline } from './timelines.js';
import { type ViewPoint, viewPoint } from './view-range.js';

/** How {@link viewTime} turns an element's way through the view into time. */
export interface ViewTimeOptions {
  /** Where time begins. Default: `'cover 0%'`, where the element begins to come into view. */
  readonly from?: ViewPoint | undefined;
  /** Where time ends. Default: `'cover 100%'`, where the element has left the view. */
  readonly to?: ViewPoint | undefined;
  /** Default: `y`. */
  readonly axis?: 'x' | 'y' | undefined;
  /** Seconds between `from` and `to`. Default: 1. */
  readonly duration?: Seconds | undefined;
}

/**
 * How far an element has moved through the view of its scroller, as a stream of times.
 *
 *     element    below----enters----in the middle----leaves----above
 *     viewTime   0--------0---------0.5--------------1---------1
 *
 * The ranges are those of CSS's `animation-range`: `cover` from entering to having left, `entry` while it enters,
 * `contain` while it is fully in view, or fills the view; `exit` while it leaves. As in CSS, transforms do not count.
 * While `position: sticky` holds the element where it is, its time stands still.
 *
 * ```ts page
 * import { fromTo, moveBy, spawn } from 'rx-motion';
 * import { domTarget, viewTime } from 'rx-motion/dom';
 *
 * const card = document.querySelector<HTMLElement>('#card')!;
 * const reveal = spawn(fromTo(1, { opacity: 0 }, { opacity: 1 }), moveBy(1, { x: 50 }));
 * viewTime(card, { from: 'entry 0%', to: 'entry 100%' }).pipe(reveal.on(domTarget(card))).subscribe();
 * ```
 *
 * @param element Its scroller is the nearest ancestor that scrolls along the axis, as in CSS, or the page.
 * @returns Seconds from 0 to `duration`: at once, and whenever it changes by scrolling, or because the element, its
 * scroller or a child of the scroller is resized, added or removed. Layout is read in whole pixels. 0 while the element
 * is not displayed.
 * @throws TypeError when `element` is not an element, or when `from` or `to` is not a point; RangeError when `duration`
 * is negative or not finite.
 * @see {@link scrollTime}, for a whole scroller.
 */
export function viewTime(element: Element, options: ViewTimeOptions = {}): Observable<Seconds> {
  const {
    from = 'cover',
    to = 'cover',
    axis = 'y',
    duration = 1,
  } = checkOptions('viewTime', options, 'axis duration from to');
  const start = viewPoint('from', from, 0);
  const end = viewPoint('to', to, 100);
  checkEither('viewTime', 'axis', axis, ['x', 'y']);
  checkElement('viewTime', element);
  const time$ = rangeTime('viewTime', duration, () => {
    const parts = containers(element, axis);
    const scroller = scrollerOf('viewTime', parts.pop()!, axis);
    const read = (): PixelRange => {
      const place = contentPlace(element, scroller);
      return [start(place), end(place)];
    };
    // A sticky element is elsewhere in the content after each scroll.
    const isMoving = parts.some((part) => getComputedStyle(part).position === 'sticky');
    return { scroller, read, parts, isMoving };
  });
  return likeTimeline(time$, {
    duration,
    kind: 'ViewTimeline',
    options: { subject: element, axis },
    rangeStart: from,
    rangeEnd: to,
  });
}
