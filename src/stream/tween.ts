import { Observable, type Subscriber } from 'rxjs';
import { Direct } from '../clock/direct.js';
import type { Curve } from '../easing/curve.js';
import { checkDuration, checkFinite, checkFunction } from '../math/check.js';
import { type ColorSpace, spaceOf } from '../math/color-mixing.js';
import { mix } from '../math/mix.js';
import { checkObservable } from '../clock/check-observable.js';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import type { Seconds } from '../clock/seconds.js';
import { type Mixable, type Shape, shapeOf } from '../math/shape.js';
import { Flight } from './flight.js';
import type { Widened } from './widened.js';

/** How a tween runs. */
export interface TweenOptions {
  /** Bends the way; by default it is even. */
  readonly curve?: Curve;
  /** Where colours are mixed; by default as CSS does it. */
  readonly space?: ColorSpace;
  /** Frame deltas in seconds; by default the page's animation frames. */
  readonly frame$?: Observable<Seconds>;
}

/**
 * A stream of the values between two: numbers, CSS colours, and arrays or records of these.
 *
 * It shows `from` in its first frame and `to` in its last, exactly, and completes there. Each subscription is a run of its own.
 *
 *     frame$           f----f----f----f----f        f: 0.25 s
 *     tween(0, 8, 1)   0----2----4----6----(8|)
 *
 * ```ts
 * import { of, toArray } from 'rxjs';
 * import { tween } from 'rx-motion/stream';
 *
 * const frame$ = of(0.5, 0.5, 0.5);
 * let seen: unknown[] = [];
 * const from = { x: 0, color: 'black' };
 * tween(from, { x: 10, color: '#f80' }, 1, { frame$ }).pipe(toArray()).subscribe((all) => (seen = all));
 * seen[1]; // => { x: 5, color: 'rgb(128, 68, 0)' }
 * ```
 *
 * @param from Where it starts. Colours are read as CSS; they come out as `rgb(…)`, or `rgba(…)` where they let something through.
 * @param to Where it ends, of the same form as `from`.
 * @param duration Seconds, >= 0; 0 shows only `to`.
 * @param options Curve and clock.
 * @throws RangeError when a number is not finite, `duration` is negative or a string is no colour; TypeError when the two are not
 * of the same form.
 * @see {@link glide}, whose goal may change on the way.
 */
export function tween<V extends number | string | [] | Mixable<V>>(
  from: V,
  to: NoInfer<Widened<V>>,
  duration: Seconds,
  options: TweenOptions = {},
): Observable<Widened<V>> {
  const space = spaceOf('tween', options);
  const { curve, frame$ = defaultFrame$ } = options;
  const shape = shapeOf<unknown>('tween', [from, to], space) as Shape<Widened<V>>;
  const { from: start, to: end } = shape.way(from as Widened<V>, to);
  checkDuration('tween', duration);
  checkObservable('tween', 'frame$', frame$);
  if (curve !== undefined) checkFunction('tween', 'curve', curve);
  const way: Way<Widened<V>> = { shape, start, end, numbers: new Float64Array(start.length), duration, curve };
  return new Direct((subscriber) => {
    new TweenFlight(subscriber, frame$, way).launch();
  });
}

/** What all runs of one tween have in common. */
interface Way<V> {
  readonly shape: Shape<V>;
  readonly start: Float64Array;
  readonly end: Float64Array;
  /** Where the numbers of a frame are put together. */
  readonly numbers: Float64Array;
  readonly duration: Seconds;
  readonly curve: Curve | undefined;
}

class TweenFlight<V> extends Flight<V> {
  private readonly way: Way<V>;

  constructor(subscriber: Subscriber<V>, frame$: Observable<Seconds>, way: Way<V>) {
    super('tween', subscriber, frame$);
    this.way = way;
    subscriber.add(() => {
      this.land();
    });
  }

  override get end(): Seconds {
    return this.way.duration;
  }

  override complete(): void {
    this.subscriber.complete();
  }

  protected override show(): boolean {
    const { time } = this;
    const { shape, start, end, numbers, duration, curve } = this.way;
    const progress = time < duration ? time / duration : 1;
    const bent = curve === undefined ? progress : checkFinite('tween', "the curve's value", curve(progress));
    for (let index = 0; index < numbers.length; index++) numbers[index] = mix(start[index]!, end[index]!, bent);
    this.subscriber.next(shape.valueOf(numbers));
    return progress === 1;
  }
}
