import { axesAround, axesInside, type Distance, givenText, type Linear } from '../element/axes.js';
import type { StyledElement } from '../element/elemental.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where an element is seen, in pixels of the page: the middle of its box, and its size along its own axes. */
export interface PageBox extends Distance, Size {
  /** The element's own axes on the page, after the transforms of all elements around it. */
  readonly around: Linear;
}

/** What rounding may leave of a sine of 0. */
const NEARLY = 1e-9;

/**
 * Measures where elements are seen. One that is not displayed is left out.
 *
 * @param parent Positions are measured from the start of its content; by default, from that of the window.
 */
export function pageBoxes(
  elements: Iterable<StyledElement>,
  parent: Element | null = null,
): Map<StyledElement, PageBox> {
  const from = parent?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const [left, top] = [from.left - (parent?.scrollLeft ?? 0), from.top - (parent?.scrollTop ?? 0)];
  const known = new Map<Element, Linear>();
  const seen = new Map<StyledElement, PageBox>();
  for (const element of elements) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 && box.height === 0 && element.getClientRects().length === 0) continue;
    const around = axesAround(element, known);
    const middle = { x: box.x - left + box.width / 2, y: box.y - top + box.height / 2 };
    seen.set(element, { ...middle, ...sizeOf(element, around, box, known), around });
  }
  return seen;
}

/** Lengths along an element's own axes, seen on the page, in its own pixels. */
export function ownSize({ a, b, c, d }: Linear, width: number, height: number): Distance {
  return { x: width / (Math.hypot(a, b) || 1), y: height / (Math.hypot(c, d) || 1) };
}

/** The size of an element along its own axes, given the box around it. */
function sizeOf(
  element: StyledElement & Partial<HTMLElement>,
  { a, b, c, d }: Linear,
  { width, height }: Size,
  known: Map<Element, Linear>,
): Size {
  const { offsetWidth, offsetHeight } = element;
  // A rotation or skew of the element itself widens its box, but not its size.
  if (!isTurned(element)) {
    if (Math.hypot(b, c) < NEARLY) return { width, height };
    if (Math.hypot(a, d) < NEARLY) return { width: height, height: width };
  }
  if (offsetWidth === undefined || offsetHeight === undefined) return { width, height };
  const own = axesInside(element, known);
  return { width: offsetWidth * Math.hypot(own.a, own.b), height: offsetHeight * Math.hypot(own.c, own.d) };
}

/** Whether an element is itself rotated or skewed, by its style or by a style sheet. */
function isTurned(element: Element): boolean {
  const { rotate, transform } = getComputedStyle(element);
  return givenText(rotate) !== '' || /rotate|skew|matrix\((?!\S+ 0, 0,)/.test(transform);
}
