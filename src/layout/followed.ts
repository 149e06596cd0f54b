import { flush } from '../dom/style/flush.js';
import type { StyledElement } from '../dom/style/elemental.js';
import type { Before } from './flipping.js';
import { glidingOf } from './gliding.js';
import type { Distance } from './seen.js';
import { type Shift, shiftOf, shifted } from './shift.js';

/**
 * What was noted of elements, as the motions since have changed it: also if the page has changed already.
 *
 * @param shifts Those that elements had when they were noted, outer ones first.
 */
export function followed(
  noted: ReadonlyMap<unknown, Before>,
  shifts: ReadonlyMap<StyledElement, Shift>,
): ReadonlyMap<unknown, Before> {
  flush();
  const moved = new Map<Element | null, Distance>();
  const now = Array.from(noted, ([key, { element, seen: was }]) => {
    const outer = moved.get(element.parentElement) ?? { x: 0, y: 0 };
    const seen = shifted(was, shifts.get(element)!, shiftOf(element, was), outer);
    moved.set(element, { x: seen.x - was.x, y: seen.y - was.y });
    return [key, { element, seen, ...glidingOf(element, seen) }] as const;
  });
  return new Map(now);
}
