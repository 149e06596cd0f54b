import { transitions } from '../dom/presence/transition.js';
import type { StyledElement } from '../dom/style/elemental.js';
import { thisMoment } from '../dom/style/this-moment.js';
import { onPage } from './distance.js';
import type { Glide } from './glide.js';
import { type Amounts, NOTHING } from './offsets.js';

/** The glide of each element. */
export const glides: WeakMap<StyledElement, Glide> = /* @__PURE__ */ new WeakMap<StyledElement, Glide>();

/** How fast an element moves, as it is seen on the page; null for one at rest. */
export function velocityOf(element: StyledElement): Amounts | null {
  const glide = glides.get(element);
  const isMoving = glide?.isMoving === true && (glide.stoppedAt ?? thisMoment()) === thisMoment();
  if (isMoving) return onPage(glide.velocity, glide.course.seen);
  // What enters or leaves moves already: it begins to glide without a kink.
  return transitions.has(element) ? NOTHING : null;
}

/** Lets no glide move an element from now on. */
export function leave(element: StyledElement): void {
  const glide = glides.get(element);
  if (glide !== undefined) glide.isCurrent = false;
  glides.delete(element);
}

/** Puts an element that is elsewhere now where the layout has it, and what keeps its form in it. */
export function forget(element: StyledElement): void {
  const glide = glides.get(element);
  if (glide === undefined) return;
  glide.clear();
  leave(element);
  for (const child of childrenOf(element)) if (glides.get(child)?.form?.outer === glide) forget(child);
}

export function childrenOf(element: { readonly children: unknown }): Iterable<StyledElement> {
  return element.children as Iterable<StyledElement>;
}
