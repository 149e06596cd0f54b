import type { Lenses } from './property.js';
import type { Mode } from './writer.js';

/** Which numbers an action moves, and the value that was asked for each. */
export interface Numbers<T> {
  readonly lenses: Lenses<T>;
  readonly values: readonly number[];
}

/** Where the straight line of a number starts and ends, given the value that was asked for. */
export interface Aim {
  readonly mode: Mode;
  /** By default where the number was found. */
  readonly start?: (found: number, index: number) => number;
  readonly end: (start: number, value: number, found: number) => number;
}

/** Ends at the value. */
export const TO_VALUE: Aim = { mode: 'owns', end: (_start, value) => value };

/** Starts at one of these values and ends at the value. */
export function fromValue(starts: readonly number[]): Aim {
  return { mode: 'owns', start: (_found, index) => starts[index]!, end: (_start, value) => value };
}

/** Adds the value. */
export const BY_VALUE: Aim = { mode: 'adds', end: (start, value) => start + value };

/** Where the line of a number starts. */
export function startOf({ start }: Aim, found: number, index: number): number {
  return start === undefined ? found : start(found, index);
}

/** The same numbers, each with what `change` makes of its value. */
export function each<T>({ lenses, values }: Numbers<T>, change: (value: number) => number): Numbers<T> {
  return { lenses, values: values.map(change) };
}
