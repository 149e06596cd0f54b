import { hostOf } from '../dom/features/feature.js';
import type { StyledElement } from '../dom/style/elemental.js';
import { type DomTarget, domTarget } from '../dom/target/dom-target.js';
import type { CheckedFlip } from './flip-options.js';
import { type Amounts, HEIGHT, NOTHING, OPACITY, SCALE_X, SCALE_Y, WIDTH, X, Y } from './offsets.js';
import { type Seen, ownDistance, pageDistance } from './seen.js';
import type { Shift } from './shift.js';

/** How far an element may be from its place without a glide, in pixels. */
const NEAR = 0.01;

/** What has to be added to an element for it to be seen where it was. */
export function distance(element: StyledElement, was: Seen, now: Seen, resize: CheckedFlip['resize']): Amounts {
  const { a, b, c, d } = now.around;
  const [width, height] = [difference(was.width, now.width), difference(was.height, now.height)];
  const { x, y } = ownDistance(now.around, was.x - now.x, was.y - now.y);
  const amounts = [...NOTHING];
  const isResized = resize !== 'none' && (width !== 0 || height !== 0);
  amounts[X] = x;
  amounts[Y] = y;
  if (resize !== 'scale') {
    // It keeps its left and upper edge.
    const [ownWidth, ownHeight] = [width / lengthOf(a, b), height / lengthOf(c, d)];
    amounts[X] -= ownWidth / 2;
    amounts[Y] -= ownHeight / 2;
    if (isResized) {
      amounts[WIDTH] = ownWidth;
      amounts[HEIGHT] = ownHeight;
    }
  }
  if (!isResized) return Math.hypot(amounts[X], amounts[Y]) > NEAR ? amounts : NOTHING;
  if (resize === 'size') return amounts;
  const { scaleX, scaleY } = domTarget(element);
  amounts[SCALE_X] = now.width === 0 ? 0 : (scaleX * width) / now.width;
  amounts[SCALE_Y] = now.height === 0 ? 0 : (scaleY * height) / now.height;
  // The scale moves the middle of an element whose origin lies elsewhere.
  const origin = originOf(element);
  amounts[X] += amounts[SCALE_X] * origin.x;
  amounts[Y] += amounts[SCALE_Y] * origin.y;
  return amounts;
}

function difference(was: number, now: number): number {
  return Math.abs(was - now) > NEAR ? was - now : 0;
}

/** What has to be added for an element to fade in, if it is elsewhere than it was. */
export function faded(element: StyledElement, was: Seen, now: Seen): Amounts {
  if (distance(element, was, now, 'none') === NOTHING) return NOTHING;
  const amounts = [...NOTHING];
  amounts[OPACITY] = -domTarget(element).opacity;
  return amounts;
}

/** A velocity that an element had before, in the axes and the layout that it has now. */
export function velocityIn(
  now: Seen,
  { scaleX, scaleY }: DomTarget,
  before: { readonly seen: Seen; readonly shift: Shift },
  velocity: Amounts,
): Amounts {
  const { seen: was, shift } = before;
  const page = pageDistance(was.around, velocity[X]!, velocity[Y]!);
  const own = ownDistance(now.around, page.x, page.y);
  const amounts = [...velocity];
  amounts[X] = own.x;
  amounts[Y] = own.y;
  amounts[SCALE_X]! *= (was.width * scaleX) / (now.width * shift.scaleX || 1);
  amounts[SCALE_Y]! *= (was.height * scaleY) / (now.height * shift.scaleY || 1);
  return amounts;
}

function lengthOf(x: number, y: number): number {
  return Math.hypot(x, y) || 1;
}

/** The origin of the scale of an element, from the middle of what it scales. */
export function originOf(element: StyledElement): { x: number; y: number } {
  const { transformOrigin, transform, width, height } = getComputedStyle(element);
  // A shape has it in its middle while it is a target.
  if (transformOrigin === '' || 'ownerSVGElement' in element) return { x: 0, y: 0 };
  const [x = 0, y = 0] = transformOrigin.split(' ').map(parseFloat);
  const { offsetWidth = parseFloat(width), offsetHeight = parseFloat(height) } = element as Partial<HTMLElement>;
  // One in percent stays inside of the scale.
  const isInside = hostOf('flip', domTarget(element)).innerTransform;
  const { e, f } = isInside ? new DOMMatrixReadOnly(transform) : { e: 0, f: 0 };
  return { x: x - offsetWidth / 2 - e, y: y - offsetHeight / 2 - f };
}
