import type { Seconds } from './seconds.js';
import type { Stretch } from './stretch.js';

/**
 * The current local time of one running action, and the queue of the stretches that follow it.
 *
 * The order of the queue is the order of effects: children depth first. A stretch that is queued while another one is
 * followed stands right behind it, so a hand-over is a turn of the loop, never a call inside `subscribe`: a hundred
 * thousand of them in one frame need no stack.
 */
export class Playhead {
  /** Seconds; -Infinity before the first frame. */
  time: Seconds = -Infinity;
  /** Whether time may come back, so that what was passed must be remembered. */
  readonly remembers: boolean;
  private first: Stretch | null = null;
  /** What is queued next stands behind this one. */
  private cursor: Stretch | null = null;

  constructor(remembers: boolean) {
    this.remembers = remembers;
  }

  queue(stretch: Stretch): void {
    const { cursor } = this;
    if (cursor === null) {
      stretch.next = this.first;
      this.first = stretch;
    } else {
      stretch.next = cursor.next;
      cursor.next = stretch;
    }
    this.cursor = stretch;
  }

  /** Shows `time` to everything that is live, and to what becomes live on the way. */
  advance(time: Seconds): void {
    this.time = time;
    let previous: Stretch | null = null;
    for (let stretch = this.first; stretch !== null; stretch = stretch.next) {
      this.cursor = stretch;
      if (stretch.follow(time)) previous = stretch;
      else if (previous !== null) previous.next = stretch.next;
      else if (this.first === stretch) this.first = stretch.next;
    }
    this.cursor = this.first === null ? null : previous;
  }

  /** Unsubscribes everything that is live; what is thrown meanwhile is thrown once all are stopped. */
  halt(): void {
    const errors: unknown[] = [];
    let stretch = this.first;
    this.first = this.cursor = null;
    while (stretch !== null) {
      const { next } = stretch;
      stretch.next = null;
      try {
        if (stretch.observer !== null) stretch.unsubscribe();
      } catch (error) {
        errors.push(error);
      }
      stretch = next;
    }
    if (errors.length > 0) throw errors[0];
  }
}
