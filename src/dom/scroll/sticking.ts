import { contentEdges } from './content-edges.js';
import { pixelsOf, sidesOf } from './scroll-sides.js';
import { type Scroller, viewSize } from './scroller.js';
import type { Edges } from './shown-edges.js';

/** An element that is, or is in, what `position: sticky` holds in the view for a while. */
export interface Sticking {
  /** Where it lies while nothing is stuck. */
  readonly edges: Edges;
  /**
   * The scrolled pixels by which it meets an edge of the view later than if nothing stuck.
   *
   * @param at When it would meet it.
   * @param tie Below 0 if that comes before it is stuck, should both come at once; otherwise above 0.
   */
  readonly delay: (at: number, tie: number) => number;
}

/**
 * Measures how an element sticks, by Chromium's rule: that of the nearest sticky box, without the padding of the
 * scroller.
 *
 * @param boxes The element, and what it lies in inside of its scroller.
 * @param stickies Those that are sticky, at least one.
 */
export function sticking(boxes: readonly Element[], stickies: readonly Element[], scroller: Scroller): Sticking {
  const element = boxes[0]!;
  const sticky = stickies[0]!;
  const [near, far] = sidesOf(scroller);
  // A Web Animation gives the sticky box other insets for a moment, and takes them from those around it.
  const placed = (it: Element, nearInset = 'auto', farInset = 'auto'): Edges => {
    const held = stickies.map((each) => {
      const insets = each === sticky ? { [near]: nearInset, [far]: farInset } : { inset: 'auto' };
      return each.animate([insets, insets], 1);
    });
    const edges = contentEdges(it, scroller, boxes);
    for (const hold of held) hold.cancel();
    return edges;
  };
  const edges = placed(element);
  const [stickyStart, stickyEnd] = placed(sticky);
  const ahead = placed(element, '9e6px')[0] - edges[0];
  const back = edges[0] - placed(element, 'auto', '9e6px')[0];
  const stuckFrom = stickyStart - pixelsOf(sticky, near, scroller);
  const stuckTo = stickyEnd - viewSize(scroller) + pixelsOf(sticky, far, scroller);
  // What does not fit between both insets keeps the near one. NaN, for `auto`, is not below anything.
  const freeFrom = stuckFrom < stuckTo ? stuckFrom : stuckTo;
  return {
    edges,
    delay: (at, tie) => (at + tie > stuckFrom ? ahead : 0) - (at + tie < freeFrom ? back : 0),
  };
}
