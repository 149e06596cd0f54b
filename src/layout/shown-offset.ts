import { type Distance, ownDistance } from '../element/axes.js';
import type { StyledElement } from '../element/elemental.js';
import { targetOf } from '../element/target/dom-target.js';
import type { ElementTarget } from '../element/target/element-target.js';
import { NEAR, type Offset, type Resize } from './offset.js';
import { ownSize, type PageBox } from './page-box.js';

/** A declaration that compensates for a changing size. */
type Correction = readonly [name: string, value: () => string | null];

/** The amounts that are added to numbers of a target. */
type Added = Record<'width' | 'height', number>;

/** Shows an element away from its position, its size and its opacity in the layout. Other changes of these stay. */
export class ShownOffset {
  /** How many times as large it is seen. */
  scaleX = 1;
  scaleY = 1;
  readonly #host: ElementTarget;
  readonly #seen: PageBox;
  readonly #resize: Resize;
  /** The offset of a scaled element around it. */
  readonly #outer: ShownOffset | null;
  /** How far its middle is from that of the outer one in the layout. */
  readonly #fromOuter: Distance;
  readonly #origin: Distance;
  readonly #corrections: readonly Correction[];
  readonly #added: Added = { width: 0, height: 0 };
  /** By how much its upper left corner moves for each pixel of its size: with `translate: -50%`, by -0.5. */
  #shift: Distance = ZERO;

  /** @param resize `none` for an element that keeps its size. */
  constructor(element: StyledElement, seen: PageBox, resize: Resize, outer: ShownOffset | null) {
    this.#host = targetOf(element);
    this.#seen = seen;
    this.#resize = resize;
    this.#outer = outer;
    this.#fromOuter = outer === null ? ZERO : ownDistance(seen.around, seen.x - outer.#seen.x, seen.y - outer.#seen.y);
    this.#origin = outer === null && resize !== 'scale' ? ZERO : originOf(element);
    this.#corrections =
      resize === 'scale' ? radiiOf(element, this) : resize === 'size' ? sizesOf(element, this.#host, this.#added) : [];
  }

  show({ x: pageX, y: pageY, width, height, opacity }: Offset): void {
    const [host, seen, outer, fromOuter, origin] = [this.#host, this.#seen, this.#outer, this.#fromOuter, this.#origin];
    const own = ownDistance(seen.around, pageX, pageY);
    if (this.#resize === 'scale') {
      this.scaleX = 1 + width / (seen.width || Infinity);
      this.scaleY = 1 + height / (seen.height || Infinity);
    } else if (this.#resize === 'size') {
      const size = ownSize(seen.around, width, height);
      // Reading one lays the page out with what was written before.
      const { width: wide, height: high } = this.#host;
      this.#add('width', wide, size.x);
      this.#add('height', high, size.y);
      own.x -= this.#shift.x * size.x;
      own.y -= this.#shift.y * size.y;
    }
    this.#host.showOpacity(1 + opacity);
    // The element around it scales it, too; if that is scaled to nothing, there is nothing to see.
    const [aroundX, aroundY] = outer === null ? [1, 1] : [outer.scaleX || 1, outer.scaleY || 1];
    const [scaleX, scaleY] = [this.scaleX / aroundX, this.scaleY / aroundY];
    // The scale moves the middle of an element whose origin lies elsewhere.
    const x = (fromOuter.x + own.x) / aroundX - fromOuter.x + host.scaleX * (scaleX - 1) * origin.x;
    const y = (fromOuter.y + own.y) / aroundY - fromOuter.y + host.scaleY * (scaleY - 1) * origin.y;
    const outside = x === 0 && y === 0 ? '' : `translate(${x}px, ${y}px) `;
    const inside = scaleX === 1 && scaleY === 1 ? '' : ` scale(${scaleX}, ${scaleY})`;
    const { transform } = host;
    // Only shown: an action that owns a position or a scale writes it as if nothing were added.
    if (outside !== transform.outside || inside !== transform.inside) {
      transform.outside = outside;
      transform.inside = inside;
      host.changed();
    }
    for (const [name, value] of this.#corrections) host.declare(name, width !== 0 || height !== 0 ? value() : null);
  }

  /**
   * Makes up for a position that depends on the size of the element.
   *
   * @param found Where it is seen.
   * @param expected Where it should be.
   */
  correct(found: Distance, expected: Distance): void {
    const { around } = this.#seen;
    const off = ownDistance(around, found.x - expected.x, found.y - expected.y);
    const { width, height } = this.#added;
    const along = (distance: number, added: number): number =>
      added === 0 || Math.abs(distance) < NEAR ? 0 : distance / added;
    this.#shift = { x: this.#shift.x + along(off.x, width), y: this.#shift.y + along(off.y, height) };
  }

  #add(name: keyof Added, shown: number, amount: number): void {
    const added = this.#added;
    if (amount !== added[name]) this.#host[name] = shown + amount - added[name];
    added[name] = amount;
  }
}

const ZERO: Distance = { x: 0, y: 0 };

/** The corners of a scaled element keep their shape. A radius in percent goes with the box. */
function radiiOf(element: StyledElement, shown: ShownOffset): Correction[] {
  const { borderRadius } = getComputedStyle(element);
  // The radius of a single corner in its own style would be lost.
  if (!/[1-9][\d.]*px/.test(borderRadius) || /border-[a-z-]+-radius/.test(element.style.cssText)) return [];
  const [x = '', y = x] = borderRadius.split('/');
  return [['border-radius', () => `${lengthsIn(x, shown.scaleX)} / ${lengthsIn(y, shown.scaleY)}`]];
}

/** Divides the lengths in a text by a scale, so that they look unchanged within it. */
function lengthsIn(text: string, scale: number): string {
  return text.replace(/[\d.]+(?=px)/g, (length) => String(Number(length) / scale));
}

/**
 * The size of an element that changes in each frame, also where a flexible box, a grid or a limit decides it. Its
 * margins take up the difference, so others stay.
 */
function sizesOf(element: StyledElement, host: ElementTarget, added: Added): Correction[] {
  const { marginRight, marginBottom } = getComputedStyle(element);
  const sizeOf = (side: keyof Added) => () => (added[side] === 0 ? null : `${Math.max(0, host[side])}px`);
  return [
    ['margin-right', () => `calc(${marginRight || '0px'} - ${added.width}px)`],
    ['margin-bottom', () => `calc(${marginBottom || '0px'} - ${added.height}px)`],
    ['min-width', sizeOf('width')],
    ['max-width', sizeOf('width')],
    ['min-height', sizeOf('height')],
    ['max-height', sizeOf('height')],
  ];
}

/** The `transform-origin` of an element, measured from its middle. */
function originOf(element: StyledElement & Partial<HTMLElement>): Distance {
  const { transformOrigin } = getComputedStyle(element);
  // A shape has it in its middle while it is a target.
  if (transformOrigin === '' || 'ownerSVGElement' in element) return ZERO;
  const [x = 0, y = 0] = transformOrigin.split(' ').map(parseFloat);
  /** Sizes are in whole pixels, so a distance of less than half a pixel counts as 0. */
  const fromMiddle = (at: number, size: number): number => (Math.abs(at - size / 2) < 0.5 ? 0 : at - size / 2);
  return { x: fromMiddle(x, element.offsetWidth), y: fromMiddle(y, element.offsetHeight) };
}
