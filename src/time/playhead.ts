import type { Seconds } from '../clock/seconds.js';
import type { Ends, Stretch } from './stretch.js';

/** What a playhead is at: it has not begun or was halted, leads something, or was led past a closed end. */
export type Phase = 0 | 1 | 2;
export const IDLE: Phase = 0;
export const LIVE: Phase = 1;
export const ENDED: Phase = 2;

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
  /** Three bits of ends and two of phase; those above are a subclass's own. One field, for each takes room in every running action. */
  protected bits: number;
  /** What is queued next stands behind this one: the one that hands over, and between frames the last one. */
  cursor: Stretch | null = null;
  first: Stretch | null = null;
  /** What is to be done first when time falls; brought along by a merge, for nothing else has branches. */
  takeBack?: (playhead: Playhead) => void;

  constructor(ends: Ends) {
    this.bits = ends;
  }

  /** The ends of what is laid over the whole playhead. */
  get ends(): Ends {
    return this.bits & 7;
  }

  get phase(): Phase {
    return ((this.bits >> 3) & 3) as Phase;
  }

  set phase(phase: Phase) {
    this.bits = (this.bits & ~24) | (phase << 3);
  }

  /** Whether it leads anything. Once it was halted nothing goes on, and what is still queued is stopped at once. */
  get live(): boolean {
    return this.phase === LIVE;
  }

  queue(stretch: Stretch): void {
    if (!this.live) {
      stretch.unsubscribe();
      return;
    }
    const { cursor } = this;
    // It hands over to itself.
    if (cursor === stretch) return;
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
    const falls = time < this.time;
    this.time = time;
    if (falls) this.takeBack?.(this);
    this.advanceFrom(this.first, null);
  }

  /** @param before What stands before `first` in the queue. */
  protected advanceFrom(first: Stretch | null, before: Stretch | null): void {
    let previous = before;
    for (let stretch = first; stretch !== null; stretch = stretch.next) {
      if (stretch.follow(this.time)) previous = stretch;
      else this.drop(stretch, previous);
    }
    const last = this.first === null ? null : previous;
    if (this.cursor !== last) this.cursor = last;
  }

  /** Takes one out of the queue that stands behind `previous`. */
  drop(stretch: Stretch, previous: Stretch | null): void {
    if (previous !== null) previous.next = stretch.next;
    else if (this.first === stretch) this.first = stretch.next;
  }

  /** Unsubscribes everything that is live; what is thrown meanwhile is thrown once all are stopped. */
  halt(): void {
    let failure: { readonly error: unknown } | null = null;
    let stretch = this.first;
    this.first = this.cursor = null;
    if (this.live) this.phase = IDLE;
    while (stretch !== null) {
      const { next } = stretch;
      stretch.next = null;
      try {
        if (stretch.observer !== null) stretch.unsubscribe();
      } catch (error) {
        failure ??= { error };
      }
      stretch = next;
    }
    if (failure !== null) throw failure.error;
  }
}
