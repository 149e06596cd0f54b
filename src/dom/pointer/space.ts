import {
  axesAround,
  axesInside,
  type Distance,
  type Linear,
  ownDistance,
  PAGE_AXES,
  pageDistance,
} from '../../element/axes.js';
import type { StyledElement } from '../../element/elemental.js';
import { domTarget } from '../../element/target/dom-target.js';

/** An element's own coordinates, as the page shows them now; `x` and `y` are those of its target. */
export interface Space extends Distance {
  /** Whether it is laid out: outside of browsers, nothing is. */
  readonly isSeen: boolean;
  readonly box: DOMRect;
  /** The axes of `x` and `y`. */
  readonly around: Linear;
  /** Where a point of the element is seen in the window. */
  readonly seenAt: (point: Distance) => Distance;
  /** A point of the window, from the upper left corner of the element. */
  readonly pointAt: (at: Distance) => Distance;
  /** Where the element is after a way in the window. */
  readonly placeAfter: (wayX: number, wayY: number) => Distance;
}

/** Measures an element. */
export function spaceOf(element: StyledElement): Space {
  const { x, y } = domTarget(element);
  const { offsetWidth = 0, offsetHeight = 0 } = element as Partial<HTMLElement>;
  const isSeen = element.getClientRects().length > 0;
  const around = isSeen ? axesAround(element, new Map()) : PAGE_AXES;
  // After its own rotation and scale.
  const inside = isSeen ? axesInside(element, new Map()) : PAGE_AXES;
  const box = element.getBoundingClientRect();
  const middle = { x: offsetWidth / 2, y: offsetHeight / 2 };
  const seenAt = (point: Distance): Distance => {
    const way = pageDistance(inside, point.x - middle.x, point.y - middle.y);
    return { x: box.left + box.width / 2 + way.x, y: box.top + box.height / 2 + way.y };
  };
  return {
    x,
    y,
    isSeen,
    box,
    around,
    seenAt,
    pointAt(at) {
      const seen = seenAt(middle);
      const way = ownDistance(inside, at.x - seen.x, at.y - seen.y);
      return { x: middle.x + way.x, y: middle.y + way.y };
    },
    placeAfter(wayX, wayY) {
      const way = ownDistance(around, wayX, wayY);
      return { x: x + way.x, y: y + way.y };
    },
  };
}

/** Where the element must be so that one of its points is at a point of the window. */
export function placeOf({ seenAt, placeAfter }: Space, point: Distance, at: Distance): Distance {
  const seen = seenAt(point);
  return placeAfter(at.x - seen.x, at.y - seen.y);
}
