import { flush } from '../dom/style/flush.js';
import { type Before, velocityOf } from './flipping.js';
import { copyOf, shiftOf, shifted } from './shift.js';

/** What was noted of elements, as the motions since have changed it: also if the page has changed already. */
export function followed(noted: ReadonlyMap<unknown, Before>): ReadonlyMap<unknown, Before> {
  flush();
  const now = Array.from(noted, ([key, { element, seen, shift, children }]) => {
    const latest = copyOf(shiftOf(element));
    const velocity = velocityOf(element);
    return [key, { element, seen: shifted(seen, shift, latest), shift: latest, velocity, children }] as const;
  });
  return new Map(now);
}
