import type { Seconds } from '../../clock/seconds.js';

/**
 * The time of an action that can turn round: it slows down, stops and comes back, with no kink.
 *
 *     rate    1---1---0.5-0--(-0.5)-1---1
 *             ^   turn
 */
export class TurningTime {
  goesBack = false;
  readonly #duration: Seconds;
  /** How much of the way to its present end is behind it; below 0 during a delay. */
  #gone: Seconds;
  /** Seconds of that way per second, below 0 until it has turned; and how long until that is 1. */
  #speed = 1;
  #ramp: Seconds = 0;

  constructor(duration: Seconds, delay: Seconds) {
    this.#duration = duration;
    this.#gone = -delay;
  }

  /** The time of the action; below 0 during a delay. */
  get moment(): Seconds {
    return this.goesBack ? this.#duration - this.#gone : this.#gone;
  }

  /**
   * Turns round within so many seconds, sooner near an end: it goes on for at most half of the way that was left, and
   * comes back at full speed.
   */
  turn(seconds: Seconds): void {
    const left = Math.max(this.#gone, 0);
    const gone = this.#duration - left;
    const speed = -this.#speed;
    const braking = speed < 0 ? (gone * (1 - speed)) / speed ** 2 : Infinity;
    this.goesBack = !this.goesBack;
    this.#gone = gone;
    this.#speed = speed;
    this.#ramp = left > 0 && gone > 0 ? Math.min(seconds, braking, (2 * left) / (1 + speed)) : 0;
  }

  /** Whether it is at the end that it goes to. */
  get isOver(): boolean {
    return this.#gone >= this.#duration;
  }

  /** Adds time. Returns how much of it lies beyond the end that it goes to; below 0 before that. */
  pass(dt: Seconds): Seconds {
    const [before, ramp] = [this.#speed, this.#ramp];
    const bent = Math.min(dt, ramp);
    this.#speed = bent < ramp ? before + (1 - before) * (bent / ramp) : 1;
    this.#ramp -= bent;
    this.#gone += ((before + this.#speed) / 2) * bent + (dt - bent);
    const beyond = this.#gone - this.#duration;
    if (beyond >= 0) this.#gone = this.#duration;
    return beyond;
  }
}
