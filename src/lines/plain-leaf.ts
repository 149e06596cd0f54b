import type { Curve } from '../easing/curve.js';
import { bent } from '../math/bent.js';
import type { Aim, Numbers } from './aim.js';

/** A leaf as data: it can begin as a row of the frame table, and becomes an object when its run is controlled. */
export interface PlainLeaf<T> {
  /** As errors call the action. */
  readonly kind: string;
  /** What it moves; null where time passes and nothing is shown. */
  readonly numbers: Numbers<T> | null;
  readonly aim: Aim;
  /** What bends its progress. */
  readonly curve: Curve | null;
}

/** A plain leaf whose progress a curve bends. */
export function bentLeaf<T>({ kind, numbers, aim, curve }: PlainLeaf<T>, outer: Curve): PlainLeaf<T> {
  return { kind, numbers, aim, curve: curve === null ? outer : curveWithin(curve, outer) };
}

/** A leaf's own curve, applied to the result of a curve around it. */
export function curveWithin(curve: Curve, outer: Curve | null): Curve {
  return outer === null ? curve : (progress) => curve(bent(outer, progress));
}
