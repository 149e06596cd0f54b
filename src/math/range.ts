import { checkArray, checkCount, checkCurve, checkFinite, checkFinitePositive, checkNumber } from './check.js';
import { mix } from './mix.js';
import { noise } from './noise.js';

/**
 * The number of a range that is nearest to a value.
 *
 * ```ts
 * import { clamp } from 'rx-motion';
 *
 * clamp(0, 1, 1.5); // => 1
 * ```
 *
 * @throws RangeError when `min` is above `max`, or a number is not finite.
 */
export function clamp(min: number, max: number, value: number): number {
  return clampFor('clamp', min, max, value);
}

/** {@link clamp} with the name of another function in its errors. */
export function clampFor(name: string, min: number, max: number, value: number): number {
  checkBounds(name, min, max);
  return Math.min(max, Math.max(min, checkFinite(name, 'value', value)));
}

/**
 * A value that starts again at `min` when it reaches `max`, as an angle does.
 *
 * ```ts
 * import { wrap } from 'rx-motion';
 *
 * wrap(0, 360, 370); // => 10
 * wrap(0, 360, -10); // => 350
 * ```
 *
 * @throws RangeError when `min` is above `max`, or a number is not finite.
 */
export function wrap(min: number, max: number, value: number): number {
  const length = checkBounds('wrap', min, max);
  const rest = (checkFinite('wrap', 'value', value) - min) % length;
  const wrapped = min + (rest < 0 ? rest + length : rest);
  // A rest just below 0 may round up to the end; in a range without a length it is NaN.
  return wrapped < max ? wrapped : min;
}

/**
 * The multiple of a step, or the stop of a list, that is nearest to a value.
 *
 * ```ts
 * import { snap } from 'rx-motion';
 *
 * snap(10, 27); // => 30
 * snap([0, 160, 400], 250); // => 160
 * ```
 *
 * @throws RangeError when `step` is not above 0, there is no stop, or a number is not finite.
 */
export function snap(step: number | readonly number[], value: number): number {
  return snapFor('snap', step, value);
}

/** {@link snap} with the name of another function in its errors. */
export function snapFor(name: string, step: number | readonly number[], value: number): number {
  checkFinite(name, 'value', value);
  if (typeof step === 'object') return nearest(name, checkArray(name, 'stops', step), value);
  checkFinitePositive(name, 'step', step);
  const multiple = Math.round(value / step) * step;
  // Of a decimal step, the decimal multiple: 3 * 0.1 is 0.30000000000000004.
  return round(step) === step ? round(multiple) : multiple;
}

/** A number with as many digits as every decimal keeps. */
function round(value: number): number {
  return Number(value.toPrecision(15));
}

function nearest(name: string, stops: readonly number[], value: number): number {
  if (stops.length === 0) throw new RangeError(`${name}: there must be a stop, got none`);
  for (const stop of stops) checkFinite(name, 'a stop', stop);
  return stops.reduce((best, stop) => (Math.abs(stop - value) < Math.abs(best - value) ? stop : best));
}

/**
 * Maps a value from one range to another, also beyond their ends.
 *
 * ```ts
 * import { mapRange } from 'rx-motion';
 *
 * mapRange([0, 200], [1, 0], 50); // => 0.75
 * ```
 *
 * @throws RangeError when `from` has no length, or a number is not finite.
 */
export function mapRange(from: readonly [number, number], to: readonly [number, number], value: number): number {
  const [from0, from1] = checkArray('mapRange', 'from', from);
  const [to0, to1] = checkArray('mapRange', 'to', to);
  for (const end of [from0, from1, to0, to1]) checkFinite('mapRange', 'an end', end);
  checkNumber('mapRange', 'the length of from', 'other than 0', from1 - from0, (it) => it !== 0);
  return mix(to0, to1, (checkFinite('mapRange', 'value', value) - from0) / (from1 - from0));
}

/**
 * Numbers spread over a range, including its ends: positions, delays, hues.
 *
 * ```ts
 * import { distribute } from 'rx-motion';
 *
 * distribute(0, 100, 5); // => [0, 25, 50, 75, 100]
 * ```
 *
 * @param count How many, >= 0. A single one is `from`.
 * @param curve Spreads them along a curve; evenly by default.
 * @throws RangeError when `count` is not a whole number >= 0, or a number is not finite.
 */
export function distribute(
  from: number,
  to: number,
  count: number,
  curve: (progress: number) => number = (progress) => progress,
): number[] {
  checkFinite('distribute', 'from', from);
  checkFinite('distribute', 'to', to);
  checkCurve('distribute', curve);
  return Array.from({ length: checkCount('distribute', 'count', count, 0) }, (_, index) =>
    mix(from, to, checkFinite('distribute', 'curve', curve(index / Math.max(1, count - 1)))),
  );
}

/**
 * Makes a source of pseudo-random numbers: the same ones for the same seed, so tests and servers see what a page sees.
 *
 * ```ts
 * import { random } from 'rx-motion';
 *
 * const between = random(7);
 * const sparks = Array.from({ length: 20 }, () => ({ x: between(-40, 40), y: between(0, 80) }));
 * sparks.every(({ x, y }) => Math.abs(x) <= 40 && y <= 80); // => true
 * ```
 *
 * @param seed A whole number >= 0; by default 0.
 * @returns A function that returns the next number of a range, `max` excluded.
 * @throws RangeError when `seed` is not a whole number >= 0. The function throws one when `min` is above `max`.
 */
export function random(seed = 0): (min: number, max: number) => number {
  checkCount('random', 'seed', seed, 0);
  let step = 0;
  return (min, max) => min + checkBounds('random', min, max) * noise(seed, step++, 0);
}

function checkBounds(name: string, min: number, max: number): number {
  checkFinite(name, 'min', min);
  checkFinite(name, 'max', max);
  checkNumber(name, 'max', `>= ${min}`, max, (it) => it >= min);
  return max - min;
}
