import type { Curve } from '../easing/curve.js';
import type { PlainLeaf } from '../time/bindable.js';

/** A plain leaf whose progress a curve bends. */
export function bentLeaf<T>(plain: PlainLeaf<T>, curve: Curve): PlainLeaf<T> {
  return {
    startAsRow: (target, rows, slot) => {
      plain.startAsRow(target, rows, slot, curve);
    },
    leafOf: (rows, slot, start, end, edges) => plain.leafOf(rows, slot, start, end, edges),
  };
}
