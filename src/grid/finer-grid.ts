import { Grid } from './grid.js';

/**
 * With this many cells in each direction, affine triangles look right. A grid with more cells in total stays as it is.
 */
const ENOUGH = 12;

/**
 * The same mesh in smaller cells, for renderers without perspective-correct triangles; the grid itself if it has more
 * than 12 cells. Points inside a cell are interpolated linearly.
 */
export function finerGrid(grid: Grid): Grid {
  const cells = grid.columns * grid.rows;
  if (cells > ENOUGH) return grid;
  const parts = Math.ceil(ENOUGH / Math.min(grid.columns, grid.rows));
  const side = parts + 1;
  const positions = new Float32Array(cells * side * side * 3);
  const textureCoordinates = new Float32Array(cells * side * side * 2);
  const indices = new Uint32Array(cells * parts * parts * 6);
  let at = 0;
  for (let cell = 0; cell < cells; cell++) {
    const corners = cornersOf(grid, cell);
    for (let column = 0; column < side; column++) {
      for (let row = 0; row < side; row++) {
        const point = (cell * side + column) * side + row;
        mixCorners(grid.positions, 3, corners, column / parts, row / parts, positions, point);
        mixCorners(grid.textureCoordinates, 2, corners, column / parts, row / parts, textureCoordinates, point);
        if (column === parts || row === parts) continue;
        indices.set([point, point + side, point + 1, point + side, point + side + 1, point + 1], at);
        at += 6;
      }
    }
  }
  const { columns, rows, rect, depthTest } = grid;
  return new Grid({ kind: 'tiles', columns, rows, rect, textureCoordinates, indices }, positions, depthTest);
}

type Corners = readonly [bottomLeft: number, bottomRight: number, topLeft: number, topRight: number];

function cornersOf({ kind, rows }: Grid, cell: number): Corners {
  if (kind === 'tiles') return [cell * 4, cell * 4 + 1, cell * 4 + 2, cell * 4 + 3];
  const first = Math.floor(cell / rows) * (rows + 1) + (cell % rows);
  return [first, first + rows + 1, first + 1, first + rows + 2];
}

/** Interpolates between four corners, by fractions to the right and up. */
function mixCorners(
  from: Float32Array,
  size: number,
  [bottomLeft, bottomRight, topLeft, topRight]: Corners,
  right: number,
  up: number,
  into: Float32Array,
  point: number,
): void {
  for (let axis = 0; axis < size; axis++) {
    const bottom = from[bottomLeft * size + axis]! * (1 - right) + from[bottomRight * size + axis]! * right;
    const top = from[topLeft * size + axis]! * (1 - right) + from[topRight * size + axis]! * right;
    into[point * size + axis] = bottom * (1 - up) + top * up;
  }
}
