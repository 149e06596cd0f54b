import { flatGrid, gridSurface } from 'rx-motion/grid';

export function exercise() {
  const { positions } = flatGrid(gridSurface(100, 50), 'grid', { columns: 2, rows: 1 });
  if (positions.length !== 18) throw new Error(`a grid of 2 × 1 cells has ${positions.length / 3} points`);
}
