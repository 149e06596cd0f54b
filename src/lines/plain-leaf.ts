import type { Curve } from '../easing/curve.js';
import { curveValue } from '../math/curve-value.js';
import type { Aim } from './aim.js';
import type { Lenses } from './lens.js';

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
