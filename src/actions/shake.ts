import type { Seconds } from '../clock/seconds.js';
import { NumberEffect } from '../lines/number-effect.js';
import type { GivenNumbers } from '../lines/plain-leaf.js';
import { Writer } from '../lines/writer.js';
import { checkCount, checkDuration, checkFinitePositive, checkOptions } from '../math/check.js';
import { smoothNoise } from '../math/noise.js';
import type { ReversibleAction } from '../motion/action.js';
import { applyCurve, leaf } from '../motion/leaf-motion.js';
import type { Progress } from '../time/effect.js';
import { type How, optionsAndCurve } from './how.js';
import { NUMBERS_ONLY, numbersOf, partsOf } from './parts.js';
import type { Having, Numbers } from './values.js';

/** How something shakes or wiggles. */
export interface SwingOptions {
  /** Swings a second, > 0; by default 12 for {@link shake} and 2 for {@link wiggle}. */
  readonly frequency?: number | undefined;
  /** A whole number >= 0, by default 0. Each gives a different movement. */
  readonly seed?: number | undefined;
}

/**
 * Shakes numbers of a target around their values, less and less, and adds to other changes. At its end they are back
 * where they were; if it is stopped earlier, they go back at once.
 *
 * The movement is seeded noise, a function of time: it is the same at any frame rate, and when scrubbing.
 *
 * ```ts
 * import { Subject } from 'rxjs';
 * import { play, shake } from 'rx-motion';
 *
 * const frame$ = new Subject<number>();
 * const door = { x: 10, rotation: 0 };
 * play(shake(0.5, { x: 8, rotation: 3 }), door, frame$).subscribe();
 * for (const dt of [0, 0.17]) frame$.next(dt);
 * Math.abs(door.x - 10) < 8 && door.x !== 10; // => true
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param amounts The greatest distance of each number to either side, nested as in the target.
 * @param how The frequency and the seed; last, a curve that bends the progress, as {@link eased} does.
 * @throws RangeError when a number is out of range; TypeError when an amount is neither a number nor an object.
 * @see {@link wiggle}, which does not fade.
 */
export function shake<P extends Numbers<P>>(
  duration: Seconds,
  amounts: P,
  ...how: How<SwingOptions>
): ReversibleAction<Having<P>> {
  return swing('shake', duration, amounts, how, 12, (progress) => 1 - progress);
}

/**
 * Lets numbers of a target drift evenly around their values, and adds to other changes. At its end they are back where
 * they were, so it can be repeated; if it is stopped earlier, they go back at once.
 *
 * ```ts
 * import { Subject } from 'rxjs';
 * import { play, repeatForever, wiggle } from 'rx-motion';
 *
 * const frame$ = new Subject<number>();
 * const leaf = { x: 10, rotation: 0 };
 * play(repeatForever(wiggle(4, { rotation: 15 }, { seed: 7 })), leaf, frame$).subscribe();
 * for (const dt of [0, 1.3]) frame$.next(dt);
 * leaf.rotation !== 0 && Math.abs(leaf.rotation) < 15; // => true
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param amounts The greatest distance of each number to either side, nested as in the target.
 * @param how The frequency and the seed; last, a curve that bends the progress, as {@link eased} does.
 * @throws RangeError when a number is out of range; TypeError when an amount is neither a number nor an object.
 * @see {@link shake}, which fades.
 */
export function wiggle<P extends Numbers<P>>(
  duration: Seconds,
  amounts: P,
  ...how: How<SwingOptions>
): ReversibleAction<Having<P>> {
  // Fades over the last swing, or over the whole if it has less than one.
  return swing('wiggle', duration, amounts, how, 2, (progress, swings) => Math.min(1, (1 - progress) * swings));
}

/** The width of the swings at a progress, given their number; 0 at progress 1. */
type Envelope = (progress: Progress, swings: number) => number;

function swing<P>(
  name: string,
  duration: Seconds,
  amounts: object,
  how: How<SwingOptions>,
  usual: number,
  envelope: Envelope,
): ReversibleAction<Having<P>> {
  const [options, curve] = optionsAndCurve(how);
  const { frequency = usual, seed = 0 } = checkOptions(name, options, 'frequency seed');
  checkFinitePositive(name, 'frequency', frequency);
  checkCount(name, 'seed', seed, 0);
  // Finite, because 0 times Infinity is NaN.
  const swings = Math.min(checkDuration(name, duration) * frequency, Number.MAX_VALUE);
  const numbers = numbersOf(partsOf<Having<P>>(name, amounts, NUMBERS_ONLY))!;
  const width: Width = (progress, channel) =>
    progress < 1 ? envelope(progress, swings) * smoothNoise(seed, channel, Math.max(0, progress) * swings) : 0;
  return applyCurve(swingAround(name, duration, numbers, width), curve);
}

/** Moves numbers around where they were found, by their amounts times a width. */
function swingAround<T>(name: string, duration: Seconds, amounts: GivenNumbers<T>, width: Width): ReversibleAction<T> {
  return leaf(
    name,
    duration,
    (target) => new Swing(Writer.on(name, amounts.lenses, target, 'adds'), amounts.values, width),
    () => swingAround(name, duration, amounts, (progress, channel) => width(1 - progress, channel)),
  );
}

/** The distance of a number from where it was found, as a fraction of its amount. */
type Width = (progress: Progress, channel: number) => number;

class Swing<T> extends NumberEffect<T> {
  private readonly amounts: readonly number[];
  private readonly width: Width;
  private isAway = false;

  constructor(writer: Writer<T>, amounts: readonly number[], width: Width) {
    super(writer);
    this.amounts = amounts;
    this.width = width;
  }

  stop(): void {
    if (!this.isAway) return;
    try {
      this.undo();
    } catch {
      // The target was destroyed: nothing is left to take back.
    }
  }

  override undo(): void {
    super.undo();
    this.isAway = false;
  }

  protected at(progress: Progress, values: number[]): void {
    this.isAway = progress > 0 && progress < 1;
    this.writer.found.forEach((found, channel) => {
      values[channel] = found + this.amounts[channel]! * this.width(progress, channel);
    });
  }
}
