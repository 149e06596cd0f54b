import type { Seconds } from '../clock/seconds.js';
import { type Distance, pageDistance } from '../element/axes.js';
import type { StyledElement } from '../element/elemental.js';
import { thisMoment } from '../element/page.js';
import { curveValue } from '../math/curve-value.js';
import { type Amounts, HEIGHT, NEAR, NOTHING, OPACITY, WIDTH, X, Y } from './distance.js';
import type { GlidePlan } from './glide-plan.js';
import { ownSize, type PageBox } from './page-box.js';
import { ShownOffset } from './shown-offset.js';

/** The interval over which a velocity is measured, in seconds. */
const STEP = 0.0001;

/** The current glide of each element. */
export const glides: WeakMap<StyledElement, Glide> = /* @__PURE__ */ new WeakMap<StyledElement, Glide>();

/** The elements whose children glide by themselves: when such an element glides, it has its new size at once. */
export const lists: WeakSet<Element> = /* @__PURE__ */ new WeakSet<Element>();

/**
 * Takes the offset of one element to zero along a curve, starting with a velocity.
 *
 * The difference between that velocity and the curve's own dies away: it begins with its slope, and ends at 0 with
 * slope 0.
 */
export class Glide {
  readonly element: StyledElement;
  readonly course: GlidePlan;
  /** How far it is moved on the page at the start, together with the glides around it. */
  readonly moved: Distance;
  /** Whether its size changes on the way, so that what is in it moves too. */
  readonly isResized: boolean;
  /** The offset at the shown time. */
  readonly amounts: number[] = [...NOTHING];
  readonly offset: ShownOffset;
  /** The moment in which it was stopped: another glide in the same moment takes over its velocity. */
  stoppedAt: number | null = null;
  /** The velocity at the start, beyond that of the curve. */
  readonly #excess: Amounts;
  #time: Seconds = 0;

  /** @param outer The glide of an element around it. */
  constructor(element: StyledElement, course: GlidePlan, outer: Glide | null) {
    const { from, seen, resize, velocity } = course;
    this.element = element;
    this.course = course;
    const [slope] = this.#ratesAt(0);
    const excess = velocity?.map((one, index) => one - from[index]! * slope) ?? NOTHING;
    this.#excess = excess;
    this.#move(0);
    this.moved = { x: this.amounts[X]! + (outer?.moved.x ?? 0), y: this.amounts[Y]! + (outer?.moved.y ?? 0) };
    this.isResized = resize !== 'none' && [WIDTH, HEIGHT].some((index) => from[index] !== 0 || excess[index] !== 0);
    this.offset = new ShownOffset(
      element,
      seen,
      this.isResized ? resize : 'none',
      outer?.isResized === true ? outer.offset : null,
    );
  }

  /** Whether it is not over, and was not stopped before this moment. */
  get isOn(): boolean {
    return this.#time < this.course.duration && (this.stoppedAt ?? thisMoment()) === thisMoment();
  }

  /** Whether its element moves, and is not only about to begin. */
  get isMoving(): boolean {
    return this.#time > 0 || this.course.velocity !== null;
  }

  /**
   * The rest of the glide, if it still goes to the right position and arrives in time; otherwise null.
   *
   * @param far The offset of the element from that position; its opacity does not count.
   * @param length Seconds within which it must arrive.
   */
  restOver(far: Amounts, length: Seconds): GlidePlan | null {
    const { amounts, course } = this;
    const rest = { ...course, delay: -this.#time, goesOn: true };
    const arrives = far.every((one, index) => index === OPACITY || Math.abs(one - amounts[index]!) < NEAR);
    return arrives && rest.delay + rest.duration <= length ? rest : null;
  }

  /** The velocity of each amount. @param now How the element is seen now. */
  velocityAt(now: PageBox): Amounts {
    const { amounts } = this;
    const time = this.#time;
    const { from, seen } = this.course;
    const [left, drift] = this.#ratesAt(time);
    const speeds = from.map((one, index) => one * left + this.#excess[index]! * drift);
    const [x, y, width, height] = speeds as [number, number, number, number];
    // An action may have scaled it since then. A fade does not go on.
    const wider = now.width / (seen.width + amounts[WIDTH]! || 1);
    const higher = now.height / (seen.height + amounts[HEIGHT]! || 1);
    return [x, y, width * wider, height * higher, 0];
  }

  show(time: Seconds): void {
    this.stoppedAt = null;
    this.#move(time);
    this.offset.show(this.amounts);
  }

  /** Shows its start again, given where the element was found there: its position may depend on its size. */
  correct(found: PageBox): void {
    const { seen } = this.course;
    const [width, height] = [this.amounts[WIDTH]!, this.amounts[HEIGHT]!];
    const size = ownSize(seen.around, width / 2, height / 2);
    const middle = pageDistance(seen.around, size.x, size.y);
    this.offset.correct(found, { x: seen.x + this.moved.x + middle.x, y: seen.y + this.moved.y + middle.y });
    this.offset.show(this.amounts);
  }

  /** Removes the offset until the next `show`. */
  clear(): void {
    this.offset.show(NOTHING);
  }

  #move(time: Seconds): void {
    const { course, amounts } = this;
    this.#time = time - course.delay;
    const [left, drift] = this.#partsAt(this.#time);
    for (const index of NOTHING.keys()) amounts[index] = course.from[index]! * left + this.#excess[index]! * drift;
  }

  /** How much of the offset is left, and how far the excess velocity has taken it, in seconds of that velocity. */
  #partsAt(time: Seconds): readonly [left: number, drift: Seconds] {
    const { duration, curve } = this.course;
    if (time >= duration) return [0, 0];
    const begun = Math.max(0, time);
    const part = begun / (duration || 1);
    return [1 - curveValue(curve, part), begun * (1 - part) ** 2];
  }

  /** By how much both change per second. */
  #ratesAt(time: Seconds): readonly [left: number, drift: number] {
    const end = Math.max(time, STEP);
    const [left, drift] = this.#partsAt(end);
    const [leftBefore, driftBefore] = this.#partsAt(end - STEP);
    return [(left - leftBefore) / STEP, (drift - driftBefore) / STEP];
  }
}

/** Puts an element and its children where the layout puts them, and ends their glides. */
export function forget(element: StyledElement): void {
  for (const one of [element, ...(element.children as Iterable<StyledElement>)]) {
    glides.get(one)?.clear();
    glides.delete(one);
  }
}
