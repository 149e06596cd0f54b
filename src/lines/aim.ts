import { mapNumbers } from '../math/map-numbers.js';
import type { Lenses } from './lens.js';
import type { Mode } from './writer.js';

/** Some numbers of a target, and the value given for each. */
export interface GivenNumbers<T> {
  readonly lenses: Lenses<T>;
  readonly values: readonly number[];
}

/** Where the straight line of a number starts and ends, given its value. */
export interface Aim {
  readonly mode: Mode;
  /** By default the number found at the start of the action. */
  readonly start?: ((found: number, index: number) => number) | undefined;
  readonly end: (start: number, value: number, found: number) => number;
}

/** Ends at the value. */
export const TO_VALUE: Aim = { mode: 'owns', end: (_start, value) => value };

/** Starts each number at its own one of `starts`, and ends it at the value. */
export function fromValue(starts: readonly number[]): Aim {
  return { mode: 'owns', start: (_found, index) => starts[index]!, end: (_start, value) => value };
}

/** Starts each number at its own one of `starts`, and ends it at the number found. */
export function toFound(starts: readonly number[]): Aim {
  return { mode: 'owns', start: (_found, index) => starts[index]!, end: (_start, _value, found) => found };
}

/** Adds the value. */
export const BY_VALUE: Aim = { mode: 'adds', end: (start, value) => start + value };

/** The same numbers with other values: `change` of each one. */
export function mapValues<T>({ lenses, values }: GivenNumbers<T>, change: (value: number) => number): GivenNumbers<T> {
  return { lenses, values: mapNumbers(values, change) };
}
