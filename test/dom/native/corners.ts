import type { DomTarget } from 'rx-motion/dom';

/** A paragraph of 100 by 40 pixels. */
export function paragraph(style = ''): HTMLElement {
  const element = document.body.appendChild(document.createElement('p'));
  element.style.cssText = `position: absolute; width: 100px; height: 40px; ${style}`;
  return element;
}

/** Where a transform puts the corner of a paragraph. */
export function cornerOf(transform: string): DOMPoint {
  return new DOMMatrix(transform).transformPoint(new DOMPoint(50, 20));
}

/** Where the target's numbers put it. */
export function numbersOf({ x, y, rotation, scaleX, scaleY, skewX, skewY }: DomTarget): DOMPoint {
  return cornerOf(
    `translate(${x}px, ${y}px) rotate(${rotation}deg) scale(${scaleX}, ${scaleY}) skew(${skewX}deg, ${skewY}deg)`,
  );
}

export function distance(one: DOMPoint, other: DOMPoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
