import type { Seconds } from '../clock/seconds.js';
import { checkArray, checkFinite, checkNotNegative, checkOptions } from '../math/check.js';
import { clampFor, snapFor } from '../math/range.js';

/** Options of {@link landing}. */
export interface LandingOptions {
  /** Where it may come to rest: the multiples of a step, or a list of stops. By default anywhere. */
  readonly stops?: number | readonly number[] | undefined;
  /** It comes to rest no further than these. */
  readonly edges?: readonly [min: number, max: number] | undefined;
  /** How many seconds at its velocity take it there; by default 0.2. To coast like a list, 0.325. */
  readonly time?: Seconds | undefined;
}

/**
 * Where something comes to rest that is thrown: the goal of its spring.
 *
 * ```ts
 * import { landing } from 'rx-motion/stream';
 *
 * landing(100, 500); // => 200
 * landing(100, 500, { stops: [0, 160, 600] }); // => 160
 * landing(100, -900, { stops: 50, edges: [0, 400] }); // => 0
 * ```
 *
 * @param x Where it is released.
 * @param velocity In units per second.
 * @param options The stop that is nearest to where it would end, and no further than the edges.
 * @throws RangeError when a number is not finite, a step or the time is out of range, there is no stop, or the edges are
 * in the wrong order; TypeError when an option is of the wrong kind.
 * @see {@link velocity}, which measures how fast something is.
 */
export function landing(x: number, velocity: number, options: LandingOptions = {}): number {
  return landingFor('landing', x, velocity, checkOptions('landing', options, 'stops edges time'));
}

/** {@link landing} with the name of another function in its errors. */
export function landingFor(name: string, x: number, velocity: number, options: LandingOptions): number {
  const { stops, edges, time = 0.2 } = options;
  const way = checkNotNegative(name, 'time', time) * checkFinite(name, 'velocity', velocity);
  const end = checkFinite(name, 'x', x) + way;
  const stop = stops === undefined ? end : snapFor(name, stops, end);
  if (edges === undefined) return stop;
  const [min, max] = checkArray(name, 'edges', edges);
  return clampFor(name, min, max, stop);
}
