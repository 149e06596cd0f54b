import type { StyledElement } from '../dom/style/elemental.js';
import { domTarget } from '../dom/target/dom-target.js';
import { glides } from './glide.js';

/** The linear part of a transform of the plane: where it takes the two axes. */
interface Linear {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where an element is seen, in pixels of the page: the middle of its box, and its size along its own axes. */
export interface Seen extends Size {
  readonly x: number;
  readonly y: number;
  /** What the transforms around the element make of its own axes. */
  readonly around: Linear;
}

/** A distance in the plane. */
export interface Distance {
  readonly x: number;
  readonly y: number;
}

/** What the transforms around elements make of the axes in them, until something changes. */
type Axes = Map<Element, Linear>;

/** What is left of a sine of 0. */
const NEARLY = 1e-9;
const NONE: Linear = { a: 1, b: 0, c: 0, d: 1 };

/**
 * Measures where elements are seen. One that is not displayed is left out.
 *
 * @param parent Places are measured from where its content begins; by default from where the window does.
 */
export function seenOf(elements: Iterable<StyledElement>, parent: Element | null = null): Map<StyledElement, Seen> {
  const from = parent?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const [left, top] = [from.left - (parent?.scrollLeft ?? 0), from.top - (parent?.scrollTop ?? 0)];
  const known: Axes = new Map();
  const seen = new Map<StyledElement, Seen>();
  for (const element of elements) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width === 0 && height === 0 && element.getClientRects().length === 0) continue;
    const linear = zoomed(around(outside(element), known), element);
    seen.set(element, {
      x: x - left + width / 2,
      y: y - top + height / 2,
      ...sizeOf(element, linear, width, height),
      around: linear,
    });
  }
  return seen;
}

/** A distance of the page in the element's own axes. */
export function ownDistance({ a, b, c, d }: Linear, x: number, y: number): Distance {
  const area = a * d - b * c || 1;
  return { x: (d * x - c * y) / area, y: (a * y - b * x) / area };
}

/** A distance of the element's own axes in the page. */
export function pageDistance({ a, b, c, d }: Linear, x: number, y: number): Distance {
  return { x: a * x + c * y, y: b * x + d * y };
}

/** The size of an element along its own axes, given that of the rectangle around it. */
function sizeOf(element: StyledElement, { a, b, c, d }: Linear, width: number, height: number): Size {
  if (Math.hypot(b, c) < NEARLY) return { width, height };
  if (Math.hypot(a, d) < NEARLY) return { width: height, height: width };
  const { offsetWidth, offsetHeight } = element as Partial<HTMLElement>;
  if (offsetWidth === undefined || offsetHeight === undefined) return { width, height };
  const { scaleX, scaleY } = domTarget(element);
  const [, , wider = 0, higher = 0] = glides.get(element)?.offsets.amounts ?? [];
  return {
    width: offsetWidth * scaleX * (1 + wider) * Math.hypot(a, b),
    height: offsetHeight * scaleY * (1 + higher) * Math.hypot(c, d),
  };
}

/** What the transforms of an element, and of all that it is in, make of the axes in it. */
function around(element: Element | null, known: Axes): Linear {
  if (element === null) return NONE;
  let linear = known.get(element);
  if (linear === undefined) {
    linear = around(outside(element), known);
    const own = transformsOf(getComputedStyle(element));
    if (own !== '') linear = DOMMatrixReadOnly.fromMatrix(linear).multiply(new DOMMatrixReadOnly(own));
    known.set(element, linear);
  }
  return linear;
}

/** The rotation, the scale and the transform of a style, as one transform. */
function transformsOf({ rotate, scale, transform }: CSSStyleDeclaration): string {
  // About an axis, it is written before the angle.
  const angle = given(rotate) && `rotate(${/\S+$/.exec(rotate)![0]})`;
  return angle + (given(scale) && `scale(${scale.split(' ').slice(0, 2).join()})`) + given(transform);
}

/** Nothing for a property that is not set, or that the browser does not know. */
function given(value = ''): string {
  return value === 'none' ? '' : value;
}

/** Together with the zoom of CSS, which a browser may not know. */
function zoomed(linear: Linear, { currentCSSZoom: zoom = 1 }: { readonly currentCSSZoom?: number }): Linear {
  return zoom === 1 ? linear : DOMMatrixReadOnly.fromMatrix(linear).scale(zoom);
}

function outside(element: Element): Element | null {
  return element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
}
