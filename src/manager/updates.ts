import type { Seconds } from '../clock/seconds.js';
import type { Lanes } from './lanes.js';
import type { Running } from './running.js';

/** Frames that pass one after the other, and between them actions that show the time they were sought to. */
export class Updates {
  isRunning = false;
  private readonly lanes: Lanes;
  private readonly waiting: (Seconds | Running)[] = [];

  constructor(lanes: Lanes) {
    this.lanes = lanes;
  }

  /** Lets a frame pass, or an action show its time. What comes while another one does so waits; returns whether all have passed. */
  lead(next: Seconds | Running): boolean {
    this.waiting.push(next);
    if (this.isRunning) return false;
    this.isRunning = true;
    // What is led meanwhile is waited for, too.
    for (const next of this.waiting) {
      if (typeof next === 'number') this.lanes.walk(next);
      else next.showSought();
    }
    this.waiting.length = 0;
    this.isRunning = false;
    return true;
  }
}
