import { type Distance, parentOutside } from '../element/axes.js';
import type { StyledElement } from '../element/elemental.js';
import { type PageBox, pageBoxes } from './page-box.js';
import { applyShifts } from './shift.js';

/** Where the content of an element started in the window after the last change or scroll. */
export class ContentStart {
  readonly #parent: Element;
  #edges!: Edges;
  #start!: Distance;
  /** What was scrolled then: the element, and elements around it. */
  #scrolled!: readonly Scrolled[];

  constructor(parent: Element) {
    this.#parent = parent;
  }

  /** Call it after a change of the layout. */
  note(): void {
    this.#edges = edgesOf(this.#parent);
    this.noteScroll();
  }

  /** Call it after a scroll. */
  noteScroll(): void {
    this.#start = startOf(this.#parent);
    this.#scrolled = scrollsAround(this.#parent);
  }

  /**
   * How far the content was from where it is now, if the elements in it glide from there.
   *
   * @param laidOut Their positions in the layout before.
   */
  shift(laidOut: ReadonlyMap<StyledElement, PageBox>): Distance {
    const [anchor, now] = [anchorShift(this.#edges, edgesOf(this.#parent)), startOf(this.#parent)];
    const along = (axis: 'x' | 'y'): number => {
      const by = this.#start[axis] - now[axis];
      if (by === 0) return anchor[axis];
      if (this.#scrolled.some((one) => isBeyondEnd(one, axis))) return by;
      const found = [...applyShifts(pageBoxes(laidOut.keys(), this.#parent), -1)];
      // Scroll anchoring: browsers scroll by whole pixels, as far as they can, to keep an element where it is seen.
      return found.some(([one, seen]) => (seen[axis] - laidOut.get(one)![axis]) * Math.sign(by) > Math.abs(by) - 1)
        ? by
        : anchor[axis];
    };
    return { x: along('x'), y: along('y') };
  }
}

/** The start of an element's content in the window. */
function startOf(element: Element): Distance {
  const { left, top } = element.getBoundingClientRect();
  return { x: left - element.scrollLeft, y: top - element.scrollTop };
}

/** How far an element was scrolled. */
interface Scrolled extends Distance {
  readonly element: Element;
}

function scrollsAround(parent: Element): Scrolled[] {
  const all: Scrolled[] = [];
  for (let element: Element | null = parent; element !== null; element = parentOutside(element)) {
    const { scrollLeft: x, scrollTop: y } = element;
    if (x !== 0 || y !== 0) all.push({ element, x, y });
  }
  return all;
}

/** Whether an element was scrolled further than it can be now. At the start of a reversed box, that is negative. */
function isBeyondEnd(scrolled: Scrolled, axis: 'x' | 'y'): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = scrolled.element;
  return Math.abs(scrolled[axis]) > (axis === 'x' ? scrollWidth - clientWidth : scrollHeight - clientHeight) + 1;
}

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the layout puts an element, however the page and the elements around it are scrolled. */
function edgesOf(element: Element): Edges {
  const { offsetWidth, offsetHeight } = element as HTMLElement;
  let [left, top] = [0, 0];
  // An element of an SVG has no offsets, and so never counts as anchored.
  for (
    let outer = element as Partial<HTMLElement> | null | undefined;
    outer;
    outer = outer.offsetParent as HTMLElement
  ) {
    left += outer.offsetLeft!;
    top += outer.offsetTop!;
  }
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
}

/** How far the start of a box was from where it is now, if the box has kept its end or its middle; otherwise 0. */
function anchorShift(was: Edges, now: Edges): Distance {
  const along = (start: 'left' | 'top', end: 'right' | 'bottom'): number => {
    const [atStart, atEnd] = [was[start] - now[start], was[end] - now[end]];
    // Offsets are rounded.
    return Math.min(Math.abs(atEnd), Math.abs(atStart + atEnd)) <= 1 ? atStart : 0;
  };
  return { x: along('left', 'right'), y: along('top', 'bottom') };
}
