import { transitions } from '../dom/presence/transition.js';
import type { StyledElement } from '../dom/style/elemental.js';
import { thisMoment } from '../dom/style/this-moment.js';
import { glides } from './glide.js';
import { type Amounts, NOTHING } from './offsets.js';
import type { Seen } from './seen.js';

/** How fast an element moves. */
export interface Gliding {
  /** In the axes and the size that the layout gave it; null for one at rest. */
  readonly velocity: Amounts | null;
  readonly layout: Seen | undefined;
}

/** How fast an element moves now. */
export function glidingOf(element: StyledElement): Gliding {
  const glide = glides.get(element);
  const isMoving = glide?.isMoving === true && (glide.stoppedAt ?? thisMoment()) === thisMoment();
  if (isMoving) return { velocity: glide.velocity, layout: glide.course.seen };
  // What enters or leaves moves already: it begins to glide without a kink.
  return { velocity: transitions.has(element) ? NOTHING : null, layout: undefined };
}
