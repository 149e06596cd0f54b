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

  /** Turns round within so many seconds, sooner near an end: it goes at most half of the way that was left. */
  turn(seconds: Seconds): void {
    const { moment } = this;
    const [duration, rate] = [this.#duration, this.#rate];
    const ahead = rate > 0 ? duration - moment : moment;
    this.goesBack = !this.goesBack;
    const isAgainst = rate > 0 === this.goesBack;
    const longest = isAgainst ? (ahead * (1 + Math.abs(rate))) / rate ** 2 : seconds;
    const isMoving = moment > 0 && moment < duration;
    this.#ramp = isMoving ? Math.min(seconds, longest) : 0;
    this.moment = Math.max(moment, 0);
  }

  /** Whether it is at the end that it goes to. */
  get isOver(): boolean {
    return this.goesBack ? this.moment <= 0 : this.moment >= this.#duration;
  }

  /** Adds time. Returns how much of it lies beyond the end that it goes to; below 0 before that. */
  pass(dt: Seconds): Seconds {
    const [rate, ramp] = [this.#rate, this.#ramp];
    const [goal, end] = this.goesBack ? [-1, 0] : [1, this.#duration];
    const bent = Math.min(dt, ramp);
    const push = ramp > 0 ? (goal - rate) / ramp : 0;
    this.moment += (rate + (push * bent) / 2) * bent;
    this.#ramp -= bent;
    this.#rate = this.#ramp > 0 ? rate + push * bent : goal;
    let beyond = goal * (this.moment - end);
    if (beyond >= 0 && bent > 0) {
      // Solves the equation of the accelerated motion for the time since the end.
      const speed = goal * this.#rate;
      beyond = (2 * beyond) / (speed + Math.sqrt(speed ** 2 - 2 * goal * push * beyond)) + dt - bent;
    } else {
      this.moment += goal * (dt - bent);
      beyond = goal * (this.moment - end);
    }
    if (beyond >= 0) this.moment = end;
    return beyond;
  }
}
