import type { Observable } from 'rxjs';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import { checkObservable } from '../clock/observable-of.js';
import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { checkCurve, checkDuration, checkFinite, checkOptions } from '../math/check.js';
import { mix } from '../math/mix.js';
import { type Mixable, type Shape, shapeOf } from '../math/shape.js';
import { mixOf, type ValueMix } from '../math/value-mix.js';
import { flyOnce } from './flight.js';
import type { InterpolatedValue } from './interpolated-value.js';

/** Options of {@link tween}. */
export interface TweenOptions {
  /** By default uniform. */
  readonly curve?: Curve | undefined;
  /** `cssValues()` of rx-motion, for colours and strings. Numbers do not need it. */
  readonly mix?: ValueMix | undefined;
  /** Frame deltas in seconds; by default the page's animation frames. */
  readonly frame$?: Observable<Seconds> | undefined;
}

/**
 * A stream of the values between two values: numbers, and arrays or records of these; with {@link cssValues}, also
 * colours and strings.
 *
 * It begins with `from` in its first frame, ends with `to`, and completes. Each subscription is a separate run. Numbers
 * are exact at both ends; colours and strings have the same notation there as in between: `rgb(255, 0, 0)` for `red`.
 *
 *     frame$           f----f----f----f----f        f: 0.25 s
 *     tween(0, 8, 1)   0----2----4----6----(8|)
 *
 * ```ts
 * import { of, toArray } from 'rxjs';
 * import { cssValues } from 'rx-motion';
 * import { tween } from 'rx-motion/stream';
 *
 * const frame$ = of(0.5, 0.5, 0.5);
 * let seen: unknown[] = [];
 * const from = { x: 0, color: 'black' };
 * const mix = cssValues();
 * tween(from, { x: 10, color: '#f80' }, 1, { frame$, mix }).pipe(toArray()).subscribe((all) => (seen = all));
 * seen[1]; // => { x: 5, color: 'rgb(128, 68, 0)' }
 * ```
 *
 * @param from The start.
 * @param to The end, in the same form as `from`.
 * @param duration Seconds, >= 0; 0 emits only `to`.
 * @param options Curve, clock, and `mix` for strings.
 * @throws RangeError when a number is not finite, `duration` is negative or a string has nothing to animate; TypeError
 * when the two have different forms. At run time, through the error channel, a RangeError when the curve does not
 * return a finite number.
 * @see {@link glide}, whose goal may change during the motion.
 */
export function tween<V extends number | string | [] | Mixable<V>>(
  from: V,
  to: NoInfer<InterpolatedValue<V>>,
  duration: Seconds,
  options: TweenOptions = {},
): Observable<InterpolatedValue<V>> {
  const mixing = mixOf('tween', checkOptions('tween', options, 'curve frame$ mix'));
  const { curve, frame$ = defaultFrame$ } = options;
  const shape = shapeOf<unknown>('tween', [from, to], mixing) as Shape<InterpolatedValue<V>>;
  const { from: start, to: end } = shape.way(from as InterpolatedValue<V>, to);
  checkDuration('tween', duration);
  checkObservable('tween', 'frame$', frame$);
  if (curve !== undefined) checkCurve('tween', curve);
  const numbers = new Float64Array(start.length);
  return flyOnce('tween', frame$, {
    rest: duration,
    valueAt(time) {
      const uniform = time < duration ? time / duration : 1;
      const progress = curve === undefined ? uniform : checkFinite('tween', "the curve's value", curve(uniform));
      for (let index = 0; index < numbers.length; index++) numbers[index] = mix(start[index]!, end[index]!, progress);
      return shape.valueOf(numbers);
    },
  });
}
