import { checkFinite, checkNumber, checkOptions, checkPoint } from '../math/check.js';
import type { Point } from '../math/spline.js';
import type { Grid } from './grid.js';

/*
 * The options of effects are read in every frame, so other actions can animate them.
 */

/** The strength of an effect. */
export interface Amplitude {
  /** In the surface's units; in radians per 10 cells for a twirl. */
  readonly amplitude: number;
  /** A factor for the amplitude; 1 by default. */
  readonly amplitudeRate?: number | undefined;
}

/** Waves with an amplitude. */
export interface Waves extends Amplitude {
  /** How many waves pass a point in all. */
  readonly waves: number;
}

/** The centre of an effect. */
export interface Centre {
  /** In the surface's units; by default the middle of the grid. */
  readonly position?: Readonly<Point> | undefined;
}

/** The seed of a random effect. */
export interface Seeded {
  /** A whole number; the same seed gives the same effect. 0 by default. */
  readonly seed?: number | undefined;
}

export const TAU: number = 2 * Math.PI;

/** The effective amplitude in a frame. */
export function amplitudeOf({ amplitude, amplitudeRate = 1 }: Amplitude, gain: number): number {
  return amplitude * amplitudeRate * gain;
}

/** The displacement by waves in a frame, as a function of the distance along them. */
export function waveOf(options: Waves, time: number, gain: number): (distance: number) => number {
  const phase = TAU * options.waves * time;
  const amplitude = amplitudeOf(options, gain);
  return (distance) => Math.sin(phase + distance * 0.01) * amplitude;
}

/** The middle of a grid, the default centre of effects. */
export function middleOf({ rect: { x, y, width, height } }: Grid): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

type Names<O> = readonly (keyof O & string)[];

/**
 * Checks the options of an effect, and returns them.
 *
 * @param required The names of its numbers, which must be finite; an amplitude has a rate.
 * @param optional The names of its other options.
 */
export function checkEffect<O extends object>(
  name: string,
  options: O,
  required: Names<O>,
  optional: readonly string[] = [],
): O {
  const isStrong = (required as readonly string[]).includes('amplitude');
  const known = [...required, ...(isStrong ? ['amplitudeRate'] : []), ...optional].join(' ');
  const { amplitudeRate = 1 }: Partial<Amplitude> = checkOptions(name, options, known);
  for (const key of required) checkFinite(name, key, options[key] as number);
  checkFinite(name, 'amplitudeRate', amplitudeRate);
  return options;
}

/** {@link checkEffect} for effects with a centre. */
export function checkCentred<O extends Centre>(
  name: string,
  options: O,
  required: Names<O>,
  ...optional: readonly string[]
): O {
  const { position } = checkEffect(name, options, required, ['position', ...optional]);
  if (position !== undefined) checkPoint(name, 'position', position);
  return options;
}

/** {@link checkEffect} for random effects. */
export function checkSeeded<O extends Seeded>(
  name: string,
  options: O,
  required: Names<O>,
  ...optional: readonly string[]
): O {
  const { seed = 0 } = checkEffect(name, options, required, ['seed', ...optional]);
  checkNumber(name, 'seed', 'a whole number', seed, Number.isInteger);
  return options;
}
