import type { Curve } from '../easing/curve.js';
import { bent } from '../math/bent.js';
import type { Aim } from './aim.js';
import type { Lenses } from './property.js';

/** A leaf as data: it can begin as a row of the frame table, and becomes an object when its run is controlled. */
export interface PlainLeaf<T> {
  /** As errors call the action. */
  readonly kind: string;
  /** What it moves; null where time passes and nothing is shown. */
  readonly lenses: Lenses<T> | null;
  /** The value that was asked for each number. */
  readonly values: readonly number[];
  readonly aim: Aim;
  /** What bends its progress. */
  readonly curve: Curve | null;
}

/** A plain leaf whose progress a curve bends. */
export function bentLeaf<T>({ kind, lenses, values, aim, curve }: PlainLeaf<T>, outer: Curve): PlainLeaf<T> {
  return { kind, lenses, values, aim, curve: curveWithin(curve, outer) };
}

/** A leaf's own curve, applied to the result of a curve around it. */
export function curveWithin(curve: Curve | null, outer: Curve | null): Curve | null {
  if (curve === null || outer === null) return curve ?? outer;
  return (progress) => curve(bent(outer, progress));
}
