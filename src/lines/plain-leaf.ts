import type { Curve } from '../easing/curve.js';
import { curveValue } from '../math/curve-value.js';
import { mapNumbers } from '../math/map-numbers.js';
import type { Lenses } from './lens.js';
import type { Mode } from './writer.js';

/** Some numbers of a target, and the value given for each. */
export interface GivenNumbers<T> {
  readonly lenses: Lenses<T>;
  readonly values: readonly number[];
}

/** The same numbers with other values: `change` of each one. */
export function mapValues<T>({ lenses, values }: GivenNumbers<T>, change: (value: number) => number): GivenNumbers<T> {
  return { lenses, values: mapNumbers(values, change) };
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

/** Adds the value. */
export const BY_VALUE: Aim = { mode: 'adds', end: (start, value) => start + value };

/** A leaf as data: it can start as a row of the frame table, and becomes an object only if its run is controlled. */
export interface PlainLeaf<T> {
  /** The name of the action in errors. */
  readonly kind: string;
  /** The numbers that it animates; null if it only lets time pass. */
  readonly lenses: Lenses<T> | null;
  /** The value given for each number. */
  readonly values: readonly number[];
  readonly aim: Aim;
  /** Bends its progress, if there is one. */
  readonly curve?: Curve | undefined;
}

/** A plain leaf whose progress a curve bends. */
export function withOuterCurve<T>({ kind, lenses, values, aim, curve }: PlainLeaf<T>, outer: Curve): PlainLeaf<T> {
  return { kind, lenses, values, aim, curve: curveWithin(curve, outer) };
}

/** A leaf's own curve, applied to the result of a curve around it. */
export function curveWithin(curve: Curve | undefined, outer: Curve): Curve {
  if (curve === undefined) return outer;
  return (progress) => curve(curveValue(outer, progress));
}
