import type { StyledElement } from '../dom/style/elemental.js';

/** The linear part of a transform of the plane: where it takes the two axes. */
interface Linear {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** Where an element is seen, in pixels of the page: the middle of its box, and its size along its own axes. */
export interface Seen {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What the transforms around the element make of its own axes. */
  readonly around: Linear;
}

const NONE: Linear = { a: 1, b: 0, c: 0, d: 1 };

/**
 * Measures where elements are seen; null for one that is not displayed.
 *
 * @param parent Places are measured from where its content begins; by default from where the window does.
 */
export function seenOf(elements: readonly StyledElement[], parent: Element | null = null): (Seen | null)[] {
  const from = parent?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const [left, top] = [from.left - (parent?.scrollLeft ?? 0), from.top - (parent?.scrollTop ?? 0)];
  const known = new Map<Element | null, Linear>();
  return elements.map((element) => {
    if (element.getClientRects().length === 0) return null;
    const { x, y, width, height } = element.getBoundingClientRect();
    const outer = outside(element);
    if (!known.has(outer)) known.set(outer, around(outer));
    const linear = zoomed(known.get(outer)!, element);
    // A rectangle is along the axes of the page. Of what is turned by other angles it says the size but roughly.
    const isOnItsSide = Math.abs(linear.b) > Math.abs(linear.a);
    const [own, other] = isOnItsSide ? [height, width] : [width, height];
    return { x: x - left + width / 2, y: y - top + height / 2, width: own, height: other, around: linear };
  });
}

/** A distance of the page in the element's own axes. */
export function ownDistance({ a, b, c, d }: Linear, x: number, y: number): { x: number; y: number } {
  const area = a * d - b * c || 1;
  return { x: (d * x - c * y) / area, y: (a * y - b * x) / area };
}

/** A distance of the element's own axes in the page. */
export function pageDistance({ a, b, c, d }: Linear, x: number, y: number): { x: number; y: number } {
  return { x: a * x + c * y, y: b * x + d * y };
}

/** What the transforms of an element, and of all that it is in, make of the axes in it. */
function around(element: Element | null): Linear {
  let linear = NONE;
  for (let outer = element; outer !== null; outer = outside(outer)) {
    const { transform, rotate, scale } = getComputedStyle(outer);
    if ([transform, rotate, scale].every(isNone)) continue;
    const own = new DOMMatrixReadOnly(isNone(transform) ? '' : transform);
    linear = times(times(single(rotate, scale), own), linear);
  }
  return linear;
}

/** Together with the zoom of CSS, which a browser may not know. */
function zoomed(linear: Linear, element: Element): Linear {
  const { currentCSSZoom: zoom = 1 } = element as { readonly currentCSSZoom?: number };
  return zoom === 1 ? linear : times(linear, { a: zoom, b: 0, c: 0, d: zoom });
}

function isNone(value: string | undefined): boolean {
  return value === undefined || value === 'none' || value === '';
}

/** The rotation and the scale of the properties of these names. */
function single(rotate = '', scale = ''): Linear {
  const angle = (parseFloat(/(\S+)deg$/.exec(rotate)?.[1] ?? '0') * Math.PI) / 180;
  const [x = 1, y = x] = isNone(scale) ? [] : scale.split(' ').map(Number);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { a: cos * x, b: sin * x, c: -sin * y, d: cos * y };
}

function times(one: Linear, other: Linear): Linear {
  return {
    a: one.a * other.a + one.c * other.b,
    b: one.b * other.a + one.d * other.b,
    c: one.a * other.c + one.c * other.d,
    d: one.b * other.c + one.d * other.d,
  };
}

function outside(element: Element): Element | null {
  return element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
}
