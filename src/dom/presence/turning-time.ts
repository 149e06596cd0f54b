import type { Seconds } from '../../clock/seconds.js';

/**
 * The time of an action that can turn round: it slows down, stops and comes back, with no kink.
 *
 *     rate    1---1---0.5-0--(-0.5)-1---1
 *             ^   turn
 */
export class TurningTime {
  /** The time of the action; below 0 during a delay. */
  moment: Seconds;
  goesBack = false;
  readonly #duration: Seconds;
  /** Seconds of the action per second, and how long the rate still changes until it is 1 or -1. */
  #rate = 1;
  #ramp: Seconds = 0;

  constructor(duration: Seconds, delay: Seconds) {
    this.#duration = duration;
    this.moment = -delay;
  }

  /**
   * Turns round within so many seconds, sooner near an end: it goes on for at most half of the way that was left, and
   * comes back at full speed.
   */
  turn(seconds: Seconds): void {
    const { moment } = this;
    const duration = this.#duration;
    this.goesBack = !this.goesBack;
    const left = this.goesBack ? moment : duration - moment;
    /** How fast it goes where it is to go; below 0 while it still goes the other way. */
    const speed = this.goesBack ? -this.#rate : this.#rate;
    const braking = speed < 0 ? ((duration - left) * (1 - speed)) / speed ** 2 : Infinity;
    const isMoving = moment > 0 && moment < duration;
    this.#ramp = isMoving ? Math.min(seconds, braking, (2 * left) / (1 + speed)) : 0;
    this.moment = Math.max(moment, 0);
  }

  /** Whether it is at the end that it goes to. */
  get isOver(): boolean {
    return this.goesBack ? this.moment <= 0 : this.moment >= this.#duration;
  }

  /** Adds time. Returns how much of it lies beyond the end that it goes to; below 0 before that. */
  pass(dt: Seconds): Seconds {
    const [goal, end] = this.goesBack ? [-1, 0] : [1, this.#duration];
    const [before, ramp] = [this.#rate, this.#ramp];
    const bent = Math.min(dt, ramp);
    this.#rate = bent < ramp ? before + (goal - before) * (bent / ramp) : goal;
    this.#ramp -= bent;
    this.moment += ((before + this.#rate) / 2) * bent + goal * (dt - bent);
    const beyond = goal * (this.moment - end);
    if (beyond >= 0) this.moment = end;
    return beyond;
  }
}
