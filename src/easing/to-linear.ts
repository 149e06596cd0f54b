import { checkCurve, checkFinite, checkNumber, checkOptions } from '../math/check.js';
import type { Curve } from './curve.js';

/** Options of {@link toLinear}. */
export interface LinearOptions {
  /** Largest distance between the lines and the curve, > 0; by default 0.001, one pixel in a thousand. */
  readonly tolerance?: number | undefined;
}

/**
 * Writes a curve as CSS's `linear()`, for a stylesheet or a Web Animation, with as few stops as the tolerance allows.
 *
 * ```ts
 * import { quadraticIn, toLinear, uniform } from 'rx-motion';
 *
 * toLinear(uniform); // => 'linear(0, 1)'
 * toLinear(quadraticIn, { tolerance: 0.03 }); // => 'linear(0, 0.11951 34.57%, 0.47804 69.141%, 1)'
 * ```
 *
 * @param curve Any curve. It is sampled a thousand times; a jump becomes a steep line.
 * @throws TypeError when `curve` is not a function; RangeError when `tolerance` is not above 0 or a value is not
 * finite.
 * @see {@link linear}, which reads such stops.
 */
export function toLinear(curve: Curve, options: LinearOptions = {}): string {
  checkCurve('toLinear', curve);
  const { tolerance = 0.001 } = checkOptions('toLinear', options, 'tolerance');
  checkNumber('toLinear', 'tolerance', '> 0', tolerance, (it) => it > 0);
  const values = Array.from({ length: SAMPLES + 1 }, (_, index) =>
    checkFinite('toLinear', "the curve's value", curve(index / SAMPLES)),
  );
  const stops = corners(values, tolerance).map((index) => {
    const output = rounded(values[index]!);
    return index === 0 || index === SAMPLES ? output : `${output} ${Math.round((1e5 * index) / SAMPLES) / 1e3}%`;
  });
  return `linear(${stops.join(', ')})`;
}

/** Enough to take the curve as straight between two of them; a power of two, at which many curves are exact. */
const SAMPLES = 1024;

/** The indexes of the values to connect: each straight line reaches as far as the tolerance allows. */
function corners(values: readonly number[], tolerance: number): number[] {
  const found = [0];
  const last = values.length - 1;
  for (let start = 0; start < last; start = found.at(-1)!) {
    // The slopes of the lines from the start that are close enough to all values so far.
    let least = -Infinity;
    let most = Infinity;
    let end = start + 1;
    for (let index = start + 1; index <= last; index++) {
      const length = index - start;
      const slope = (values[index]! - values[start]!) / length;
      if (slope >= least && slope <= most) end = index;
      least = Math.max(least, slope - tolerance / length);
      most = Math.min(most, slope + tolerance / length);
      if (least > most) break;
    }
    found.push(end);
  }
  return found;
}

function rounded(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
