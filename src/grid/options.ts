import { checkFinite, checkNumber, checkObject } from '../math/check.js';
import type { Point } from '../math/spline.js';
import type { Grid } from './grid.js';

/*
 * What effects are given beside duration and size is an object that they read in every frame, so its numbers can be led by other actions.
 */

/** How far an effect reaches. */
export interface Amplitude {
  /** In the surface's units; in radians per 10 cells for a twirl. */
  readonly amplitude: number;
  /** What the amplitude is multiplied by; 1 by default. */
  readonly amplitudeRate?: number;
}

/** Waves of some amplitude. */
export interface Waves extends Amplitude {
  /** How many pass a point. */
  readonly waves: number;
}

/** Where an effect has its centre. */
export interface Centre {
  /** The middle of what the grid covers by default. */
  readonly position?: Readonly<Point>;
}

/** What is random. */
export interface Seeded {
  /** A whole number; the same one gives the same effect. 0 by default. */
  readonly seed?: number;
}

export const TAU: number = 2 * Math.PI;

/** The amplitude that counts in a frame. */
export function amplitudeOf({ amplitude, amplitudeRate = 1 }: Amplitude, gain: number): number {
  return amplitude * amplitudeRate * gain;
}

/** The middle of what a grid covers, for effects that are given no other centre. */
export function middleOf({ rect: { x, y, width, height } }: Grid): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Options whose numbers are finite, or an error. Those that may be left out are not among `numbers`. */
export function checkOptions<O extends object>(name: string, options: O, ...numbers: (keyof O & string)[]): O {
  const { amplitudeRate = 1 } = checkObject(name, 'options', options) as Amplitude;
  for (const key of numbers) checkFinite(name, key, options[key] as number);
  checkFinite(name, 'amplitudeRate', amplitudeRate);
  return options;
}

/** As {@link checkOptions}, for effects that have a centre. */
export function checkCentred<O extends Centre>(name: string, options: O, ...numbers: (keyof O & string)[]): O {
  const { position } = checkOptions(name, options, ...numbers);
  if (position === undefined) return options;
  checkFinite(name, 'position.x', checkObject(name, 'position', position).x);
  checkFinite(name, 'position.y', position.y);
  return options;
}

/** As {@link checkOptions}, for effects that are random. */
export function checkSeeded<O extends Seeded>(name: string, options: O, ...numbers: (keyof O & string)[]): O {
  const { seed = 0 } = checkOptions(name, options, ...numbers);
  checkNumber(name, 'seed', 'a whole number', seed, (it) => Number.isInteger(it));
  return options;
}
