import type { OperatorFunction } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { sineInOut } from '../easing/sine.js';
import { checkCurve, checkDuration, checkFinite, checkOptions } from '../math/check.js';
import { drift } from '../math/drift.js';
import type { Mixable, Shape } from '../math/shape.js';
import type { ValueMix } from '../math/value-mix.js';
import type { InterpolatedValue } from './interpolated-value.js';
import { NumberPursuit, pursueNumbers } from './number-pursuit.js';
import type { PursuitOptions } from './pursue.js';

/** Options of {@link glide}. */
export interface GlideOptions extends PursuitOptions {
  /** `cssValues()` of rx-motion, for colours and strings. Numbers do not need it. */
  readonly mix?: ValueMix | undefined;
}

/**
 * Maps a stream of goals to a stream of values that reach each goal a fixed time after it was set.
 *
 * The first goal is the start, and is emitted immediately. A new goal during the motion keeps position and velocity: no
 * jump, no kink. At rest it emits nothing and requests no frames. It completes at rest, after its source.
 *
 *     goal$       0----8---------------      frames every column group, 0.25 s each
 *     glide(1)    0----0-1.2-4-6.8-8---
 *
 * ```ts
 * import { Subject } from 'rxjs';
 * import { glide } from 'rx-motion/stream';
 *
 * const frame$ = new Subject<number>();
 * const goal$ = new Subject<number>();
 * let seen = 0;
 * goal$.pipe(glide(1, (t) => t, { frame$ })).subscribe((value) => (seen = value));
 * goal$.next(10); // the first one is the start
 * goal$.next(20);
 * for (const dt of [0.25, 0.25, 0.25]) frame$.next(dt); // the first frame adds no time
 * seen; // => 15
 * ```
 *
 * @param duration Seconds from a goal to its arrival, >= 0.
 * @param curve The motion from rest to a goal. For a new goal during the motion, its initial velocity is removed; if it
 * starts vertically, like `circleOut`, or with a jump, its first half is damped.
 * @param options The clock, and `mix` for strings.
 * @returns An operator on numbers, and arrays or records of these; with `mix`, on colours and strings.
 * @throws RangeError when `duration` is negative or not finite; TypeError when `curve` is not a function. At run time,
 * through the error channel, a TypeError when a goal has another form than the first one, a RangeError when a number is
 * not finite.
 * @see {@link spring}, which has no fixed duration.
 */
export function glide<V extends number | string | Mixable<V>>(
  duration: Seconds,
  curve: Curve = sineInOut,
  options: GlideOptions = {},
): OperatorFunction<V, InterpolatedValue<V>> {
  checkDuration('glide', duration);
  const soft = soften(checkCurve('glide', curve));
  checkOptions('glide', options, 'frame$ reduced$ mix');
  return pursueNumbers<V>('glide', options, (shape, start) => new GlidePursuit(shape, start, duration, curve, soft));
}

/** The motion towards one goal. Approaches add up, each with its own time, so that earlier ones continue. */
interface Approach {
  readonly since: Seconds;
  /** The previous goal. */
  readonly from: Float64Array;
  readonly by: Float64Array;
  readonly curve: Curve;
}

class GlidePursuit<V> extends NumberPursuit<V> {
  rest: Seconds = 0;
  /** Those that have not ended, in the order of their goals. */
  readonly #approaches: Approach[] = [];
  readonly #duration: Seconds;
  readonly #curve: Curve;
  readonly #soft: Curve;

  constructor(shape: Shape<V>, start: Float64Array, duration: Seconds, curve: Curve, soft: Curve) {
    super(shape, start);
    this.#duration = duration;
    this.#curve = curve;
    this.#soft = soft;
  }

  protected turnTo(goal: Float64Array, time: Seconds, last: Float64Array): void {
    const approaches = this.#approaches;
    // Of the goals between two frames, only the last one counts: there may be many while no frames come.
    const from = approaches.at(-1)?.since === time ? approaches.pop()!.from : last;
    approaches.push({
      since: time,
      from,
      by: goal.map((number, index) => number - from[index]!),
      curve: approaches.length > 0 ? this.#soft : this.#curve,
    });
    this.rest = time + this.#duration;
  }

  protected writeAt(time: Seconds, numbers: Float64Array, goal: Float64Array): void {
    const approaches = this.#approaches;
    while (approaches.length > 0 && time >= approaches[0]!.since + this.#duration) approaches.shift();
    numbers.set(goal);
    for (const approach of approaches) {
      const left = this.#leftOf(approach, time);
      for (let index = 0; index < numbers.length; index++) numbers[index]! -= approach.by[index]! * left;
    }
  }

  /** The fraction of an approach that is left. */
  #leftOf({ since, curve }: Approach, time: Seconds): number {
    const progress = curve(Math.max(0, time - since) / this.#duration);
    if (!Number.isFinite(progress)) checkFinite('glide', "the curve's value", progress);
    return 1 - progress;
  }
}

/** The curve without its initial velocity. */
function soften(curve: Curve): Curve {
  const slope = curve(STEP) / STEP;
  if (Math.abs(slope) > STEEPEST) return damp(curve);
  // Subtracts a bump with the initial slope of the curve, flat at its end. A steeper bump is narrower, so that it stays
  // low.
  const width = Math.min(1, 3 / Math.abs(slope));
  return (t) => curve(t) - slope * drift(t, width);
}

/**
 * For a curve that starts with a jump, or vertically like a circle, and has no slope to subtract: reduces its first
 * half, more towards the start.
 */
function damp(curve: Curve): Curve {
  return (t) => (t < 0.5 ? curve(t) * 4 * t * t * (3 - 4 * t) : curve(t));
}

const STEP = 1e-6;
const STEEPEST = 20;
