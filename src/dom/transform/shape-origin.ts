import type { Point } from '../../math/spline.js';
import type { StyledElement } from '../style/elemental.js';

/**
 * The middle of a shape that CSS rotates about the corner of its SVG, in units of the SVG; null for a shape that has an
 * origin of its own or is not displayed, for an inner `<svg>`, and for every other element.
 */
export function middleOf(element: StyledElement): Point | null {
  if (!('getBBox' in element) || 'viewBox' in element) return null;
  const { transformBox, transformOrigin } = getComputedStyle(element);
  const isInCorner = transformBox === 'view-box' && transformOrigin.startsWith('0px 0px');
  if (!isInCorner || element.getClientRects().length === 0) return null;
  const { x, y, width, height } = (element as SVGGraphicsElement).getBBox();
  return { x: x + width / 2, y: y + height / 2 };
}
