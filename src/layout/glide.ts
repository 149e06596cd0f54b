import type { Seconds } from '../clock/seconds.js';
import { type Distance, ownDistance, pageDistance } from '../element/axes.js';
import { type Displacement, displacements } from '../element/displacement.js';
import type { StyledElement } from '../element/elemental.js';
import { thisMoment } from '../element/page.js';
import { domTarget } from '../element/target/dom-target.js';
import { curveValue } from '../math/curve-value.js';
import { drift } from '../math/drift.js';
import type { GlidePlan } from './glide-plan.js';
import { NEAR, NO_OFFSET, type Offset, offsetOf } from './offset.js';
import { ownSize, type PageBox } from './page-box.js';
import { ShownOffset } from './shown-offset.js';

/** The interval over which a velocity is measured, in seconds. */
const STEP = 0.0001;

/** The elements whose children glide by themselves: when such an element glides, it has its new size at once. */
export const lists: WeakSet<Element> = /* @__PURE__ */ new WeakSet<Element>();

/**
 * Takes the offset of one element to zero along a curve, starting with a velocity.
 *
 * The difference between that velocity and the curve's own dies away (`drift`).
 */
export class Glide implements Displacement {
  readonly element: StyledElement;
  plan: GlidePlan;
  /** How far it is moved on the page at the start, together with the glides around it. */
  readonly moved: Distance;
  /** Whether its size changes on the way, so that what is in it moves too. */
  readonly isResized: boolean;
  /** At the shown time. */
  offset: Offset = NO_OFFSET;
  readonly shown: ShownOffset;
  /** The moment in which it was stopped: another glide in the same moment takes over its velocity. */
  stoppedAt: number | null = null;
  /** The velocity at the start, beyond that of the curve. */
  #excess: Offset;
  #time: Seconds = 0;

  /** @param outer The glide of an element around it. */
  constructor(element: StyledElement, plan: GlidePlan, outer: Glide | null) {
    const { from, seen, resize, velocity } = plan;
    this.element = element;
    this.plan = plan;
    const [slope] = this.#ratesAt(0);
    const excess = velocity === null ? NO_OFFSET : offsetOf((name) => velocity[name] - from[name] * slope);
    this.#excess = excess;
    this.#move(0);
    this.moved = { x: this.offset.x + (outer?.moved.x ?? 0), y: this.offset.y + (outer?.moved.y ?? 0) };
    this.isResized = resize !== 'none' && [from, excess].some(({ width, height }) => width !== 0 || height !== 0);
    const around = outer?.isResized === true ? outer.shown : null;
    this.shown = new ShownOffset(element, seen, this.isResized ? resize : 'none', around);
  }

  /** Whether it is not over, and was not stopped before this moment. */
  get isOn(): boolean {
    return this.#time < this.plan.duration && (this.stoppedAt ?? thisMoment()) === thisMoment();
  }

  /** Whether its element moves, and is not only about to begin. */
  get isMoving(): boolean {
    return this.#time > 0 || this.plan.velocity !== null;
  }

  /**
   * The rest of the glide, if it still goes to the right position and arrives in time; otherwise null.
   *
   * @param far The offset of the element from that position; its opacity does not count.
   * @param length Seconds within which it must arrive.
   */
  restOver(far: Offset, length: Seconds): GlidePlan | null {
    const rest = { ...this.plan, delay: -this.#time, isThrown: true };
    const off = { ...offsetOf((name) => far[name] - this.offset[name]), opacity: 0 };
    const arrives = Object.values(off).every((one) => Math.abs(one) < NEAR);
    return arrives && rest.delay + rest.duration <= length ? rest : null;
  }

  /** The velocity of each amount. @param now How the element is seen now. */
  velocityAt(now: PageBox): Offset {
    const { offset } = this;
    const { from, seen } = this.plan;
    const [left, drifted] = this.#ratesAt(this.#time);
    const { x, y, width, height } = offsetOf((name) => from[name] * left + this.#excess[name] * drifted);
    // An action may have scaled it since then. A fade does not go on.
    const wider = now.width / (seen.width + offset.width || 1);
    const higher = now.height / (seen.height + offset.height || 1);
    return { x, y, width: width * wider, height: height * higher, opacity: 0 };
  }

  show(time: Seconds): void {
    this.stoppedAt = null;
    this.#move(time);
    this.shown.show(this.offset);
  }

  /** Shows its start again, given where the element was found there: its position may depend on its size. */
  correct(found: PageBox): void {
    const { seen } = this.plan;
    const { width, height } = this.offset;
    const size = ownSize(seen.around, width / 2, height / 2);
    const middle = pageDistance(seen.around, size.x, size.y);
    this.shown.correct(found, { x: seen.x + this.moved.x + middle.x, y: seen.y + this.moved.y + middle.y });
    this.shown.show(this.offset);
  }

  /** Removes the offset until the next `show`. */
  clear(): void {
    this.shown.show(NO_OFFSET);
  }

  handOver(): void {
    const { element, offset, plan } = this;
    const { x, y } = ownDistance(plan.seen.around, offset.x, offset.y);
    const target = domTarget(element);
    target.x += x;
    target.y += y;
    // Its size and its opacity go on.
    this.plan = { ...plan, from: { ...plan.from, ...ZERO }, velocity: plan.velocity && { ...plan.velocity, ...ZERO } };
    this.#excess = { ...this.#excess, ...ZERO };
    this.offset = { ...offset, ...ZERO };
    this.shown.show(this.offset);
  }

  #move(time: Seconds): void {
    const { from, delay } = this.plan;
    this.#time = time - delay;
    const [left, drifted] = this.#partsAt(this.#time);
    this.offset = offsetOf((name) => from[name] * left + this.#excess[name] * drifted);
  }

  /** How much of the offset is left, and how far the excess velocity has taken it, in seconds of that velocity. */
  #partsAt(time: Seconds): readonly [left: number, drifted: Seconds] {
    const { duration, curve } = this.plan;
    if (time >= duration) return [0, 0];
    const begun = Math.max(0, time);
    return [1 - curveValue(curve, begun / (duration || 1)), drift(begun, duration)];
  }

  /** By how much both change per second. */
  #ratesAt(time: Seconds): readonly [left: number, drifted: number] {
    const end = Math.max(time, STEP);
    const [left, drifted] = this.#partsAt(end);
    const [leftBefore, driftedBefore] = this.#partsAt(end - STEP);
    return [(left - leftBefore) / STEP, (drifted - driftedBefore) / STEP];
  }
}

const ZERO: Distance = { x: 0, y: 0 };

/** The current glide of an element. */
export function glideOf(element: StyledElement): Glide | undefined {
  const displacement = displacements.get(element);
  return displacement instanceof Glide ? displacement : undefined;
}

/** Puts an element and its children where the layout puts them, and ends their glides. */
export function forget(element: StyledElement): void {
  for (const one of [element, ...(element.children as Iterable<StyledElement>)]) {
    glideOf(one)?.clear();
    displacements.delete(one);
  }
}
