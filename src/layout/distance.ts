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

/** A velocity in the axes and the size of an element, as it is seen on the page. A fade is not gone on with. */
export function onPage(velocity: Amounts, { around, width, height }: Seen): Amounts {
  return velocityOf(velocity, pageDistance(around, velocity[X]!, velocity[Y]!), width, height);
}

/** The other way round. */
export function inAxes(velocity: Amounts, { around, width, height }: Seen): Amounts {
  return velocityOf(velocity, ownDistance(around, velocity[X]!, velocity[Y]!), 1 / (width || 1), 1 / (height || 1));
}

function velocityOf(velocity: Amounts, { x, y }: Distance, width: number, height: number): Amounts {
  const amounts = [...velocity];
  amounts[X] = x;
  amounts[Y] = y;
  amounts[SCALE_X]! *= width;
  amounts[SCALE_Y]! *= height;
  amounts[OPACITY] = 0;
  return amounts;
}

function difference(was: number, now: number): number {
  return Math.abs(was - now) > NEAR ? was - now : 0;
}

function lengthOf(x: number, y: number): number {
  return Math.hypot(x, y) || 1;
}
