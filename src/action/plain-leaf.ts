import type { Curve } from '../easing/curve.js';
import type { Seconds } from '../clock/seconds.js';
import type { Rows } from '../table/rows.js';
import type { Edges } from '../time/edges.js';
import type { Leaf } from './leaf.js';

/**
 * A leaf that a row of the frame table can animate: it begins as numbers, and becomes an object only when something is asked of its run.
 */
export interface PlainLeaf<in T> {
  /** Starts on a target: reads where it is, and then writes where it goes into a row. */
  startAsRow(target: T, rows: Rows, slot: number, curve?: Curve | null): void;
  /** The leaf that such a row stands for. */
  leafOf(rows: Rows, slot: number, start: Seconds, end: Seconds, edges: Edges): Leaf;
}

/** A plain leaf whose progress a curve bends. */
export function bentLeaf<T>(plain: PlainLeaf<T>, curve: Curve): PlainLeaf<T> {
  return {
    startAsRow: (target, rows, slot) => {
      plain.startAsRow(target, rows, slot, curve);
    },
    leafOf: (rows, slot, start, end, edges) => plain.leafOf(rows, slot, start, end, edges),
  };
}
