import { type Distance, parentOutside } from '../../element/axes.js';
import { heldElements } from '../../element/displacement.js';
import type { StyledElement } from '../../element/elemental.js';
import { flush } from '../../element/page.js';
import { targetOf } from '../../element/target/dom-target.js';
import type { CheckedDrag } from './drag-options.js';
import { placeInside, stretched } from './edges.js';
import { ScrolledList } from './scrolled-list.js';
import { placeOf, type Space, spaceOf } from './space.js';
import { takeOver } from './take-over.js';

/**
 * An element that is held by one of its points.
 *
 * The point is remembered in the element's own coordinates, and the element is measured each time. So the point stays
 * under the pointer whatever else moves the element: a scroll, a change of the layout, a transform around it.
 */
export class HeldElement {
  /** Where it is to be: `inside`, or pulled beyond edges. */
  asked: Distance;
  inside!: Distance;
  readonly #element: StyledElement;
  readonly #within: CheckedDrag['within'];
  #axis: CheckedDrag['axis'];
  readonly #list: ScrolledList | null;
  /** When it was taken. */
  readonly #start: Space;
  readonly #point: Distance;
  /** The transforms of the elements around it then. */
  readonly #transforms = new Map<StyledElement, string>();
  /** Whether its own numbers have changed since. */
  #isMoved = false;

  /** @param hand The point of the window by which it is taken. */
  constructor(element: StyledElement, hand: Distance, { axis, within, scroller }: CheckedDrag) {
    this.#element = element;
    this.#axis = axis;
    this.#within = within;
    this.#list = scroller === undefined ? null : new ScrolledList(scroller);
    this.#point = spaceOf(element).pointAt(hand);
    heldElements.add(element);
    takeOver(element);
    flush();
    for (let outer = parentOutside(element); outer !== null; outer = parentOutside(outer))
      this.#transforms.set(outer as StyledElement, getComputedStyle(outer).transform);
    this.#start = this.asked = spaceOf(element);
  }

  /** How many pixels the hand has taken the content of its list down. */
  get scrolled(): number {
    return this.#list?.scrolled ?? 0;
  }

  /** The axes of its numbers when it was taken. */
  get around(): Space['around'] {
    return this.#start.around;
  }

  /** Finds its place. Returns whether it is not there. @param moves Whether the pointer moves, or what is around it. */
  follow(hand: Distance, moves: boolean): boolean {
    // One that is removed stays where it was.
    if (!this.#element.isConnected) return true;
    flush();
    const [start, now] = [this.#start, spaceOf(this.#element)];
    this.#isMoved ||= isFar(now, start);
    // It may be another element that is moved, or something that is not on the page.
    const space = now.isSeen && (this.#isMoved || !isFar(this.asked, start)) ? now : start;
    const place = placeOf(space, this.#point, hand);
    const { x, y: along } = this.#alongAxis({ x: place.x, y: place.y - this.scrolled });
    const area = this.#within();
    const edge = area.top === undefined ? 0 : placeInside(space, { x, y: -FAR }, area).y;
    const y = this.#list !== null && moves ? this.#list.scroll(along, this.asked.y, edge) : along;
    const inside = (this.inside = placeInside(space, { x, y }, area));
    this.asked = { x: inside.x + stretched(x - inside.x), y: inside.y + stretched(y - inside.y) };
    return space !== start && isFar(this.asked, space);
  }

  /** Lets it go. Returns the element that has moved: it, or one around it; undefined if it was let go before. */
  release(): StyledElement | undefined {
    const element = this.#element;
    if (!heldElements.delete(element)) return undefined;
    // Nothing that has begun to move it meanwhile goes on.
    targetOf(element).take();
    if (this.#isMoved || !element.isConnected) return element;
    // Its own numbers have not moved it to where it was to be: perhaps those of an element around it have.
    const place = placeOf(this.#start, this.#point, spaceOf(element).seenAt(this.#point));
    if (isFar(place, this.asked, 1)) return element;
    let moved = element;
    for (const [outer, transform] of this.#transforms)
      if (getComputedStyle(outer).transform !== transform) moved = outer;
    return moved;
  }

  #alongAxis({ x, y }: Distance): Distance {
    const { x: startX, y: startY } = this.#start;
    const [farX, farY] = [Math.abs(x - startX), Math.abs(y - startY)];
    if (this.#axis === 'lock' && Math.max(farX, farY) > SLOP) this.#axis = farX > farY ? 'x' : 'y';
    const axis = this.#axis;
    return { x: axis === undefined || axis === 'x' ? x : startX, y: axis === undefined || axis === 'y' ? y : startY };
  }
}

/** Pixels before the axis of a drag is known. */
const SLOP = 3;

/** Further than any edge. */
const FAR = 1e6;

/** Whether two places differ by more than some pixels; by default by more than rounding. */
function isFar(one: Distance, other: Distance, pixels = 0.01): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) > pixels;
}
