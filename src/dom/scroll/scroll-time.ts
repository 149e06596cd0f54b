import type { Observable } from 'rxjs';
import type { Seconds } from '../../clock/seconds.js';
import { checkFinite, checkObject, wrongKind } from '../../math/check.js';
import { type Range, rangeTime } from './range-time.js';
import { scrollable, scrollerOf } from './scroller.js';
import { likeTimeline } from './timelines.js';

/** How {@link scrollTime} makes time of scrolling. */
export interface ScrollTimeOptions {
  /** Default: `y`. */
  readonly axis?: 'x' | 'y';
  /**
   * The scrolled pixels at which time begins and ends, or a function that finds them, called at each change. Default:
   * as far as the element scrolls.
   */
  readonly range?: readonly [start: number, end: number] | (() => readonly [start: number, end: number]);
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
 * of its children is resized, added or removed. Time begins where the content does, also at the right.
 * @throws TypeError when `element` is not an element, or in a document that no window shows; RangeError when a number
 * is not finite, or `duration` is negative. What a function for `range` returns is checked when it is called.
 */
export function scrollTime(element: Element, options: ScrollTimeOptions = {}): Observable<Seconds> {
  const { axis = 'y', range, duration = 1 } = checkObject('scrollTime', 'options', options);
  const scroller = scrollerOf('scrollTime', element, axis);
  const read = range === undefined ? (): Range => [0, scrollable(scroller)] : readerOf(range);
  const time$ = rangeTime('scrollTime', duration, axis, () => [scroller.box, read, [], true]);
  if (range !== undefined) return time$;
  return likeTimeline(time$, duration, 'ScrollTimeline', { source: element, axis }, 'normal', 'normal');
}

function readerOf(range: Range | (() => Range)): () => Range {
  if (typeof range === 'function') return () => checkRange(range());
  const checked = checkRange(range);
  return () => checked;
}

function checkRange(range: Range): Range {
  if (!Array.isArray(range)) throw wrongKind('scrollTime', 'range', 'an array of two numbers', range);
  const [start, end] = range as Range;
  return [checkFinite('scrollTime', 'range[0]', start), checkFinite('scrollTime', 'range[1]', end)];
}
