import { type Edges, contentEdges, contentPixel } from './content-edges.js';
import { type Scroller, isBackwards, scrollBox, viewSize } from './scroller.js';

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
  const box = scrollBox(scroller);
  const view = viewSize(scroller);
  const pixel = contentPixel(scroller);
  const sides = scroller.axis === 'x' ? ['left', 'right'] : ['top', 'bottom'];
  if (isBackwards(scroller)) sides.reverse();
  const [near, far] = sides as [string, string];
  // NaN for `auto`.
  const pixels = (it: Element, property: string): number => {
    const text = getComputedStyle(it).getPropertyValue(property);
    return parseFloat(text) * (text.endsWith('%') ? view / 100 : pixel);
  };
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
  const stuckFrom = stickyStart - pixels(sticky, near);
  const stuckTo = stickyEnd - view + pixels(sticky, far);
  // What does not fit between both insets keeps the near one. NaN is not below anything.
  const freeFrom = stuckFrom < stuckTo ? stuckFrom : stuckTo;
  /** @param tie Below 0 if an edge that it meets just when it is stuck is one that it meets before. */
  const meets = (at: number, tie: number): number =>
    at + (at + tie > stuckFrom ? ahead : 0) - (at + tie < freeFrom ? back : 0);
  const nearPadding = pixels(box, `scroll-padding-${near}`) || 0;
  const farPadding = pixels(box, `scroll-padding-${far}`) || 0;
  return [
    meets(start - view, -1) + farPadding,
    meets(end - view, -1) + farPadding,
    meets(start, 1) - nearPadding,
    meets(end, 1) - nearPadding,
  ];
}
