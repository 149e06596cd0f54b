import { contentEdges } from './content-edges.js';
import { pixelsOf, scrollPadding, sidesOf } from './scroll-sides.js';
import { type Scroller, viewSize } from './scroller.js';
import type { Edges } from './shown-edges.js';

/**
 * The scrolled pixels at which the start and the end of an element meet the end of the view, then its start. Both meet
 * in order, but an element larger than the view meets the start with its own before it meets the end with its own.
 */
export type Meetings = readonly [enters: number, entered: number, leaves: number, left: number];

/**
 * Where an element meets the view of its scroller, which `scroll-padding` makes smaller.
 *
 * While an element or what it is in is stuck, by `position: sticky`, it does not move in the view: the edges that it
 * meets later come later. That is Chromium's rule, which leaves the padding of the scroller out of account.
 *
 * @param boxes The element, and what it lies in inside of its scroller.
 */
export function viewMeetings(boxes: readonly Element[], scroller: Scroller): Meetings {
  const element = boxes[0]!;
  const view = viewSize(scroller);
  const [near, far] = sidesOf(scroller);
  const stickies = boxes.filter((it) => getComputedStyle(it).position === 'sticky');
  const sticky = stickies[0] ?? element;
  // Where it lies while the nearest sticky element has these insets, and those around that one have none.
  const placed = (it: Element, nearInset = 'auto', farInset = 'auto'): Edges => {
    const held = stickies.map((each) => {
      const insets = each === sticky ? { [near]: nearInset, [far]: farInset } : { inset: 'auto' };
      return each.animate([insets, insets], 1);
    });
    const edges = contentEdges(it, scroller, boxes);
    for (const hold of held) hold.cancel();
    return edges;
  };
  const [start, end] = placed(element);
  const [stickyStart, stickyEnd] = placed(sticky);
  const ahead = placed(element, '9e6px')[0] - start;
  const back = start - placed(element, 'auto', '9e6px')[0];
  const stuckFrom = stickyStart - pixelsOf(sticky, near, scroller);
  const stuckTo = stickyEnd - view + pixelsOf(sticky, far, scroller);
  // What does not fit between both insets keeps the near one. NaN, for `auto`, is not below anything.
  const freeFrom = stuckFrom < stuckTo ? stuckFrom : stuckTo;
  /** @param tie Below 0 if an edge that it meets just when it is stuck is one that it meets before. */
  const meets = (at: number, tie: number): number =>
    at + (at + tie > stuckFrom ? ahead : 0) - (at + tie < freeFrom ? back : 0);
  const [nearPadding, farPadding] = scrollPadding(scroller);
  return [
    meets(start - view, -1) + farPadding,
    meets(end - view, -1) + farPadding,
    meets(start, 1) - nearPadding,
    meets(end, 1) - nearPadding,
  ];
}
