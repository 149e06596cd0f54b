import { Run } from '../time/run.js';
import type { Seconds } from '../clock/seconds.js';
import { type Stretch, remembers } from '../time/stretch.js';
import { DELEGATED } from './care.js';

/**
 * A run that hands its turns on to its leaves. They keep the time meanwhile, and in most frames nobody looks at the run.
 *
 *     frame     1    2    3    4    5
 *     run       !----------------!--      delegates; takes over when a leaf ends, or something is asked of it
 *     leaves    -----2----3----4|         each shows the frame and keeps its time
 *
 * Within a frame they come one after the other. So where it takes over in the middle of one, some have come to its time and some have
 * not: those are owed the frame.
 */
export class Relay<T> extends Run<T> {
  get elapsed(): Seconds {
    return Math.max(0, this.isDelegated ? this.first!.kept : this.time);
  }

  protected get isDelegated(): boolean {
    return (this.bits & DELEGATED) !== 0;
  }

  /**
   * Has the leaves keep the time, if they all can.
   *
   * @param behind What stands behind them, and has its turn after them.
   * @returns The first of them.
   */
  protected handOn(behind: Stretch | null): Stretch | null {
    const { first, time } = this;
    if (first === null) return null;
    this.cursor!.next = behind;
    for (let stretch: Stretch | null = first; stretch !== null; stretch = stretch.next) {
      if (stretch.keep(time, stretch === first && first.next !== null)) continue;
      this.takeOver(time);
      return null;
    }
    this.bits |= DELEGATED;
    return first;
  }

  /** Takes the time back from all that have come to `time`. */
  protected takeOver(time: Seconds): void {
    this.bits &= ~DELEGATED;
    this.time = time;
    for (let stretch = this.first; stretch !== null; stretch = stretch.next) {
      if (stretch.kept === time) stretch.kept = NaN;
    }
    if (this.cursor !== null) this.cursor.next = null;
  }

  /** Shows the frame to those that are owed it. */
  protected finish(): void {
    let previous: Stretch | null = null;
    let owed = this.first;
    for (; owed !== null && Number.isNaN(owed.kept); owed = owed.next) previous = owed;
    for (let stretch = owed; stretch !== null; stretch = stretch.next) stretch.kept = NaN;
    this.advanceFrom(owed, previous);
  }

  /**
   * Copies the leaves. Done in the first frame of each run, which come in the order of all later ones, it makes them lie in memory in
   * the order in which they are followed. Where stretches are remembered they stay who they are.
   */
  protected settle(): void {
    if (remembers(this.ends)) return;
    let previous: Stretch | null = null;
    for (let stretch = this.first; stretch !== null; stretch = stretch.next) {
      const copy = stretch.relocated();
      if (copy !== null) {
        if (previous === null) this.first = copy;
        else previous.next = copy;
        if (this.bound === stretch) this.bound = copy;
        if (this.cursor === stretch) this.cursor = copy;
      }
      previous = copy ?? stretch;
    }
  }
}
