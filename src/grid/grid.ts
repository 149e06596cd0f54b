import { checkCount, checkEither, checkObject } from '../math/check.js';
import { announceChange } from './changes.js';
import { checkSurface, type GridRect, type GridSurface, rectOf } from './surface.js';

/** 'grid': cells that share corners. 'tiles': separate cells, each with four corners of its own. */
export type GridKind = 'grid' | 'tiles';

/** The number of cells: whole numbers >= 1. */
export interface GridSize {
  readonly columns: number;
  readonly rows: number;
}

/**
 * A mesh over a surface, bent by effects and drawn by views.
 *
 * The points of a 'grid' are ordered by column, from bottom to top: point (column i, row j) is number `i * (rows + 1) +
 * j`. Tiles have the same order: tile (i, j) is number `i * rows + j`, with the corners bottom left, bottom right, top
 * left, top right.
 *
 * Call {@link Grid.changed} after writing positions by hand.
 *
 * @see cocos2d-x Grid3D, TiledGrid3D.
 */
export class Grid {
  readonly kind: GridKind;
  readonly columns: number;
  readonly rows: number;
  /** The part of the surface that it covers when flat: the surface's rect at the time when the grid was made. */
  readonly rect: GridRect;
  /** The positions of the flat grid: x, y and z of each point. */
  readonly originals: Float32Array;
  /** The current positions: x, y and z of each point. */
  readonly positions: Float32Array;
  /** The texture coordinates: u and v of each point, 0 to 1, (0, 0) at the picture's bottom left. */
  readonly textureCoordinates: Float32Array;
  /** The indices of the points of each triangle, two triangles for each cell. */
  readonly indices: Uint32Array;
  /** Whether parts can overlap in depth, so that a view needs a depth test. */
  readonly depthTest: boolean;
  /** How many of the next effects build on this grid instead of a flat one. */
  reuse: number;
  #isActive = true;
  #version = 0;

  /** @param like The layout, for example another grid. */
  constructor(
    like: GridSize & Pick<Grid, 'kind' | 'rect' | 'textureCoordinates' | 'indices'>,
    originals: Float32Array,
    depthTest: boolean,
    reuse = 0,
  ) {
    this.kind = like.kind;
    this.columns = like.columns;
    this.rows = like.rows;
    this.rect = like.rect;
    this.originals = originals;
    this.positions = originals.slice();
    this.textureCoordinates = like.textureCoordinates;
    this.indices = like.indices;
    this.depthTest = depthTest;
    this.reuse = reuse;
  }

  /** Whether it is drawn instead of the flat picture. */
  get active(): boolean {
    return this.#isActive;
  }

  set active(active: boolean) {
    this.#isActive = active;
    announceChange();
  }

  /** Increases with each change of the positions, so that a view can skip a version that it has drawn. */
  get version(): number {
    return this.#version;
  }

  /** Marks the positions as changed for views. */
  changed(): void {
    this.#version++;
    announceChange();
  }
}

/**
 * Makes a flat grid over the rect of a surface: the grid of an effect at its start, or a mesh to bend by hand.
 *
 * @param depthTest Whether parts can overlap in depth.
 * @throws RangeError when a number of cells is not a whole number >= 1, or the surface has no size.
 */
export function flatGrid(surface: GridSurface, kind: GridKind, size: GridSize, depthTest = false): Grid {
  checkSurface('flatGrid', surface);
  checkEither('flatGrid', 'kind', kind, ['grid', 'tiles']);
  const { columns, rows } = checkGridSize('flatGrid', size);
  const { x, y, width, height } = rectOf(surface);
  // A mesh has one more point than cells in each direction, a tile has four points.
  const [more, corners] = kind === 'grid' ? [1, 1] : [0, 4];
  const points = (columns + more) * (rows + more) * corners;
  const originals = new Float32Array(points * 3);
  const textureCoordinates = new Float32Array(points * 2);
  for (let point = 0; point < points; point++) {
    const corner = point % corners;
    const cell = Math.floor(point / corners);
    const left = x + ((Math.floor(cell / (rows + more)) + (corner & 1)) * width) / columns;
    const bottom = y + (((cell % (rows + more)) + (corner >> 1)) * height) / rows;
    originals[point * 3] = left;
    originals[point * 3 + 1] = bottom;
    textureCoordinates[point * 2] = left / surface.width;
    textureCoordinates[point * 2 + 1] = bottom / surface.height;
  }
  const indices = indicesOf(kind, columns, rows);
  const rect = { x, y, width, height };
  return new Grid({ kind, columns, rows, rect, textureCoordinates, indices }, originals, depthTest);
}

export function checkGridSize(name: string, size: GridSize): GridSize {
  const { columns, rows } = checkObject(name, 'size', size);
  return { columns: checkCount(name, 'columns', columns, 1), rows: checkCount(name, 'rows', rows, 1) };
}

/** Two triangles for each cell. A mesh is numbered by row: cell (column i, row j) has the index `j * columns + i`. */
function indicesOf(kind: GridKind, columns: number, rows: number): Uint32Array {
  const indices = new Uint32Array(columns * rows * 6);
  for (let cell = 0; cell < columns * rows; cell++) {
    const tile = cell * 4;
    const left = (cell % columns) * (rows + 1) + Math.floor(cell / columns);
    const right = left + rows + 1;
    const corners =
      kind === 'grid'
        ? [left, right, left + 1, right, right + 1, left + 1]
        : [tile, tile + 1, tile + 2, tile + 1, tile + 2, tile + 3];
    indices.set(corners, cell * 6);
  }
  return indices;
}
