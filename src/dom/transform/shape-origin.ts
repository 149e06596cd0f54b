import type { StyledElement } from '../style/elemental.js';
import type { OwnTransform } from './own-transform.js';

/** A `transform-origin`, and the box that it is measured in. */
export interface Origin {
  readonly box: string;
  readonly point: string;
}

/** Whether CSS would rotate an element about the corner of its SVG, for want of an origin. */
export function turnsAboutCorner(element: StyledElement, computed: CSSStyleDeclaration): boolean {
  const isShape = 'ownerSVGElement' in element && element.ownerSVGElement !== null && 'getBBox' in element;
  return isShape && computed.transformBox === 'view-box' && computed.transformOrigin.startsWith('0px 0px');
}

/**
 * Puts the origin of a shape into its middle, and moves the shape so that it looks the same.
 *
 * A length in percent refers to the SVG; the origin is then the point where the middle is now. So it is for a `<use>`
 * and an inner `<svg>`, whose box begins, for browsers, before they are put to their `x` and `y`. A shape that is not
 * displayed has no middle yet; if it is rotated or scaled already, its origin stays.
 *
 * @param matrix All of the shape's own transform.
 * @param isInPercent Whether some of that is in percent.
 */
export function moveToMiddle(
  own: OwnTransform,
  shape: SVGGraphicsElement,
  matrix: DOMMatrixReadOnly,
  isInPercent: boolean,
): void {
  const middle = middleOf(shape);
  const { a, b, c, d } = matrix;
  if (middle === null) {
    if (a === 1 && b === 0 && c === 0 && d === 1 && !isInPercent) own.origin = ownMiddle;
    return;
  }
  const { numbers } = own;
  const { x, y } = middle;
  numbers.x = rounded(numbers.x + a * x + c * y - x);
  numbers.y = rounded(numbers.y + b * x + d * y - y);
  own.origin = isInPercent || isMovedByAttributes(shape) ? { box: 'view-box', point: `${x}px ${y}px` } : ownMiddle;
}

const ownMiddle: Origin = { box: 'fill-box', point: '50% 50%' };

/** In the units of the SVG; null where the shape is not displayed. */
function middleOf(shape: SVGGraphicsElement): { x: number; y: number } | null {
  if (shape.getClientRects().length === 0) return null;
  const { x, y, width, height } = shape.localName === 'svg' ? viewportOf(shape as SVGSVGElement) : shape.getBBox();
  return { x: x + width / 2, y: y + height / 2 };
}

function isMovedByAttributes({ localName }: SVGGraphicsElement): boolean {
  return localName === 'use' || localName === 'svg';
}

/** The box of an inner SVG in the one around it; its `getBBox` is measured inside of it. */
function viewportOf({ x, y, width, height }: SVGSVGElement): Record<'x' | 'y' | 'width' | 'height', number> {
  return { x: x.baseVal.value, y: y.baseVal.value, width: width.baseVal.value, height: height.baseVal.value };
}

/** Browsers give a matrix in six digits. */
function rounded(value: number): number {
  return Math.round(value * 1e3) / 1e3 + 0;
}
