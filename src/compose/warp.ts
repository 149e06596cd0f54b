import type { Effect, Progress } from '../action/effect.js';
import type { Motion } from '../action/motion.js';
import { Run } from '../time/run.js';
import { type Ends, OPEN } from '../time/stretch.js';

/** Leads an action's own playhead to `curve(progress)` of its duration: the effect of what bends time. */
export class Warp<T> implements Effect {
  private readonly run: Run<T>;
  private readonly curve: (t: number) => number;

  /** @param ends OPEN where the curve may lead back or beyond. */
  constructor(motion: Motion<T>, target: T, curve: (t: number) => number, ends: Ends = OPEN) {
    this.run = new Run(motion, target, ends);
    this.curve = curve;
    this.run.begin();
  }

  update(progress: Progress): void {
    const warped = this.curve(progress);
    if (!Number.isFinite(warped))
      throw new RangeError(`eased: the curve must return a finite number, got ${warped} at ${progress}`);
    this.run.seek(warped * this.run.action.duration);
  }

  /** Nothing has happened yet: before every time, not at `curve(0)`, which may be anywhere. */
  undo(): void {
    this.run.seek(-Infinity);
  }

  stop(): void {
    this.run.halt();
  }
}
