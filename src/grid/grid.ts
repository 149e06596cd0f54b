import { checkCount, checkEither, checkObject } from '../math/check.js';
import { type GridRect, type GridSurface, checkSurface, rectOf } from './surface.js';

/** 'grid': cells that share their corners. 'tiles': cells apart, each with four corners of its own. */
export type GridKind = 'grid' | 'tiles';

/** How many cells a grid has: whole numbers >= 1. */
export interface GridSize {
  readonly columns: number;
  readonly rows: number;
}

/**
 * A mesh over a surface: what an effect bends and a view draws.
 *
 * Points of a 'grid' go column after column, each from the bottom to the top: point (column i, row j) is number `i * (rows + 1) + j`.
 * Tiles do so, too: tile (i, j) is number `i * rows + j`, with the corners bottom left, bottom right, top left, top right.
 *
 * Whoever writes positions by hand calls {@link Grid.changed} afterwards.
 *
 * @see cocos2d-x Grid3D, TiledGrid3D.
 */
export class Grid {
  readonly kind: GridKind;
  readonly columns: number;
  readonly rows: number;
  /** The part of the surface that it covers where nothing bends it: the surface's rect as it was when the grid was made. */
  readonly rect: GridRect;
  /** Where every point lies when it is not bent: x, y and z a point. */
  readonly originals: Float32Array;
  /** Where every point is now: x, y and z a point. */
  readonly positions: Float32Array;
  /** Which place of the picture lies at a point: u and v a point, 0 to 1, (0, 0) at the picture's bottom left. */
  readonly textureCoordinates: Float32Array;
  /** Two triangles a cell, three numbers of points each. */
  readonly indices: Uint32Array;
  /** Whether parts may lie in front of others, so that a view has to tell which is nearer. */
  readonly depthTest: boolean;
  /** Whether it is drawn; the flat picture is where it is not. */
  active: boolean;
  /** How many of the effects to come build on what they find here, rather than on a flat grid. */
  reuse: number;
  #version = 0;

  /** @param like What it covers, and how: another grid, say. */
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
    this.active = true;
    this.reuse = reuse;
  }

  /** Goes up with each change of the positions: a view that has drawn this version of this grid need not draw it again. */
  get version(): number {
    return this.#version;
  }

  /** Tells views that positions were written. */
  changed(): void {
    this.#version++;
  }
}

/**
 * Makes a flat grid over a surface's rect: what an effect puts on a surface when it starts, or a mesh to bend by hand.
 *
 * @param depthTest Whether parts may come to lie in front of others.
 * @throws RangeError when a number of cells is not a whole number >= 1, or the surface has no size.
 */
export function flatGrid(surface: GridSurface, kind: GridKind, size: GridSize, depthTest = false): Grid {
  checkSurface('flatGrid', surface);
  checkEither('flatGrid', 'kind', kind, ['grid', 'tiles']);
  const { columns, rows } = checkGridSize('flatGrid', size);
  const { x, y, width, height } = rectOf(surface);
  // A mesh has one point more than cells in each direction, a tile has four points.
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

/** Two triangles a cell: cell (column i, row j) of a mesh is at place `j * columns + i`, tiles come one after the other. */
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
