import type { Seconds } from '../clock/seconds.js';
import { Run } from '../time/run.js';
import { Leaf } from './leaf.js';
import type { Motion } from './motion.js';

/** The run of a motion. Most frames only show a leaf that goes on: they have a short way. */
export class MotionRun<T> extends Run<T> {
  declare readonly action: Motion<T>;
  /** The leaf that was shown last, where it is the only span and goes on. */
  private leaf: Leaf | null = null;

  /** Shows a time to the leaf that was shown last, if that covers it. Returns whether it did. */
  goOn(time: Seconds): boolean {
    const { leaf } = this;
    if (leaf === null || !(time >= leaf.start && time < leaf.end)) return false;
    this.time = time;
    leaf.showTime(time);
    return true;
  }

  override advance(time: Seconds): void {
    super.advance(time);
    const { first } = this;
    this.leaf = first !== null && first.next === null && first instanceof Leaf ? first : null;
  }

  override halt(): void {
    this.leaf = null;
    super.halt();
  }
}
