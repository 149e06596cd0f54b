import { CLOSED, FORWARDS } from '../time/edges.js';
import { Run } from '../time/run.js';
import type { Seconds } from '../clock/seconds.js';
import type { Motion } from './motion.js';

/** An action on a target that another action leads, and asks when it was over. */
export class LedRun<T> {
  private readonly run: Run<T>;

  /** @param returns Whether time may come back. */
  constructor(motion: Motion<T>, target: T, returns: boolean) {
    this.run = new Run(motion, target, returns ? CLOSED : FORWARDS);
  }

  /** Shows a time, >= 0; takes it up again where it was over or halted. */
  show(time: Seconds): void {
    this.run.seek(time);
  }

  /** When it was over, by the time that was shown last; undefined while it goes on. */
  get end(): Seconds | undefined {
    return this.run.hasEnded ? this.run.root!.end : undefined;
  }

  /** Brings the target back to where it was found. */
  undo(): void {
    this.run.seek(-Infinity);
  }

  halt(): void {
    this.run.halt();
  }
}
