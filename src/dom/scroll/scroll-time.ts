import type { Observable } from 'rxjs';
import type { Seconds } from '../../clock/seconds.js';
import { isElement } from '../../element/elemental.js';
import { checkFinite, checkOptions, wrongKind } from '../../math/check.js';
import { contentPlace } from './content-place.js';
import { type PixelRange, rangeTime } from './range-time.js';
import { scrollable, type Scroller, scrollerOf } from './scroller.js';
import { likeTimeline } from './timelines.js';

/** A scroll position: in pixels, or the one at which the start of this element is at the start of the view. */
export type ScrollPoint = number | Element;

/** Where time begins and ends. */
export type ScrollRange = readonly [start: ScrollPoint, end: ScrollPoint];

/** How {@link scrollTime} turns scrolling into time. */
export interface ScrollTimeOptions {
  /** Default: `y`. */
  readonly axis?: 'x' | 'y' | undefined;
  /**
   * Where time begins and ends, or a function that returns it, called at each change. Default: the whole scroll
   * distance.
   */
  readonly range?: ScrollRange | (() => ScrollRange) | undefined;
  /** Seconds over the whole range. Default: 1. */
  readonly duration?: Seconds | undefined;
}

/**
 * The scroll position of an element as a stream of times: scrolling drives any action through `action.on`, both ways.
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
 * @returns Seconds from 0 to `duration`: at once, and whenever it changes by scrolling, or because the element or one
 * of its children is resized, added or removed. Time 0 is the start of the content, even if that is at the right;
 * content that starts at the bottom is not supported.
 * @throws TypeError when `element` is not an element, or its document has no window, or `range` is not two numbers or
 * elements; RangeError when a number is not finite, or `duration` is negative. The result of a function for `range` is
 * checked at each call.
 */
export function scrollTime(element: Element, options: ScrollTimeOptions = {}): Observable<Seconds> {
  const { axis = 'y', range, duration = 1 } = checkOptions('scrollTime', options, 'axis duration range');
  const scroller = scrollerOf('scrollTime', element, axis);
  const pixelsOf = (bounds: ScrollRange): PixelRange => {
    if (!Array.isArray(bounds)) throw wrongKind('scrollTime', 'range', 'an array of two', bounds);
    const [start, end] = bounds as ScrollRange;
    return [pixelsAt('range[0]', start, scroller), pixelsAt('range[1]', end, scroller)];
  };
  const read = (): PixelRange => {
    if (range === undefined) return [0, scrollable(scroller)];
    return pixelsOf(typeof range === 'function' ? range() : range);
  };
  // What a function returns is checked when it is called.
  if (typeof range !== 'function') read();
  const time$ = rangeTime('scrollTime', duration, () => ({ scroller, read, isMoving: true }));
  if (range !== undefined) return time$;
  return likeTimeline(time$, {
    duration,
    kind: 'ScrollTimeline',
    options: { source: element, axis },
    rangeStart: 'normal',
    rangeEnd: 'normal',
  });
}

function pixelsAt(what: string, point: ScrollPoint, scroller: Scroller): number {
  if (typeof point === 'number') return checkFinite('scrollTime', what, point);
  if (!isElement<Element>(point)) throw wrongKind('scrollTime', what, 'a number or an element', point);
  return contentPlace(point, scroller).start;
}
