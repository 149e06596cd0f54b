import type { Seconds } from '../clock/seconds.js';
import type { Lanes } from './lanes.js';

/** A frame, or something else that no frame is to pass in the midst of. Must not throw. */
export type Passing = Seconds | (() => void);

/** Frames that pass one after the other, and between them what shows actions at times of its own. */
export class Updates {
  isRunning = false;
  private readonly lanes: Lanes;
  private readonly waiting: Passing[] = [];

  constructor(lanes: Lanes) {
    this.lanes = lanes;
  }

  /** Lets a frame pass, or something be shown. What comes while that goes on waits; returns whether all have passed. */
  lead(next: Passing): boolean {
    this.waiting.push(next);
    if (this.isRunning) return false;
    this.isRunning = true;
    // What is led meanwhile is waited for, too.
    for (const next of this.waiting) {
      if (typeof next === 'number') this.lanes.walk(next);
      else next();
    }
    this.waiting.length = 0;
    this.isRunning = false;
    return true;
  }
}
