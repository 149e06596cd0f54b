import type { Observable, OperatorFunction } from 'rxjs';
import type { Curve } from '../easing/curve.js';
import { sineInOut } from '../easing/sine.js';
import { checkDuration, checkFinite, checkFunction, checkObject } from '../math/check.js';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import type { Seconds } from '../clock/seconds.js';
import { type Pursuit, pursue } from './pursue.js';
import type { Mixable } from '../math/shape.js';
import type { Widened } from './widened.js';

/** How a glide runs. */
export interface GlideOptions {
  /** Frame deltas in seconds; by default the page's animation frames. */
  readonly frame$?: Observable<Seconds>;
}

/**
 * Turns a stream of goals into a stream of values that are at each goal a fixed time after it was set.
 *
 * The first goal is where it starts, and comes at once. A goal that is set on the way takes over place and velocity: no jump, no
 * kink. At rest it emits nothing and asks for no frames. It completes at rest, after its source.
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
 * goal$.next(10); // the first one is where it starts
 * goal$.next(20);
 * for (const dt of [0.25, 0.25, 0.25]) frame$.next(dt); // the first frame adds no time
 * seen; // => 15
 * ```
 *
 * @param duration Seconds from a goal to its arrival, >= 0.
 * @param curve The way from rest to a goal. Where it starts with a velocity of its own, that is taken out on a goal in mid-flight;
 * where it starts upright, as `circleOut` does, or with a jump, its first half is held back.
 * @param options The clock.
 * @returns An operator on numbers, CSS colours, and arrays or records of these.
 * @throws RangeError when `duration` is negative or not finite; TypeError when `curve` is not a function. While it runs, through
 * the error channel, a TypeError when a goal is of another form than the first one, a RangeError when a number is not finite.
 * @see {@link spring}, which arrives when it arrives.
 */
export function glide<V extends number | string | Mixable<V>>(
  duration: Seconds,
  curve: Curve = sineInOut,
  options: GlideOptions = {},
): OperatorFunction<V, Widened<V>> {
  checkDuration('glide', duration);
  const soft = softened(checkFunction('glide', 'curve', curve));
  const { frame$ = defaultFrame$ } = checkObject('glide', 'options', options);
  return pursue<V>('glide', frame$, (start) => new Glide(start, duration, curve, soft));
}

/** What a goal adds to the way: goals add up, each at its own time, so what was on its way goes on. */
interface Leg {
  readonly since: Seconds;
  /** The goal before. */
  readonly from: Float64Array;
  readonly by: Float64Array;
  readonly curve: Curve;
}

class Glide implements Pursuit {
  rest: Seconds = 0;
  private goal: Float64Array;
  private latest: Leg | null = null;
  /** Those before it that are on their way, in the order of their goals. */
  private readonly older: Leg[] = [];
  private readonly duration: Seconds;
  private readonly curve: Curve;
  private readonly soft: Curve;

  constructor(start: Float64Array, duration: Seconds, curve: Curve, soft: Curve) {
    this.goal = start;
    this.duration = duration;
    this.curve = curve;
    this.soft = soft;
  }

  aim(time: Seconds, goal: Float64Array): void {
    const { latest, older } = this;
    let from = this.goal;
    // Of the goals that are set between two frames only the last one counts: while no frames come, there may be many.
    if (latest?.since === time) from = latest.from;
    else if (latest !== null && time < this.rest) older.push(latest);
    this.latest = {
      since: time,
      from,
      by: goal.map((number, index) => number - from[index]!),
      curve: older.length > 0 ? this.soft : this.curve,
    };
    this.goal = goal;
    this.rest = time + this.duration;
  }

  at(time: Seconds, numbers: Float64Array): void {
    const { goal, latest, older } = this;
    const { by } = latest!;
    const missing = this.missingOf(latest!, time);
    for (let index = 0; index < numbers.length; index++) {
      numbers[index] = missing === 0 ? goal[index]! : goal[index]! - by[index]! * missing;
    }
    if (older.length > 0) this.addOlder(time, numbers);
  }

  private addOlder(time: Seconds, numbers: Float64Array): void {
    const { older } = this;
    for (const leg of older) {
      const missing = this.missingOf(leg, time);
      for (let index = 0; index < numbers.length; index++) numbers[index]! -= leg.by[index]! * missing;
    }
    while (older.length > 0 && time >= older[0]!.since + this.duration) older.shift();
  }

  /** Which part of a leg is still to come. */
  private missingOf({ since, curve }: Leg, time: Seconds): number {
    const { duration } = this;
    if (time >= since + duration) return 0;
    const part = curve(Math.max(0, time - since) / duration);
    if (!Number.isFinite(part)) checkFinite('glide', "the curve's value", part);
    return 1 - part;
  }
}

/** The curve, but starting without a velocity. */
function softened(curve: Curve): Curve {
  const slope = curve(STEP) / STEP;
  if (Math.abs(slope) > STEEPEST) return heldBack(curve);
  // Less a bump as steep as the curve at its start, and flat at its end. The steeper, the narrower, so that the bump stays low.
  const width = Math.min(1, 3 / Math.abs(slope));
  return (t) => (t < width ? curve(t) - slope * t * (1 - t / width) ** 2 : curve(t));
}

/**
 * For a curve that starts with a jump, or upright as a circle does, so that no slope can be taken from it: its first half counts
 * the less, the nearer it is to the start.
 */
function heldBack(curve: Curve): Curve {
  return (t) => (t < 0.5 ? curve(t) * 4 * t * t * (3 - 4 * t) : curve(t));
}

const STEP = 1e-6;
const STEEPEST = 20;
