import type { Grid } from 'rx-motion/grid';
import type { Value } from '../trace.js';

/** The state of a node's grid by its names in the traces; undefined without a grid. */
export function readGrid(grid: Grid | null, property: string): Value | undefined {
  if (property === 'grid') return grid && `${grid.kind} ${grid.columns} x ${grid.rows}`;
  if (grid === null) return undefined;
  const value = (grid as object as Record<string, unknown>)[property.slice('grid.'.length)];
  return ArrayBuffer.isView(value) ? Array.from(value as Float32Array) : (value as Value);
}
