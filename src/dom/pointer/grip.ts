import { type Distance, ownDistance, parentOutside } from '../../element/axes.js';
import { heldElements } from '../../element/displacement.js';
import type { StyledElement } from '../../element/elemental.js';
import { hostOf } from '../../element/features/feature.js';
import { flush } from '../../element/page.js';
import { domTarget } from '../../element/target/dom-target.js';
import type { CheckedDrag } from './drag-options.js';
import { Space } from './space.js';
import { takeOver } from './take-over.js';

/** Where a hand has taken an element: `x` and `y` of its target. */
export interface Placed extends Distance {
  /** The nearest place within the edges. */
  readonly inside: Distance;
}

/**
 * A hand that holds an element by one of its points.
 *
 * The point is remembered in the element's own coordinates, and the element is measured each time. So the point stays
 * under the hand whatever else moves the element: a scroll, a change of the layout, a transform around it.
 */
export class Grip {
  /** What is held: the element, or one around it if that is moved instead. */
  element: StyledElement;
  /** Whether it is not where it must be. */
  isAway = false;
  /** How far the hand has scrolled the list in the element. */
  scrolled = 0;
  /** How far that list should be scrolled: browsers round it. */
  #top: number;
  readonly #options: CheckedDrag;
  #axis: CheckedDrag['axis'];
  #point: Distance;
  /** When it was taken. */
  #start: Space;
  /** Where it was to be last, and where the hand was then. */
  #asked: Distance;
  #hand: Distance;
  /** Whether its own numbers have changed since it was taken. */
  #isMoved = false;
  /** The transforms of the elements around it when it was taken. */
  readonly #around: (readonly [StyledElement, string])[] = [];

  constructor(element: StyledElement, hand: Distance, options: CheckedDrag) {
    this.element = element;
    this.#options = options;
    this.#axis = options.axis;
    this.#hand = hand;
    this.#top = options.scroller?.scrollTop ?? 0;
    flush();
    this.#point = new Space(element).pointAt(hand);
    this.#asked = this.#start = taken(element);
    for (let outer = parentOutside(element); outer !== null; outer = parentOutside(outer))
      this.#around.push([outer as StyledElement, getComputedStyle(outer).transform]);
  }

  /** Where the element must be. @param moves Whether the hand moves, and not only what is around it. */
  place(hand: Distance, moves: boolean): Placed {
    flush();
    const space = this.#space();
    const { within, scroller } = this.#options;
    const start = this.#start;
    let { x, y } = space.placeOf(this.#point, hand);
    y -= this.scrolled;
    const [farX, farY] = [Math.abs(x - start.x), Math.abs(y - start.y)];
    if (this.#axis === 'lock' && Math.max(farX, farY) > SLOP) this.#axis = farX > farY ? 'x' : 'y';
    if (this.#axis === 'y' || this.#axis === 'lock') x = start.x;
    if (this.#axis === 'x' || this.#axis === 'lock') y = start.y;
    const area = within();
    if (scroller !== undefined && moves)
      y = this.#scroll(scroller, y, area.top === undefined ? 0 : space.limit({ x, y: -FAR }, area).y);
    const inside = space.limit({ x, y }, area);
    const asked = { x: inside.x + stretched(x - inside.x), y: inside.y + stretched(y - inside.y) };
    // Something else may have moved it, such as an action.
    this.isAway = space !== start && isFar(asked, space);
    this.#asked = asked;
    this.#hand = hand;
    return { ...asked, inside };
  }

  /** A velocity of the hand in the element's own coordinates. */
  own({ x, y }: Distance): Distance {
    return ownDistance(this.#start.around, x, y);
  }

  /** Notes whether its own numbers have changed. */
  note(now: Distance = domTarget(this.element)): void {
    this.#isMoved ||= !isSame(now, this.#start);
  }

  release(): void {
    // Nothing that has begun to move it meanwhile goes on.
    if (heldElements.delete(this.element)) hostOf('drag$', domTarget(this.element)).take();
  }

  /** The coordinates that tell where the element would be under the hand. */
  #space(): Space {
    const { element } = this;
    const space = new Space(element);
    this.note(space);
    if (!space.isSeen) return this.#start;
    if (this.#isMoved || isSame(this.#asked, this.#start)) return space;
    // It is not moved by its own numbers: perhaps an element around it is, or something that is not on the page.
    const seen = space.seenAt(this.#point);
    const isAsked = !isFar(this.#start.placeOf(this.#point, seen), this.#asked, 1) || !isFar(seen, this.#hand, 1);
    if (!isAsked) return this.#start;
    const moved = this.#around.find(([outer, was]) => getComputedStyle(outer).transform !== was)?.[0];
    if (moved === undefined) return this.#start;
    this.release();
    this.element = moved;
    this.#isMoved = true;
    this.#point = new Space(moved).pointAt(seen);
    return (this.#start = taken(moved));
  }

  /** Scrolls the list by its part of a move. Returns where the rest of it takes the element. */
  #scroll(list: Element, y: number, edge: number): number {
    // Somebody else has scrolled it.
    if (Math.abs(list.scrollTop - this.#top) > 1) this.#top = list.scrollTop;
    const from = Math.max(this.#asked.y, edge);
    const most = list.scrollHeight - list.clientHeight;
    const part = y > from ? Math.min(y - from, this.#top) : y < edge ? Math.max(y - edge, this.#top - most) : 0;
    this.scrolled += part;
    list.scrollTop = this.#top -= part;
    return y - part;
  }
}

/** Pixels before the axis of a drag is known. */
const SLOP = 3;

/** Further than any edge. */
const FAR = 1e6;

/** How far the hand pulls an element beyond an edge, in pixels. */
const REACH = 100;

function stretched(beyond: number): number {
  return beyond / (2 + Math.abs(beyond) / REACH);
}

/** Takes an element over from whatever moves it: its own numbers are then those that are seen. */
function taken(element: StyledElement): Space {
  heldElements.add(element);
  takeOver(element);
  flush();
  return new Space(element);
}

/** Whether two places differ, by default by more than rounding. */
export function isFar(one: Distance, other: Distance, least = 0.01): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) > least;
}

function isSame(one: Distance, other: Distance): boolean {
  return one.x === other.x && one.y === other.y;
}
