import type { OwnTransform } from './own-transform.js';

/**
 * Whether CSS turns an element about the corner of its SVG because nobody has chosen an origin: then its target turns it about the
 * middle of the shape.
 */
export function turnsAboutCorner(element: HTMLElement | SVGElement, computed: CSSStyleDeclaration): boolean {
  const isShape = 'ownerSVGElement' in element && element.ownerSVGElement !== null && 'getBBox' in element;
  return isShape && computed.transformBox === 'view-box' && computed.transformOrigin.startsWith('0px 0px');
}

/**
 * Puts the origin of a shape into its middle, and moves the shape so that it looks the same.
 *
 * What is measured in parts of the SVG goes on being so: then the origin is where the middle is now, instead of the middle itself. So it is for a `<use>` and an inner
 * `<svg>`, whose box begins, for browsers, before they are put to their `x` and `y`.
 * A shape that is not displayed has no middle yet; if it is turned or scaled already, its origin stays.
 *
 * @param matrix All of the shape's own transform.
 */
export function moveToMiddle(own: OwnTransform, shape: SVGGraphicsElement, matrix: DOMMatrixReadOnly): void {
  const middle = middleOf(shape);
  const { a, b, c, d } = matrix;
  const isMoveOnly = a === 1 && b === 0 && c === 0 && d === 1;
  const isInParts = `${own.baseX}${own.baseY}${own.inner}`.includes('%');
  if (middle === null) {
    if (isMoveOnly && !isInParts) own.origin = itsMiddle;
    return;
  }
  const { x, y } = middle;
  own.x = rounded(own.x + a * x + c * y - x);
  own.y = rounded(own.y + b * x + d * y - y);
  own.origin = isInParts || isPlaced(shape) ? { box: 'view-box', place: `${x}px ${y}px` } : itsMiddle;
}

/** A `transform-origin`, and the box in which it lies. */
export interface Origin {
  readonly box: string;
  readonly place: string;
}

const itsMiddle: Origin = { box: 'fill-box', place: '50% 50%' };

/** In the units of the SVG; null where the shape is not displayed. */
function middleOf(shape: SVGGraphicsElement): { x: number; y: number } | null {
  if (shape.getClientRects().length === 0) return null;
  const { x, y, width, height } = shape.localName === 'svg' ? viewportOf(shape as SVGSVGElement) : shape.getBBox();
  return { x: x + width / 2, y: y + height / 2 };
}

function isPlaced({ localName }: SVGGraphicsElement): boolean {
  return localName === 'use' || localName === 'svg';
}

/** Where an inner SVG stands in the one around it; its own box is measured inside of it. */
function viewportOf({ x, y, width, height }: SVGSVGElement): Record<'x' | 'y' | 'width' | 'height', number> {
  return { x: x.baseVal.value, y: y.baseVal.value, width: width.baseVal.value, height: height.baseVal.value };
}

/** Browsers give a matrix in six digits. */
function rounded(value: number): number {
  return Math.round(value * 1e3) / 1e3 + 0;
}
