import { type Distance, pageDistance } from '../element/axes.js';
import { ownSize, type PageBox } from './page-box.js';

/** How an element differs from its layout, by index: position and size in pixels of the page, and opacity. */
export type Amounts = readonly number[];

export const X = 0;
export const Y = 1;
/** Along the element's own axes. */
export const WIDTH = 2;
export const HEIGHT = 3;
export const OPACITY = 4;
export const NOTHING: Amounts = [0, 0, 0, 0, 0];

/** How the size of an element changes. */
export type Resize = 'scale' | 'size' | 'none';

/** Pixels that count as 0, because browsers round what they lay out. */
export const NEAR = 0.1;

/**
 * The offset that shows an element where it was.
 *
 * @param moved How far the elements around it are moved.
 */
export function distance(was: PageBox, now: PageBox, moved: Distance, resize: Resize): Amounts {
  const [width, height] = [difference(was.width, now.width), difference(was.height, now.height)];
  let [x, y] = [was.x - now.x - moved.x, was.y - now.y - moved.y];
  if (resize !== 'scale') {
    // Its left and its upper edge stay, not its middle.
    const own = ownSize(now.around, width, height);
    const middle = pageDistance(now.around, own.x / 2, own.y / 2);
    x -= middle.x;
    y -= middle.y;
  }
  const position = Math.hypot(x, y) > NEAR ? [x, y] : [0, 0];
  return [...position, ...(resize === 'none' ? [0, 0] : [width, height]), 0];
}

function difference(was: number, now: number): number {
  return Math.abs(was - now) > NEAR ? was - now : 0;
}
