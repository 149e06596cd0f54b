import { realOf } from '../lines/recorder.js';
import type { Point } from '../math/spline.js';
import { axesAround, axesInside, type Linear, ownDistance, pageDistance, parentOutside } from './axes.js';
import { type Elemental, isElement, type StyledElement } from './elemental.js';
import { flush, type PageWriter, thisMoment } from './page.js';
import { middleOf } from './transform/own-transform.js';

/** A transform of the plane. */
export interface Placement extends Linear {
  readonly x: number;
  readonly y: number;
}

/**
 * Where a target must be to be painted at a point of a shape, which is given in the shape's own units. It is the point
 * about which the target rotates that is painted there.
 *
 * @returns Undefined if the target is not an element, or the page does not know the place of the shape.
 */
export function placementOn(shape: object, target: object): Placement | undefined {
  // A copy that is recorded may be elsewhere: the page shows the target itself.
  const real = realOf(target as Partial<Elemental & PageWriter> & Point);
  const { element } = real;
  if (!isElement(element)) return undefined;
  flushFor(real);
  const shown = (shape as Partial<SVGGraphicsElement>).getScreenCTM?.();
  if (!shown) return undefined;
  const around = axesAround(element, new Map());
  const pivot = pivotOf(element, real, around);
  const start = ownDistance(around, shown.e - pivot.x, shown.f - pivot.y);
  const { x: a, y: b } = ownDistance(around, shown.a, shown.b);
  const { x: c, y: d } = ownDistance(around, shown.c, shown.d);
  return { a, b, c, d, x: real.x + start.x, y: real.y + start.y };
}

/** When all targets were last written. */
let flushedAt = -1;

/**
 * Writes what the page must show before it is measured: all targets, but later in the same task only this one. Many
 * that start in one frame would otherwise be laid out one by one, after each of them.
 */
function flushFor(target: Partial<PageWriter>): void {
  if (flushedAt === thisMoment()) target.write?.();
  else flush();
  flushedAt = thisMoment();
}

/** The point about which a target rotates, in the window. */
function pivotOf(element: StyledElement, target: Readonly<Point>, around: Linear): Point {
  const { transformOrigin, transformBox } = getComputedStyle(element);
  const [originX, originY] = transformOrigin.split(' ').map(parseFloat) as [number, number];
  const isShape = 'getBBox' in element && !('viewBox' in element);
  // Firefox (version 153) leaves the origin of a `fill-box` out of the shape's own matrix.
  const matrix = isShape ? (parentOutside(element) as Partial<SVGGraphicsElement>).getScreenCTM?.() : null;
  if (matrix) {
    const corner = transformBox === 'view-box' ? ORIGIN : (element as SVGGraphicsElement).getBBox();
    const { x, y } = middleOf(element) ?? { x: corner.x + originX, y: corner.y + originY };
    const away = pageDistance(around, x + target.x, y + target.y);
    return { x: matrix.e + away.x, y: matrix.f + away.y };
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  const { offsetWidth = 2 * originX, offsetHeight = 2 * originY } = element as Partial<HTMLElement>;
  const away = pageDistance(axesInside(element, new Map()), originX - offsetWidth / 2, originY - offsetHeight / 2);
  return { x: left + width / 2 + away.x, y: top + height / 2 + away.y };
}

const ORIGIN: Readonly<Point> = { x: 0, y: 0 };
