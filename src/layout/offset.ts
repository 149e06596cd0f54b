import { type Distance, pageDistance } from '../element/axes.js';
import { ownSize, type PageBox } from './page-box.js';

/** How an element differs from its layout: position and size in pixels of the page, and opacity. */
export interface Offset extends Distance {
  /** Along the element's own axes, as the height. */
  readonly width: number;
  readonly height: number;
  readonly opacity: number;
}

export const NO_OFFSET: Offset = { x: 0, y: 0, width: 0, height: 0, opacity: 0 };

/** An offset with these amounts. */
export function offsetOf(amount: (name: keyof Offset) => number): Offset {
  return {
    x: amount('x'),
    y: amount('y'),
    width: amount('width'),
    height: amount('height'),
    opacity: amount('opacity'),
  };
}

/** How the size of an element changes. */
export type Resize = 'scale' | 'size' | 'none';

/** Pixels that count as 0, because browsers round what they lay out. */
export const NEAR = 0.1;

/**
 * The offset that shows an element where it was.
 *
 * @param moved How far the elements around it are moved.
 */
export function offsetBetween(was: PageBox, now: PageBox, moved: Distance, resize: Resize): Offset {
  const [width, height] = [difference(was.width, now.width), difference(was.height, now.height)];
  let [x, y] = [was.x - now.x - moved.x, was.y - now.y - moved.y];
  if (resize !== 'scale') {
    // Its left and its upper edge stay, not its middle.
    const own = ownSize(now.around, width, height);
    const middle = pageDistance(now.around, own.x / 2, own.y / 2);
    x -= middle.x;
    y -= middle.y;
  }
  return { ...NO_OFFSET, ...(Math.hypot(x, y) > NEAR && { x, y }), ...(resize !== 'none' && { width, height }) };
}

function difference(was: number, now: number): number {
  return Math.abs(was - now) > NEAR ? was - now : 0;
}
