import type { StyledElement } from '../../src/element/elemental.js';
import { Glide, glides } from '../../src/layout/glide.js';
import type { GlidePlan } from '../../src/layout/glide-plan.js';
import { NO_OFFSET, type Offset } from '../../src/layout/offset.js';

/** An element of 10 × 10 pixels that the layout puts in the upper left corner. */
export const seen = { x: 0, y: 0, width: 10, height: 10, around: { a: 1, b: 0, c: 0, d: 1 } };

/** These amounts, and 0 for all others. */
export function offsetWith(amounts: Partial<Offset>): Offset {
  return { ...NO_OFFSET, ...amounts };
}

/** Makes an element glide along a straight line, within a second. */
export function glideOf(element: StyledElement, plan: Partial<GlidePlan>, outer: Glide | null = null): Glide {
  const straight = {
    seen,
    resize: 'scale',
    velocity: null,
    duration: 1,
    delay: 0,
    isThrown: false,
    curve: (t: number) => t,
  } as const;
  const glide = new Glide(element, { from: NO_OFFSET, ...straight, ...plan }, outer);
  glides.set(element, glide);
  return glide;
}
