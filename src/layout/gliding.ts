import { transitions } from '../dom/presence/transition.js';
import type { StyledElement } from '../dom/style/elemental.js';
import { thisMoment } from '../dom/style/this-moment.js';
import { glides } from './glide.js';
import { type Amounts, NOTHING, SCALE_X, SCALE_Y } from './offsets.js';
import type { Seen } from './seen.js';

/** How fast an element moves. */
export interface Gliding {
  /** In the axes and the size that the layout gave it; null for one at rest. */
  readonly velocity: Amounts | null;
  readonly layout: Seen | undefined;
}

/** How fast an element moves now that is seen there. */
export function glidingOf(element: StyledElement, seen: Seen): Gliding {
  const glide = glides.get(element);
  const isMoving = glide?.isMoving === true && (glide.stoppedAt ?? thisMoment()) === thisMoment();
  if (isMoving) {
    const { amounts, course, velocity } = glide;
    // What it was in the layout may be scaled by an action, too, which has gone on since then.
    const [width, height] = [seen.width / (1 + amounts[SCALE_X]!), seen.height / (1 + amounts[SCALE_Y]!)];
    return { velocity, layout: { ...course.seen, width, height } };
  }
  // What enters or leaves moves already: it begins to glide without a kink.
  return { velocity: transitions.has(element) ? NOTHING : null, layout: undefined };
}
