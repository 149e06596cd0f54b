import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { bent } from '../math/bent.js';
import type { Corrections } from './corrections.js';
import { type Amounts, NOTHING, type Offsets, SCALE_X, SCALE_Y } from './offsets.js';

/** Seconds over which a velocity is measured. */
const STEP = 0.001;

/** How an element glides. */
export interface Course {
  readonly from: Amounts;
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
  private readonly course: Course;
  readonly corrections: Corrections | null;
  /** Whether no later flip has taken the element over. */
  isCurrent = true;
  private readonly kicks: Amounts;
  /** What is added in the present frame: no new list for each. */
  private readonly present: number[] = [...NOTHING];
  private time: Seconds = 0;

  constructor(offsets: Offsets, course: Course, corrections: Corrections | null) {
    this.offsets = offsets;
    this.course = course;
    this.corrections = corrections;
    const { from, velocity, duration, curve } = course;
    const slope = duration === 0 ? 0 : (bent(curve, 0) - bent(curve, Math.min(1, STEP / duration))) / STEP;
    this.kicks = velocity?.map((one, index) => one - from[index]! * slope) ?? NOTHING;
  }

  /** The velocity of each amount at the time that is shown. */
  get velocity(): Amounts {
    const time = Math.max(this.time, STEP);
    const before = this.at(time - STEP);
    return this.at(time).map((amount, index) => (amount - before[index]!) / STEP);
  }

  get isOver(): boolean {
    return this.time >= this.course.duration;
  }

  show(time: Seconds): void {
    this.time = time - this.course.delay;
    const rest = this.restAt(this.time);
    this.add(this.at(this.time, rest, this.present), rest);
  }

  /** Adds nothing from now on. */
  clear(): void {
    this.add(NOTHING, 0);
  }

  private add(amounts: Amounts, rest: number): void {
    const { offsets, corrections } = this;
    const { from } = this.course;
    offsets.set(amounts);
    if (corrections === null) return;
    const [x, y] = [SCALE_X, SCALE_Y].map((index) => ({
      scale: 1 + amounts[index]! / (offsets.ownOf(index) || 1),
      rest: from[index] === 0 ? rest : amounts[index]! / from[index]!,
    }));
    corrections.show(x!, y!);
  }

  /** How much of the way is left, the velocity at the start apart. */
  private restAt(time: Seconds): number {
    const { duration, curve } = this.course;
    return time >= duration ? 0 : 1 - bent(curve, Math.max(0, time) / duration);
  }

  /** @param result It is written into this. */
  private at(time: Seconds, rest: number = this.restAt(time), result: number[] = []): Amounts {
    const { from, duration } = this.course;
    if (time >= duration) return NOTHING;
    const elapsed = Math.max(0, time);
    const late = elapsed * (1 - elapsed / duration) ** 2;
    for (let index = 0; index < from.length; index++) result[index] = from[index]! * rest + this.kicks[index]! * late;
    return result;
  }
}
