import type { Seconds } from '../clock/seconds.js';
import type { Bindable } from './bindable.js';

/** Children that follow one another, and their ends: the only difference between a sequence and a repetition. */
export interface Succession<in T> {
  /** Infinity if there is no last child, or none is known beforehand. */
  readonly count: number;
  /** How many children are remembered, so that time can go back over them; by default all. */
  readonly remembered?: number;
  /** Whether the first child starts with the first frame, as in cocos2d-x's Sequence, or at once, as in its Repeat. */
  readonly waits: boolean;
  child(index: number): Bindable<T>;
  /** The end of the child that starts at `start`, in a succession that started at `origin`. */
  endOf(index: number, start: Seconds, origin: Seconds): Seconds;
}

/**
 * The rounds of a repetition. Round i ends at origin + (i + 1)·duration: its time is `(time − origin) % duration`.
 */
export class Rounds<in T> implements Succession<T> {
  readonly waits = false;
  readonly count: number;
  readonly remembered: number;
  private readonly round: Bindable<T>;

  constructor(round: Bindable<T>, count: number) {
    this.round = round;
    this.count = count;
    this.remembered = count === Infinity ? 1000 : Infinity;
  }

  child(): Bindable<T> {
    return this.round;
  }

  endOf(index: number, _start: Seconds, origin: Seconds): Seconds {
    return origin + (index + 1) * this.round.duration;
  }
}
