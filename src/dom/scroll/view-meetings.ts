import { contentEdges } from './content-edges.js';
import { scrollPadding } from './scroll-sides.js';
import { type Scroller, viewSize } from './scroller.js';
import { type Sticking, sticking } from './sticking.js';

/**
 * The scrolled pixels at which the start and the end of an element meet the end of the view, then its start. Both meet
 * in order, but an element larger than the view meets the start with its own before it meets the end with its own.
 */
export type Meetings = readonly [enters: number, entered: number, leaves: number, left: number];

/**
 * Where an element meets the view of its scroller, which `scroll-padding` makes smaller.
 *
 * @param boxes The element, and what it lies in inside of its scroller.
 */
export function viewMeetings(boxes: readonly Element[], scroller: Scroller): Meetings {
  const view = viewSize(scroller);
  const stickies = boxes.filter((box) => getComputedStyle(box).position === 'sticky');
  const { edges, delay }: Sticking =
    stickies.length > 0
      ? sticking(boxes, stickies, scroller)
      : { edges: contentEdges(boxes[0]!, scroller, boxes), delay: () => 0 };
  const [start, end] = edges;
  const [near, far] = scrollPadding(scroller);
  const meets = (at: number, tie: number, padding: number): number => at + delay(at, tie) + padding;
  return [meets(start - view, -1, far), meets(end - view, -1, far), meets(start, 1, -near), meets(end, 1, -near)];
}
