import type { StyledElement } from '../dom/style/elemental.js';

/** The linear part of a transform of the plane: where it takes the two axes. */
interface Linear {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** Where an element is seen, in pixels of the page: the middle of its box, and its size. */
export interface Seen {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What the transforms around the element make of its own axes. */
  readonly around: Linear;
}

const NONE: Linear = { a: 1, b: 0, c: 0, d: 1 };

/** Measures where an element is seen; null if it is not displayed. */
export function seenOf(element: StyledElement): Seen | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (element.getClientRects().length === 0) return null;
  return { x: left + width / 2, y: top + height / 2, width, height, around: around(element) };
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

/** What the transforms of all that an element is in, and the zoom of the page, make of its axes. */
function around(element: Element): Linear {
  const { currentCSSZoom: zoom = 1 } = element as { readonly currentCSSZoom?: number };
  let linear: Linear = zoom === 1 ? NONE : { a: zoom, b: 0, c: 0, d: zoom };
  for (let outer = outside(element); outer !== null; outer = outside(outer)) {
    const { transform, rotate, scale } = getComputedStyle(outer);
    if ([transform, rotate, scale].every(isNone)) continue;
    const own = new DOMMatrixReadOnly(isNone(transform) ? '' : transform);
    linear = times(times(single(rotate, scale), own), linear);
  }
  return linear;
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
