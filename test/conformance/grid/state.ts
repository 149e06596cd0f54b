import type { Grid } from 'rx-motion/grid';
import type { Value } from '../trace.js';

/** What a node's grid is like, by the names that the traces' snapshots are given; undefined when there is none. */
export function readGrid(grid: Grid | null, property: string): Value | undefined {
  if (property === 'grid') return grid && `${grid.kind} ${grid.columns} x ${grid.rows}`;
  if (grid === null) return undefined;
  const value = (grid as object as Record<string, unknown>)[property.slice('grid.'.length)];
  return ArrayBuffer.isView(value) ? Array.from(value as Float32Array) : (value as Value);
}
