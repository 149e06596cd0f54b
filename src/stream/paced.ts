import type { OperatorFunction } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import { checkNotNegative, checkOptions } from '../math/check.js';
import { mix } from '../math/mix.js';
import type { Mixable, Shape } from '../math/shape.js';
import type { ValueMix } from '../math/value-mix.js';
import type { InterpolatedValue } from './interpolated-value.js';
import { NumberPursuit, pursueNumbers } from './number-pursuit.js';
import type { PursuitOptions } from './pursue.js';

/** Options of {@link paced}. */
export interface PacedOptions extends PursuitOptions {
  /** Seconds from a sample's arrival until it is shown; by default 0.2. */
  readonly delay?: Seconds | undefined;
  /** `cssValues()` of rx-motion, for colours and strings. Numbers do not need it. */
  readonly mix?: ValueMix | undefined;
}

/**
 * Plays samples back a constant time after they have arrived, in a straight line from each to the next.
 *
 * The first sample is emitted immediately. The value never goes beyond the samples, so what only grows keeps growing.
 * After a pause longer than the delay, it rests at the last sample, and the next one is reached within the delay. At
 * rest it requests no frames. It completes at rest, after its source.
 *
 *     sample$      0-8------4-----------
 *     frame$       ---f---f---f---f----     f: 0.1 s; the first one adds no time
 *     paced()      0--0---4---8---4----
 *
 * ```ts
 * import { Subject } from 'rxjs';
 * import { paced } from 'rx-motion/stream';
 *
 * const frame$ = new Subject<number>();
 * const sample$ = new Subject<number>();
 * let seen = 0;
 * sample$.pipe(paced({ delay: 0.2, frame$ })).subscribe((value) => (seen = value));
 * sample$.next(0); // the first one is the start
 * sample$.next(8);
 * for (const dt of [0, 0.1]) frame$.next(dt); // the first frame adds no time
 * seen; // => 4
 * ```
 *
 * @param options The delay, the clock, and `mix` for strings. Give it more than the longest usual pause between two
 * samples. While motion is reduced, each sample shows at once.
 * @returns An operator on numbers, and arrays or records of these; with `mix`, on colours and strings.
 * @throws RangeError when `delay` is negative or not finite. At run time, through the error channel, a TypeError when a
 * sample has another form than the first one, a RangeError when a number is not finite.
 * @see {@link spring} and {@link glide}, which lag less when samples come evenly.
 */
export function paced<V extends number | string | Mixable<V>>(
  options: PacedOptions = {},
): OperatorFunction<V, InterpolatedValue<V>> {
  const { delay = 0.2 } = checkOptions('paced', options, 'delay frame$ mix reduced$');
  checkNotNegative('paced', 'delay', delay);
  return pursueNumbers<V>('paced', options, (shape, start) => new Replay(shape, start, delay));
}

/** A sample, and when it is shown. */
interface Sample {
  readonly at: Seconds;
  readonly numbers: Float64Array;
}

/** Straight lines between samples. */
class Replay<V> extends NumberPursuit<V> {
  override readonly keepsAll = true;
  readonly #delay: Seconds;
  /** Those around the present time, and later ones. */
  readonly #samples: Sample[];

  constructor(shape: Shape<V>, start: Float64Array, delay: Seconds) {
    super(shape, start);
    this.#delay = delay;
    this.#samples = [{ at: 0, numbers: start }];
  }

  get rest(): Seconds {
    return this.#samples.at(-1)!.at;
  }

  protected turnTo(numbers: Float64Array, time: Seconds): void {
    const samples = this.#samples;
    const at = time + this.#delay;
    const last = samples.at(-1)!;
    // Of those between two frames, the last one counts.
    if (samples.length > 1 && last.at === at) samples.pop();
    // After a pause, it sets out from the last one now.
    else if (last.at < time) samples.push({ at: time, numbers: last.numbers });
    samples.push({ at, numbers });
  }

  protected writeAt(time: Seconds, numbers: Float64Array): void {
    const samples = this.#samples;
    while (samples.length > 1 && samples[1]!.at <= time) samples.shift();
    const [from, to = from] = samples as [Sample, Sample?];
    const progress = to === from ? 1 : (time - from.at) / (to.at - from.at);
    for (let index = 0; index < numbers.length; index++)
      numbers[index] = mix(from.numbers[index]!, to.numbers[index]!, progress);
  }
}
