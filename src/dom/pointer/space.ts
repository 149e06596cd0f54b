import { axesAround, axesInside, type Distance, type Linear, ownDistance, pageDistance } from '../../element/axes.js';
import type { StyledElement } from '../../element/elemental.js';
import { domTarget } from '../../element/target/dom-target.js';

/** A rectangle in the window; a side that is left out is open. */
export interface DragArea {
  readonly left?: number | undefined;
  readonly top?: number | undefined;
  readonly right?: number | undefined;
  readonly bottom?: number | undefined;
}

/** An element's own coordinates, as the page shows them now; `x` and `y` are those of its target. */
export class Space implements Distance {
  readonly x: number;
  readonly y: number;
  /** The axes of `x` and `y`. */
  readonly around: Linear;
  /** Whether it is laid out: outside of browsers, nothing is. */
  readonly isSeen: boolean;
  /** The axes inside the element, after its own rotation and scale. */
  readonly #inside: Linear;
  readonly #box: DOMRect;
  readonly #size: Distance;

  constructor(element: StyledElement) {
    ({ x: this.x, y: this.y } = domTarget(element));
    this.isSeen = element.getClientRects().length > 0;
    this.around = this.isSeen ? axesAround(element, new Map()) : PLAIN;
    this.#inside = this.isSeen ? axesInside(element, new Map()) : PLAIN;
    this.#box = element.getBoundingClientRect();
    const { offsetWidth = 0, offsetHeight = 0 } = element as Partial<HTMLElement>;
    this.#size = { x: offsetWidth, y: offsetHeight };
  }

  /** A point of the window, from the upper left corner of the element. */
  pointAt({ x, y }: Distance): Distance {
    const { left, top, width, height } = this.#box;
    const own = ownDistance(this.#inside, x - left - width / 2, y - top - height / 2);
    return { x: own.x + this.#size.x / 2, y: own.y + this.#size.y / 2 };
  }

  /** Where a point of the element is seen in the window. */
  seenAt({ x, y }: Distance): Distance {
    const { left, top, width, height } = this.#box;
    const way = pageDistance(this.#inside, x - this.#size.x / 2, y - this.#size.y / 2);
    return { x: left + width / 2 + way.x, y: top + height / 2 + way.y };
  }

  /** Where the element must be so that one of its points is at a point of the window. */
  placeOf(point: Distance, at: Distance): Distance {
    const seen = this.seenAt(point);
    const { x, y } = ownDistance(this.around, at.x - seen.x, at.y - seen.y);
    return { x: this.x + x, y: this.y + y };
  }

  /** The place next to another one at which the element lies in an area; one that is larger covers the area. */
  limit(
    place: Distance,
    { left = -Infinity, top = -Infinity, right = Infinity, bottom = Infinity }: DragArea,
  ): Distance {
    const box = this.#box;
    const way = pageDistance(this.around, place.x - this.x, place.y - this.y);
    const { x, y } = ownDistance(
      this.around,
      between(way.x, left - box.left, right - box.right),
      between(way.y, top - box.top, bottom - box.bottom),
    );
    return { x: this.x + x, y: this.y + y };
  }
}

const PLAIN: Linear = { a: 1, b: 0, c: 0, d: 1 };

function between(value: number, one: number, other: number): number {
  return Math.max(Math.min(one, other), Math.min(Math.max(one, other), value));
}
