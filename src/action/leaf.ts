import type { Playhead } from '../time/playhead.js';
import type { Seconds } from '../time/seconds.js';
import { CLOSED_HIGH, type Ends, HELD_LOW, HIGH, LOW, Stretch } from '../time/stretch.js';
import { type Effect, type OpenEffect, type Progress, undo } from './effect.js';

/** A stretch that moves a target: the one place where time becomes progress. */
export class Leaf extends Stretch {
  private readonly effect: Effect;

  constructor(effect: Effect, playhead: Playhead, start: Seconds, end: Seconds, ends: Ends) {
    super(playhead, start, end, ends);
    this.effect = effect;
  }

  follow(time: Seconds): boolean {
    const { start, end } = this;
    if (time >= start && time < end) {
      this.effect.update((time - start) / (end - start));
      return true;
    }
    if (time >= end) this.followHigh(time);
    else this.followLow(time);
    return this.observer !== null;
  }

  override unsubscribe(): void {
    super.unsubscribe();
    this.effect.stop?.();
  }

  /** Also beyond the ends. */
  private progressAt(time: Seconds): Progress {
    return (time - this.start) / (this.end - this.start);
  }

  private followHigh(time: Seconds): void {
    if ((this.ends & CLOSED_HIGH) !== 0) {
      this.effect.update(1);
      this.handOver(HIGH);
    } else {
      this.effect.update(this.end > this.start ? this.progressAt(time) : 1);
    }
  }

  private followLow(time: Seconds): void {
    const { effect } = this;
    if (this.isBefore(time)) {
      undo(effect);
      this.handOver(LOW);
    } else if ((this.ends & HELD_LOW) !== 0) {
      effect.update(0);
    } else if (this.end > this.start) {
      effect.update(this.progressAt(time));
    } else {
      undo(effect);
    }
  }
}

/** A stretch whose end is not planned: its effect says when it has ended. */
export class OpenLeaf extends Stretch {
  private readonly effect: OpenEffect;

  constructor(effect: OpenEffect, playhead: Playhead, start: Seconds, end: Seconds, ends: Ends) {
    super(playhead, start, end, ends);
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
