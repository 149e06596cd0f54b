import { hostOf } from '../dom/features/feature.js';
import type { StyledElement } from '../dom/style/elemental.js';
import { domTarget } from '../dom/target/dom-target.js';
import { glides } from './glide.js';
import { NOTHING, SCALE_X, SCALE_Y, X, Y } from './offsets.js';
import { type Distance, type Seen, pageDistance } from './seen.js';

/** How motions have moved an element from where its page has it, in pixels of the page, and scaled it. */
export interface Shift extends Distance {
  readonly scaleX: number;
  readonly scaleY: number;
}

const NO_SHIFT: Shift = { x: 0, y: 0, scaleX: 1, scaleY: 1 };

/**
 * The shift of an element now. Nothing is read that lays out the page.
 *
 * @param seen Where it was seen once.
 */
export function shiftOf(element: StyledElement, seen: Seen): Shift {
  if (element.style.transform === '') return NO_SHIFT;
  const { x, y, scaleX, scaleY, transform } = hostOf('flip', domTarget(element));
  const own = transform.own.numbers;
  const glide = glides.get(element);
  // What is written makes up for an origin and for the scale around it, too: that is not seen.
  const { amounts, course } = glide ?? { amounts: NOTHING, course: { seen } };
  return {
    ...pageDistance(course.seen.around, x - own.x + amounts[X]!, y - own.y + amounts[Y]!),
    scaleX: (scaleX / (own.scaleX || 1)) * (1 + amounts[SCALE_X]!),
    scaleY: (scaleY / (own.scaleY || 1)) * (1 + amounts[SCALE_Y]!),
  };
}

/** Where an element is seen that was seen with another shift. @param moved How far what is around it has moved. */
export function shifted(seen: Seen, was: Shift, now: Shift, moved: Distance): Seen {
  return {
    ...seen,
    x: seen.x + moved.x + now.x - was.x,
    y: seen.y + moved.y + now.y - was.y,
    width: seen.width * (now.scaleX / (was.scaleX || 1)),
    height: seen.height * (now.scaleY / (was.scaleY || 1)),
  };
}
