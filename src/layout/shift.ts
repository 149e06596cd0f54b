import type { StyledElement } from '../dom/style/elemental.js';
import { domTarget } from '../dom/target/dom-target.js';
import { type Seen, pageDistance } from './seen.js';

/** How motions have moved and scaled an element, compared with its layout. */
export interface Shift {
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

const NO_SHIFT: Shift = { x: 0, y: 0, scaleX: 1, scaleY: 1 };

export function shiftOf(element: StyledElement): Shift {
  return element.style.transform === '' ? NO_SHIFT : domTarget(element);
}

/** Remembers the numbers of a shift, which may be those of a target. */
export function copyOf({ x, y, scaleX, scaleY }: Shift): Shift {
  return { x, y, scaleX, scaleY };
}

/** Where an element is seen that was seen with another shift. */
export function shifted(seen: Seen, was: Shift, now: Shift): Seen {
  const { x, y } = pageDistance(seen.around, now.x - was.x, now.y - was.y);
  return {
    ...seen,
    x: seen.x + x,
    y: seen.y + y,
    width: seen.width * (now.scaleX / (was.scaleX || 1)),
    height: seen.height * (now.scaleY / (was.scaleY || 1)),
  };
}
