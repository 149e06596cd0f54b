import type { Curve } from '../easing/curve.js';
import { bent } from '../math/bent.js';
import type { PlainLeaf } from '../time/bindable.js';

/** A plain leaf whose progress a curve bends. */
export function bentLeaf<T>(plain: PlainLeaf<T>, curve: Curve): PlainLeaf<T> {
  return {
    startAsRow: (target, rows, slot, outer = null) => {
      plain.startAsRow(target, rows, slot, curveWithin(curve, outer));
    },
    leafOf: (rows, slot, start, end, edges) => plain.leafOf(rows, slot, start, end, edges),
  };
}

/** A leaf's own curve, at the progress to which what stands around it leads. */
export function curveWithin(curve: Curve, outer: Curve | null): Curve {
  return outer === null ? curve : (progress) => curve(bent(outer, progress));
}
