import type { Seconds } from '../clock/seconds.js';
import type { StyledElement } from '../dom/style/elemental.js';
import type { Curve } from '../easing/curve.js';
import { bent } from '../math/bent.js';
import type { Form } from './form.js';
import { type Amounts, HEIGHT, NOTHING, type Offsets, SCALE_X } from './offsets.js';
import type { Seen } from './seen.js';

/** Seconds over which a velocity is measured. */
const STEP = 0.0001;

/** The glide of each element. */
export const glides: WeakMap<StyledElement, Glide> = /* @__PURE__ */ new WeakMap<StyledElement, Glide>();

/** How an element glides. */
export interface Course {
  /** What is added to it at the start. */
  readonly from: Amounts;
  /** Where the layout has it. */
  readonly seen: Seen;
  /** Of each amount, in units a second; null for one that begins as the curve does. */
  readonly velocity: Amounts | null;
  readonly duration: Seconds;
  readonly delay: Seconds;
  readonly curve: Curve;
}

/**
 * Brings what is added to one element to nothing along a curve, and begins with a velocity.
 *
 * The difference between that velocity and the curve's own dies away: it begins with its slope, and ends at 0 with
 * slope 0.
 */
export class Glide {
  readonly offsets: Offsets;
  readonly course: Course;
  /** Null for an element that only moves or fades. */
  form: Form | null = null;
  /** What is added at the time that is shown, as it is seen. */
  readonly amounts: number[] = [...NOTHING];
  /** Whether no later flip has taken the element over. */
  isCurrent = true;
  /** In which moment it was stopped: in the same one, another goes on with its velocity. */
  stoppedAt: number | null = null;
  private readonly kicks: Amounts;
  /** Which amounts change: of most elements two. */
  private readonly changing: readonly number[];
  private time: Seconds = 0;

  constructor(offsets: Offsets, course: Course) {
    this.offsets = offsets;
    this.course = course;
    const { from, velocity } = course;
    const slope = (this.partsAt(STEP)[0] - this.partsAt(0)[0]) / STEP;
    this.kicks = velocity?.map((one, index) => one - from[index]! * slope) ?? NOTHING;
    this.changing = [...from.keys()].filter((index) => from[index] !== 0 || this.kicks[index] !== 0);
  }

  /** The velocity of each amount at the time that is shown. */
  get velocity(): Amounts {
    const time = Math.max(this.time, STEP);
    const [rest, late] = this.partsAt(time);
    const [restBefore, lateBefore] = this.partsAt(time - STEP);
    return this.kicks.map(
      (kick, index) => (this.course.from[index]! * (rest - restBefore) + kick * (late - lateBefore)) / STEP,
    );
  }

  /** Whether it is on its way. What is only about to begin goes nowhere yet, unless it was moving before. */
  get isMoving(): boolean {
    return (this.time > 0 || this.course.velocity !== null) && this.time < this.course.duration;
  }

  /** Whether the size of the element changes on the way, so that what is in it moves too. */
  get isResized(): boolean {
    return this.changing.some((index) => index >= SCALE_X && index <= HEIGHT);
  }

  show(time: Seconds): void {
    const { course, kicks, amounts } = this;
    this.time = time - course.delay;
    this.stoppedAt = null;
    const [rest, late] = this.partsAt(this.time);
    for (const index of this.changing) amounts[index] = course.from[index]! * rest + kicks[index]! * late;
    if (this.form !== null) this.form.show(this.offsets, amounts);
    else for (const index of this.changing) this.offsets.set(index, amounts[index]!);
  }

  /** Moves the element no longer. */
  leave(): void {
    this.isCurrent = false;
    glides.delete(this.offsets.host.element);
  }

  /** Puts the element where the layout has it, with all that keeps its form in it, and moves it no longer. */
  forget(): void {
    this.clear();
    this.leave();
    for (const child of this.offsets.host.element.children) {
      const glide = glides.get(child as HTMLElement);
      if (glide?.form?.outer === this) glide.forget();
    }
  }

  /** Adds nothing until it is shown again. */
  clear(): void {
    this.amounts.fill(0);
    NOTHING.forEach((_, index) => {
      this.offsets.set(index, 0);
    });
    this.form?.declare(null);
  }

  /** How much of the way is left, and how far the velocity at the start has brought it, in seconds. */
  private partsAt(time: Seconds): readonly [rest: number, late: Seconds] {
    const { duration, curve } = this.course;
    if (time >= duration) return [0, 0];
    const begun = Math.max(0, time);
    const part = begun / (duration || 1);
    return [1 - bent(curve, part), begun * (1 - part) ** 2];
  }
}
