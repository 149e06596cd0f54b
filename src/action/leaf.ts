import type { Curve } from '../easing/curve.js';
import type { Seconds } from '../clock/seconds.js';
import { CLOSED_HIGH, type Ends, HELD_LOW, HIGH, LOW, Stretch } from '../time/stretch.js';
import { type Effect, type OpenEffect, type Progress, undo } from './effect.js';

/** A stretch that moves a target: the one place where time becomes progress. */
export abstract class Leaf extends Stretch {
  /** What bends its progress. While it leads others it has one, be it straight, so that a frame has but one thing to ask for. */
  protected curve: Curve | null;

  /** Written out: what a compiler would write hands on `...arguments`, which takes ten times as long. */
  constructor(start: Seconds, end: Seconds, ends: Ends) {
    super(start, end, ends);
    this.curve = null;
  }

  /** What it does to the target. */
  abstract update(progress: Progress): void;

  /** Brings the target back to where it was found. */
  undo(): void {
    this.update(0);
  }

  /** Pays what is owed when it ceases to be live. */
  stop(): void {
    // As a rule, nothing.
  }

  bend(curve: Curve | null): this {
    this.curve = curve;
    return this;
  }

  /** A new leaf that knows what this one knows. */
  protected abstract copy(): Leaf;

  /**
   * A copy lies in memory behind the one that was made last. Leaves that are copied in the order in which they are followed lie in
   * that order, whatever was made between the making of one and the next.
   */
  override relocated(isApart = false): Leaf {
    // As in `bindApart`.
    if (!isApart) return this.relocated(true);
    const copy = this.copy();
    copy.next = this.next;
    copy.observer = this.observer;
    copy.curve = this.curve;
    return copy;
  }

  follow(time: Seconds): boolean {
    // Whoever comes next may be this one again.
    while (!this.covers(time)) {
      if (!this.isLeftAt(time)) return this.followBeyond(time);
      const isHigh = time >= this.end;
      this.come(isHigh);
      this.handOver(isHigh ? HIGH : LOW);
      if (this.observer === null) return false;
    }
    this.showTime(time);
    return true;
  }

  override keep(time: Seconds, leads: boolean): boolean {
    if (!this.covers(time)) return false;
    this.kept = time;
    if (leads) this.curve ??= straight;
    else if (this.curve === straight) this.curve = null;
    return true;
  }

  /**
   * Time has not fallen since it was within the stretch, so only the end is to be asked for. What the target does when it is written
   * may take the time away.
   *
   * Each class says the same again: where a number is written into arrays of several classes, an engine loses sight of what they are.
   */
  abstract override pass(dt: Seconds): boolean;

  /** `pass` for one with a curve. */
  override passOn(dt: Seconds): boolean {
    const { curve } = this;
    const start = this[0]!;
    const end = this[1]!;
    const time = this[2]! + dt;
    if (curve === null || !(time < end)) return false;
    this[2] = time;
    const value = bent(curve, (time - start) / (end - start));
    // The curve may have stopped the action.
    if (this.observer !== null) this.update(value);
    return this[2] >= time;
  }

  override unsubscribe(): void {
    super.unsubscribe();
    this.stop();
  }

  private covers(time: Seconds): boolean {
    return time >= this.start && time < this.end;
  }

  private showTime(time: Seconds): void {
    const { start } = this;
    this.show((time - start) / (this.end - start));
  }

  /** Shows a progress, bent where there is a curve. */
  protected show(progress: Progress): void {
    const { curve } = this;
    if (curve === null) {
      this.update(progress);
      return;
    }
    const value = bent(curve, progress);
    // The curve may have stopped the action.
    if (this.observer !== null) this.update(value);
  }

  /** Whether one that does not include `time` is over then. */
  private isLeftAt(time: Seconds): boolean {
    return time >= this.end ? (this.ends & CLOSED_HIGH) !== 0 : this.isBefore(time);
  }

  /** Outside of the stretch, where it is not left: it is held, or goes on as it began. */
  private followBeyond(time: Seconds): boolean {
    const { start, end } = this;
    if (time < end && (this.ends & HELD_LOW) !== 0) this.show(0);
    else if (end > start) this.showTime(time);
    else this.come(time >= end);
    return this.observer !== null;
  }

  /** Comes to an end: at the high one all is done, at the low one nothing has happened yet. */
  private come(isHigh: boolean): void {
    if (isHigh) this.show(1);
    else this.undo();
  }
}

/** A leaf that has an effect do its work. */
export class EffectLeaf extends Leaf {
  private readonly effect: Effect;

  constructor(effect: Effect, start: Seconds, end: Seconds, ends: Ends) {
    super(start, end, ends);
    this.effect = effect;
  }

  protected override copy(): EffectLeaf {
    return new EffectLeaf(this.effect, this.start, this.end, this.ends);
  }

  override pass(dt: Seconds): boolean {
    const start = this[0]!;
    const end = this[1]!;
    const time = this[2]! + dt;
    if (!(time < end) || this.curve !== null) return false;
    this[2] = time;
    this.update((time - start) / (end - start));
    return this[2] >= time;
  }

  update(progress: Progress): void {
    this.effect.update(progress);
  }

  override undo(): void {
    undo(this.effect);
  }

  override stop(): void {
    this.effect.stop?.();
  }
}

/** A stretch whose end is not planned: its effect says when it has ended. */
export class OpenLeaf extends Stretch {
  private readonly effect: OpenEffect;

  constructor(effect: OpenEffect, start: Seconds, end: Seconds, ends: Ends) {
    super(start, end, ends);
    this.effect = effect;
  }

  follow(time: Seconds): boolean {
    if (this.isBefore(time)) {
      undo(this.effect);
      this.handOver(LOW);
    } else {
      const left = this.effect.update(Math.max(0, time - this.start));
      if (left !== undefined) {
        this.end = time - left;
        this.handOver(HIGH);
      }
    }
    return this.observer !== null;
  }

  override unsubscribe(): void {
    super.unsubscribe();
    this.effect.stop?.();
  }
}

/** The curve of a leaf that leads others and is not bent. */
const straight: Curve = (t) => t;

/** A curve's value, which must be a number. */
export function bent(curve: Curve, progress: Progress): Progress {
  const value = curve(progress);
  // Neither a number without end nor none at all: only then is the difference to itself not 0.
  if (value - value !== 0) refuse(value, progress);
  return value;
}

function refuse(value: number, progress: Progress): never {
  throw new RangeError(`eased: the curve must return a finite number, got ${value} at ${progress}`);
}
