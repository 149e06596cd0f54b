import { hostOf } from '../dom/features/feature.js';
import type { StyledElement } from '../dom/style/elemental.js';
import { domTarget } from '../dom/target/dom-target.js';
import type { ElementTarget } from '../dom/target/element-target.js';
import type { Glide } from './glide.js';
import { type Amounts, HEIGHT, OPACITY, type Offsets, SCALE_X, SCALE_Y, WIDTH, X, Y } from './offsets.js';
import { type Distance, type Seen, ownDistance } from './seen.js';

/** A declaration that makes up for a size that changes. */
type Declaration = readonly [name: string, value: (amounts: Amounts) => string];

/** How an element is shown if its size changes on the way, or if it is in one that is scaled. */
export class Form {
  /** What is scaled around it. */
  readonly outer: Glide | null;
  /** How far its middle is from that of the outer one in the layout. */
  private readonly place: Distance;
  private readonly origin: Distance;
  private readonly host: ElementTarget;
  private readonly declarations: readonly Declaration[];

  constructor(element: StyledElement, { x, y, around }: Seen, outer: Glide | null, isSized: boolean) {
    const { seen } = outer?.course ?? { seen: { x, y } };
    this.outer = outer;
    this.place = ownDistance(around, x - seen.x, y - seen.y);
    this.host = hostOf('flip', domTarget(element));
    this.origin = originOf(element);
    this.declarations = isSized ? marginsOf(element) : radiiOf(element);
  }

  /** Adds what is to be seen to the numbers of the element: what is around it scales them, too. */
  show(offsets: Offsets, amounts: Amounts): void {
    const { outer, place, origin, host } = this;
    /** How much larger the outer one is seen; 0 where there is nothing to see. */
    const along = (index: number): number => (outer?.isCurrent === true && 1 + outer.amounts[index]!) || 1;
    const [x, y] = [along(SCALE_X), along(SCALE_Y)];
    const added = [...amounts];
    const scaleX = (added[SCALE_X] = (1 + amounts[SCALE_X]!) / x - 1);
    const scaleY = (added[SCALE_Y] = (1 + amounts[SCALE_Y]!) / y - 1);
    // The scale moves the middle of an element whose origin lies elsewhere.
    added[X] = (place.x + amounts[X]!) / x - place.x + host.scaleX * scaleX * origin.x;
    added[Y] = (place.y + amounts[Y]!) / y - place.y + host.scaleY * scaleY * origin.y;
    added.forEach((amount, index) => {
      offsets.set(index, amount);
    });
    this.declare(amounts.slice(SCALE_X, OPACITY).some(Boolean) ? amounts : null);
  }

  /** Makes up for this size; null for that of the layout. */
  declare(amounts: Amounts | null): void {
    for (const [name, value] of this.declarations) this.host.declare(name, amounts && value(amounts));
  }
}

/** The corners of a scaled element keep their form. A radius in percent goes with the box. */
function radiiOf(element: StyledElement): Declaration[] {
  const { borderRadius } = getComputedStyle(element);
  // The radius of a single corner in its own style would be lost.
  if (!/[1-9][\d.]*px/.test(borderRadius) || /border-[a-z-]+-radius/.test(element.style.cssText)) return [];
  const [x = '', y = x] = borderRadius.split('/');
  const value = (amounts: Amounts): string =>
    `${lengthsIn(x, 1 + amounts[SCALE_X]!)} / ${lengthsIn(y, 1 + amounts[SCALE_Y]!)}`;
  return [['border-radius', value]];
}

/** Lengths as they have to be within a scale. */
function lengthsIn(text: string, scale: number): string {
  return text.replace(/[\d.]+(?=px)/g, (length) => String(Number(length) / scale));
}

/** The margins of an element whose size changes in each frame take up the difference, so others stay. */
function marginsOf(element: StyledElement): Declaration[] {
  const { marginRight, marginBottom } = getComputedStyle(element);
  const less = (margin: string, index: number) => (amounts: Amounts) =>
    `calc(${margin || '0px'} - ${amounts[index]!}px)`;
  return [
    ['margin-right', less(marginRight, WIDTH)],
    ['margin-bottom', less(marginBottom, HEIGHT)],
  ];
}

/** The origin of the scale of an element, from the middle of what it scales. */
function originOf(element: StyledElement & Partial<HTMLElement>): Distance {
  const { transformOrigin } = getComputedStyle(element);
  // A shape has it in its middle while it is a target.
  if (transformOrigin === '' || 'ownerSVGElement' in element) return { x: 0, y: 0 };
  const [x = 0, y = 0] = transformOrigin.split(' ').map(parseFloat);
  /** From the middle: that is in whole pixels, so what is left of half of one is nothing. */
  const fromMiddle = (place: number, size: number): number => (Math.abs(place - size / 2) < 0.5 ? 0 : place - size / 2);
  return { x: fromMiddle(x, element.offsetWidth), y: fromMiddle(y, element.offsetHeight) };
}
