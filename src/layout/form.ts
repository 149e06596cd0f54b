import { hostOf } from '../dom/features/feature.js';
import type { StyledElement } from '../dom/style/elemental.js';
import { domTarget } from '../dom/target/dom-target.js';
import type { Amounts, Resize } from './distance.js';
import { type Distance, type Seen, ownDistance, ownSize } from './seen.js';

/** A declaration that makes up for a size that changes. */
type Correction = readonly [name: string, value: () => string];

/** The amounts that are added to numbers of a target. */
type Added = Record<'width' | 'height' | 'opacity', number>;

/** Shows an element away from its position in the layout. Other changes of its numbers stay. */
export interface Form {
  /** Where the layout has the element. */
  readonly seen: Seen;
  /** How many times as large it is seen. */
  scaleX: number;
  scaleY: number;
  readonly show: (amounts: Amounts) => void;
}

/**
 * @param resize `none` for an element that keeps its size.
 * @param outer The form of a scaled element around it.
 */
export function formOf(element: StyledElement, seen: Seen, resize: Resize, outer: Form | null): Form {
  const host = hostOf('flip', domTarget(element));
  const { transform } = host;
  /** How far its middle is from that of the outer one in the layout. */
  const place = outer === null ? ZERO : ownDistance(seen.around, seen.x - outer.seen.x, seen.y - outer.seen.y);
  const origin = outer === null && resize !== 'scale' ? ZERO : originOf(element);
  const added: Added = { width: 0, height: 0, opacity: 0 };
  const add = (name: keyof Added, amount: number): void => {
    if (amount !== added[name]) host[name] += amount - added[name];
    added[name] = amount;
  };
  const show = (amounts: Amounts): void => {
    const [x, y, width, height, opacity] = amounts as [number, number, number, number, number];
    if (resize === 'scale') {
      form.scaleX = 1 + width / (seen.width || Infinity);
      form.scaleY = 1 + height / (seen.height || Infinity);
    } else if (resize === 'size') {
      const size = ownSize(seen.around, width, height);
      add('width', size.x);
      add('height', size.y);
    }
    add('opacity', opacity);
    // The element around it scales it, too; if that is scaled to nothing, there is nothing to see.
    const [aroundX, aroundY] = outer === null ? [1, 1] : [outer.scaleX || 1, outer.scaleY || 1];
    const [scaleX, scaleY] = [form.scaleX / aroundX, form.scaleY / aroundY];
    const own = ownDistance(seen.around, x, y);
    // The scale moves the middle of an element whose origin lies elsewhere.
    const moveX = (place.x + own.x) / aroundX - place.x + host.scaleX * (scaleX - 1) * origin.x;
    const moveY = (place.y + own.y) / aroundY - place.y + host.scaleY * (scaleY - 1) * origin.y;
    const outside = moveX === 0 && moveY === 0 ? '' : `translate(${moveX}px, ${moveY}px) `;
    const inside = scaleX === 1 && scaleY === 1 ? '' : ` scale(${scaleX}, ${scaleY})`;
    // Only shown: an action that owns a place or a scale writes it as if nothing were added.
    if (outside !== transform.outside || inside !== transform.inside) {
      Object.assign(transform, { outside, inside });
      host.changed();
    }
    for (const [name, value] of corrections) host.declare(name, width !== 0 || height !== 0 ? value() : null);
  };
  const form: Form = { seen, scaleX: 1, scaleY: 1, show };
  const corrections: readonly Correction[] =
    resize === 'scale' ? radiiOf(element, form) : resize === 'size' ? marginsOf(element, added) : [];
  return form;
}

const ZERO: Distance = { x: 0, y: 0 };

/** The corners of a scaled element keep their form. A radius in percent goes with the box. */
function radiiOf(element: StyledElement, form: Form): Correction[] {
  const { borderRadius } = getComputedStyle(element);
  // The radius of a single corner in its own style would be lost.
  if (!/[1-9][\d.]*px/.test(borderRadius) || /border-[a-z-]+-radius/.test(element.style.cssText)) return [];
  const [x = '', y = x] = borderRadius.split('/');
  return [['border-radius', () => `${lengthsIn(x, form.scaleX)} / ${lengthsIn(y, form.scaleY)}`]];
}

/** Lengths as they have to be within a scale. */
function lengthsIn(text: string, scale: number): string {
  return text.replace(/[\d.]+(?=px)/g, (length) => String(Number(length) / scale));
}

/** The margins of an element whose size changes in each frame take up the difference, so others stay. */
function marginsOf(element: StyledElement, added: Added): Correction[] {
  const { marginRight, marginBottom } = getComputedStyle(element);
  return [
    ['margin-right', () => `calc(${marginRight || '0px'} - ${added.width}px)`],
    ['margin-bottom', () => `calc(${marginBottom || '0px'} - ${added.height}px)`],
  ];
}

/** The origin of the scale of an element, from the middle of what it scales. */
function originOf(element: StyledElement & Partial<HTMLElement>): Distance {
  const { transformOrigin } = getComputedStyle(element);
  // A shape has it in its middle while it is a target.
  if (transformOrigin === '' || 'ownerSVGElement' in element) return ZERO;
  const [x = 0, y = 0] = transformOrigin.split(' ').map(parseFloat);
  /** From the middle: that is in whole pixels, so what is left of half of one is nothing. */
  const fromMiddle = (place: number, size: number): number => (Math.abs(place - size / 2) < 0.5 ? 0 : place - size / 2);
  return { x: fromMiddle(x, element.offsetWidth), y: fromMiddle(y, element.offsetHeight) };
}
