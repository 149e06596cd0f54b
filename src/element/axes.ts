/** The linear part of a transform of the plane: where it takes the two axes. */
export interface Linear {
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

/** The axes of the page itself. */
export const PAGE_AXES: Linear = { a: 1, b: 0, c: 0, d: 1 };

/** A distance of the page in the element's own axes. */
export function ownDistance({ a, b, c, d }: Linear, x: number, y: number): { x: number; y: number } {
  const area = a * d - b * c || 1;
  return { x: (d * x - c * y) / area, y: (a * y - b * x) / area };
}

/** A distance of the element's own axes in the page. */
export function pageDistance({ a, b, c, d }: Linear, x: number, y: number): Distance {
  return { x: a * x + c * y, y: b * x + d * y };
}

/**
 * The axes on the page in which the element's own transform counts, after the transforms of all elements around it.
 *
 * @param known The axes inside the elements seen so far.
 */
export function axesAround(element: Element, known: Map<Element, Linear>): Linear {
  return applyZoom(axesIn(parentOutside(element), known), element);
}

/** The axes on the page inside an element, after its own transform, too. */
export function axesInside(element: Element, known: Map<Element, Linear>): Linear {
  return applyZoom(axesIn(element, known), element);
}

/** The axes inside an element without its zoom. A shape knows them itself. */
function axesIn(element: Element | null, known: Map<Element, Linear>): Linear {
  if (element === null) return PAGE_AXES;
  const shape = element as Partial<SVGGraphicsElement>;
  const axes =
    known.get(element) ?? shape.getScreenCTM?.() ?? applyTransform(axesIn(parentOutside(element), known), element);
  known.set(element, axes);
  return axes;
}

/** The axes after the rotation, the scale and the transform in the style of an element. */
function applyTransform(axes: Linear, element: Element): Linear {
  const { rotate, scale, transform } = getComputedStyle(element);
  // About an axis, it is written before the angle.
  const angle = givenText(rotate) && `rotate(${/\S+$/.exec(rotate)![0]})`;
  const all = angle + (givenText(scale) && `scale(${scale.split(' ').slice(0, 2).join()})`) + givenText(transform);
  return all === '' ? axes : DOMMatrixReadOnly.fromMatrix(axes).multiply(new DOMMatrixReadOnly(all));
}

/** An empty text for a property that is not set, or that the browser does not know. */
export function givenText(value = ''): string {
  return value === 'none' ? '' : value;
}

/** The axes after the zoom of CSS, which a browser may not know; the matrix of a shape includes it. */
function applyZoom(
  linear: Linear,
  { currentCSSZoom: zoom = 1, ownerSVGElement }: Partial<Pick<SVGElement, 'currentCSSZoom' | 'ownerSVGElement'>>,
): Linear {
  return zoom === 1 || ownerSVGElement ? linear : DOMMatrixReadOnly.fromMatrix(linear).scale(zoom);
}

/** The element around one, also outside of its shadow tree. */
export function parentOutside(element: Element): Element | null {
  return element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
}
