import { flush } from '../dom/style/flush.js';
import type { StyledElement } from '../dom/style/elemental.js';
import type { Before } from './flipping.js';
import { glidingOf } from './gliding.js';
import { type Shift, shiftOf, shifted } from './shift.js';

/**
 * What was noted of elements, as the motions since have changed it: also if the page has changed already.
 *
 * @param shifts Those that elements had when they were noted.
 */
export function followed(
  noted: ReadonlyMap<unknown, Before>,
  shifts: ReadonlyMap<StyledElement, Shift>,
): ReadonlyMap<unknown, Before> {
  flush();
  const now = Array.from(noted, ([key, before]) => {
    const { element, seen } = before;
    const shift = shifts.get(element);
    if (shift === undefined) return [key, before] as const;
    return [key, { element, seen: shifted(seen, shift, shiftOf(element)), ...glidingOf(element) }] as const;
  });
  return new Map(now);
}
