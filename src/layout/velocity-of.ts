import { transitions } from '../dom/presence/transition.js';
import type { StyledElement } from '../dom/style/elemental.js';
import { thisMoment } from '../dom/style/this-moment.js';
import { onPage } from './distance.js';
import { glides } from './glide.js';
import { type Amounts, NOTHING } from './offsets.js';

/** How fast an element moves, as it is seen on the page; null for one at rest. */
export function velocityOf(element: StyledElement): Amounts | null {
  const glide = glides.get(element);
  const isMoving = glide?.isMoving === true && (glide.stoppedAt ?? thisMoment()) === thisMoment();
  if (isMoving) return onPage(glide.velocity, glide.course.seen);
  // What enters or leaves moves already: it begins to glide without a kink.
  return transitions.has(element) ? NOTHING : null;
}
