import type { StyledElement } from '../dom/style/elemental.js';
import { domTarget } from '../dom/target/dom-target.js';
import type { CheckedFlip } from './flip-options.js';
import { type Amounts, HEIGHT, NOTHING, OPACITY, SCALE_X, SCALE_Y, WIDTH, X, Y } from './offsets.js';
import { type Distance, type Seen, ownDistance, pageDistance } from './seen.js';

/** How far an element may be from its place without a glide, in pixels. */
const NEAR = 0.01;

/**
 * What has to be added to an element for it to be seen where it was: to its place and its size in its own axes, or as a
 * part of its size if it is scaled.
 *
 * @param moved How far what is around it is moved.
 */
export function distance(was: Seen, now: Seen, moved: Distance, resize: CheckedFlip['resize']): Amounts {
  const { a, b, c, d } = now.around;
  const [width, height] = [difference(was.width, now.width), difference(was.height, now.height)];
  let { x, y } = ownDistance(now.around, was.x - now.x - moved.x, was.y - now.y - moved.y);
  const amounts = [...NOTHING];
  if (resize === 'scale') {
    amounts[SCALE_X] = width / (now.width || Infinity);
    amounts[SCALE_Y] = height / (now.height || Infinity);
  } else {
    // It keeps its left and upper edge.
    const [ownWidth, ownHeight] = [width / lengthOf(a, b), height / lengthOf(c, d)];
    x -= ownWidth / 2;
    y -= ownHeight / 2;
    if (resize === 'size') {
      amounts[WIDTH] = ownWidth;
      amounts[HEIGHT] = ownHeight;
    }
  }
  if (Math.hypot(x, y) > NEAR) {
    amounts[X] = x;
    amounts[Y] = y;
  }
  return amounts.some(Boolean) ? amounts : NOTHING;
}

/** What has to be added for an element to fade in. */
export function faded(element: StyledElement): Amounts {
  const amounts = [...NOTHING];
  amounts[OPACITY] = -domTarget(element).opacity;
  return amounts;
}

/** A velocity in the axes and the size that an element had, in those that it has now. A fade is not gone on with. */
export function velocityIn(now: Seen, was: Seen, velocity: Amounts): Amounts {
  const page = pageDistance(was.around, velocity[X]!, velocity[Y]!);
  const { x, y } = ownDistance(now.around, page.x, page.y);
  const amounts = [...velocity];
  amounts[X] = x;
  amounts[Y] = y;
  amounts[SCALE_X]! *= was.width / (now.width || 1);
  amounts[SCALE_Y]! *= was.height / (now.height || 1);
  amounts[OPACITY] = 0;
  return amounts;
}

function difference(was: number, now: number): number {
  return Math.abs(was - now) > NEAR ? was - now : 0;
}

function lengthOf(x: number, y: number): number {
  return Math.hypot(x, y) || 1;
}
