import type { StyledElement } from '../dom/style/elemental.js';
import type { Glide } from './glide.js';
import { SCALE_X, SCALE_Y } from './offsets.js';
import type { Distance, Seen } from './seen.js';

/**
 * The place from which something in a scaled element glides. It has its new size at once; its text stays where it was.
 * What is new keeps its distance from the upper corner, as if it had been covered.
 *
 * @param now Where the layout has it.
 * @param was Where it was seen.
 * @param outer The glide of the scaled element.
 * @param moved How far that is moved.
 */
export function seenInside(
  element: StyledElement,
  now: Seen,
  was: Seen | undefined,
  outer: Glide,
  moved: Distance,
): Seen {
  const { textAlign, direction } = getComputedStyle(element);
  const isAtRight =
    direction === 'rtl' ? textAlign !== 'left' && textAlign !== 'end' : textAlign === 'right' || textAlign === 'end';
  /** Which part of a width lies on the left of where the text stays. */
  const left = textAlign === 'center' ? 0.5 : isAtRight ? 1 : 0;
  if (was !== undefined) return { ...was, x: was.x + left * (was.width - now.width) };
  const { from, seen } = outer.course;
  return {
    ...now,
    x: now.x + moved.x + (left - 0.5) * from[SCALE_X]! * seen.width,
    y: now.y + moved.y - (from[SCALE_Y]! * seen.height) / 2,
  };
}
