import { type Distance, pageDistance } from '../../element/axes.js';
import { checkFinite, checkObject } from '../../math/check.js';
import type { Space } from './space.js';

/** A rectangle in the window; a side that is left out is open. */
export interface DragArea {
  readonly left?: number | undefined;
  readonly top?: number | undefined;
  readonly right?: number | undefined;
  readonly bottom?: number | undefined;
}

export function checkArea(name: string, area: DragArea): DragArea {
  checkObject(name, 'within', area);
  for (const side of ['left', 'top', 'right', 'bottom'] as const)
    if (area[side] !== undefined) checkFinite(name, `within.${side}`, area[side]);
  return area;
}

/** The place next to another one at which an element lies in an area; one that is larger covers the area. */
export function placeInside(
  { x: fromX, y: fromY, box, around, placeAfter }: Space,
  { x, y }: Distance,
  { left = -Infinity, top = -Infinity, right = Infinity, bottom = Infinity }: DragArea,
): Distance {
  const way = pageDistance(around, x - fromX, y - fromY);
  return placeAfter(
    between(way.x, left - box.left, right - box.right),
    between(way.y, top - box.top, bottom - box.bottom),
  );
}

function between(value: number, one: number, other: number): number {
  return Math.max(Math.min(one, other), Math.min(Math.max(one, other), value));
}

/** How far the hand pulls an element beyond an edge, in pixels. */
const REACH = 100;

export function stretched(beyond: number): number {
  return beyond / (2 + Math.abs(beyond) / REACH);
}
