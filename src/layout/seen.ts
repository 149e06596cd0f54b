import type { StyledElement } from '../element/elemental.js';

/** The linear part of a transform of the plane: where it takes the two axes. */
interface Linear {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** A distance in the plane. */
export interface Distance {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where an element is seen, in pixels of the page: the middle of its box, and its size along its own axes. */
export interface Seen extends Distance, Size {
  /** The element's own axes on the page, after the transforms of all elements around it. */
  readonly around: Linear;
}

/** What rounding may leave of a sine of 0. */
const NEARLY = 1e-9;
const NONE: Linear = { a: 1, b: 0, c: 0, d: 1 };

/**
 * Measures where elements are seen. One that is not displayed is left out.
 *
 * @param parent Positions are measured from the start of its content; by default, from that of the window.
 */
export function seenOf(elements: Iterable<StyledElement>, parent: Element | null = null): Map<StyledElement, Seen> {
  const from = parent?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const [left, top] = [from.left - (parent?.scrollLeft ?? 0), from.top - (parent?.scrollTop ?? 0)];
  const known = new Map<Element, Linear>();
  const seen = new Map<StyledElement, Seen>();
  for (const element of elements) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 && box.height === 0 && element.getClientRects().length === 0) continue;
    const around = zoomed(axesIn(outside(element), known), element);
    const middle = { x: box.x - left + box.width / 2, y: box.y - top + box.height / 2 };
    seen.set(element, { ...middle, ...sizeOf(element, around, box, known), around });
  }
  return seen;
}

/** A distance of the page in the element's own axes. */
export function ownDistance({ a, b, c, d }: Linear, x: number, y: number): { x: number; y: number } {
  const area = a * d - b * c || 1;
  return { x: (d * x - c * y) / area, y: (a * y - b * x) / area };
}

/** A distance of the element's own axes in the page. */
export function pageDistance({ a, b, c, d }: Linear, x: number, y: number): Distance {
  return { x: a * x + c * y, y: b * x + d * y };
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
  const own = zoomed(axesIn(element, known), element);
  return { width: offsetWidth * Math.hypot(own.a, own.b), height: offsetHeight * Math.hypot(own.c, own.d) };
}

/** Whether an element is itself rotated or skewed, by its style or by a style sheet. */
function isTurned(element: Element): boolean {
  const { rotate, transform } = getComputedStyle(element);
  return given(rotate) !== '' || /rotate|skew|matrix\((?!\S+ 0, 0,)/.test(transform);
}

/** The axes inside an element, after its transforms and those of all elements around it. A shape knows them itself. */
function axesIn(element: Element | null, known: Map<Element, Linear>): Linear {
  if (element === null) return NONE;
  const shape = element as Partial<SVGGraphicsElement>;
  const axes = known.get(element) ?? shape.getScreenCTM?.() ?? transformed(axesIn(outside(element), known), element);
  known.set(element, axes);
  return axes;
}

/** The axes after the rotation, the scale and the transform in the style of an element. */
function transformed(axes: Linear, element: Element): Linear {
  const { rotate, scale, transform } = getComputedStyle(element);
  // About an axis, it is written before the angle.
  const angle = given(rotate) && `rotate(${/\S+$/.exec(rotate)![0]})`;
  const all = angle + (given(scale) && `scale(${scale.split(' ').slice(0, 2).join()})`) + given(transform);
  return all === '' ? axes : DOMMatrixReadOnly.fromMatrix(axes).multiply(new DOMMatrixReadOnly(all));
}

/** An empty text for a property that is not set, or that the browser does not know. */
function given(value = ''): string {
  return value === 'none' ? '' : value;
}

/** The axes after the zoom of CSS, which a browser may not know; the matrix of a shape includes it. */
function zoomed(
  linear: Linear,
  { currentCSSZoom: zoom = 1, ownerSVGElement }: Partial<Pick<SVGElement, 'currentCSSZoom' | 'ownerSVGElement'>>,
): Linear {
  return zoom === 1 || ownerSVGElement ? linear : DOMMatrixReadOnly.fromMatrix(linear).scale(zoom);
}

/** The element around one, also outside of its shadow tree. */
export function outside(element: Element): Element | null {
  return element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
}
