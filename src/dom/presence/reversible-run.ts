import type { Seconds } from '../../clock/seconds.js';
import type { DomTarget } from '../../element/target/dom-target.js';
import type { Motion } from '../../motion/motion.js';
import { CLOSED } from '../../time/edges.js';
import type { Progress } from '../../time/effect.js';
import { Run } from '../../time/run.js';

/**
 * A run that can be reversed smoothly: it slows down, stops and comes back.
 *
 *     rate    1---1---0.5-0--(-0.5)-1---1
 *             ^   reverse
 */
export class ReversibleRun extends Run<DomTarget> {
  declare readonly action: Motion<DomTarget>;
  declare target: DomTarget;
  #goesBack = false;
  /** Seconds that it has gone towards its present end; below 0 during a delay. */
  #gone: Seconds;
  /** The speed towards that end, below 0 until it has slowed down; and the seconds until it is 1. */
  #speed = 1;
  #ramp: Seconds = 0;

  constructor(motion: Motion<DomTarget>, target: DomTarget, delay: Seconds) {
    super(motion, target, CLOSED);
    this.#gone = -delay;
  }

  /** The end that it goes to: reduced motion shows it at once. */
  override get destination(): Seconds {
    return this.#goesBack ? 0 : Infinity;
  }

  get progress(): Progress {
    return this.isOver && !this.#goesBack ? 1 : this.action.progressAt(this.time);
  }

  /** Whether it is at the end that it goes to. */
  get isOver(): boolean {
    return this.#gone >= this.action.duration;
  }

  /** Shows the present moment. */
  show(): void {
    const { action } = this;
    const { duration } = action;
    this.goTo(Math.max(0, this.#goesBack ? duration - this.#gone : this.#gone));
    // Without a duration, a reversed action would stay at its end.
    if (duration === 0 && this.isOver && !this.#goesBack && endsAtFoundValues(action)) this.goTo(-Infinity);
  }

  /** Adds time. Returns how much of it lies beyond the end that it goes to; below 0 before that. */
  addTime(dt: Seconds): Seconds {
    const { duration } = this.action;
    const [before, ramp] = [this.#speed, this.#ramp];
    const ramped = Math.min(dt, ramp);
    this.#speed = ramped < ramp ? before + (1 - before) * (ramped / ramp) : 1;
    this.#ramp -= ramped;
    this.#gone += ((before + this.#speed) / 2) * ramped + (dt - ramped);
    const beyond = this.#gone - duration;
    if (beyond >= 0) this.#gone = duration;
    return beyond;
  }

  /**
   * Reverses within `seconds`, or sooner near an end: it goes on for at most half of the remaining way, and comes back
   * at full speed.
   */
  reverse(seconds: Seconds): void {
    const left = Math.max(this.#gone, 0);
    const gone = this.action.duration - left;
    const speed = -this.#speed;
    const braking = speed < 0 ? (gone * (1 - speed)) / speed ** 2 : Infinity;
    this.#goesBack = !this.#goesBack;
    this.#gone = gone;
    this.#speed = speed;
    this.#ramp = left > 0 && gone > 0 ? Math.min(seconds, braking, (2 * left) / (1 + speed)) : 0;
  }

  /** Continues with another target, whose values at the next `show` become the start of the action. */
  handOver(target: DomTarget): void {
    this.root = null;
    this.target = target;
  }
}

/**
 * Whether any part of an action ends at the values that it finds at its start. The element must then start in the state
 * in which it should end.
 */
export function endsAtFoundValues(motion: Motion<never> & { readonly inner?: readonly Motion<never>[] }): boolean {
  return kinds.has(motion.kind) || (motion.inner?.some(endsAtFoundValues) ?? false);
}

/** `presence` is the default of lists, a short fade. */
const kinds: ReadonlySet<string> = /* @__PURE__ */ new Set(['reverseTime', 'tweenFrom', 'presence']);
