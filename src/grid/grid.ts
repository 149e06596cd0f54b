import { checkCount, checkObject, describe } from '../math/check.js';
import { type GridSurface, checkSurface, rectOf } from './surface.js';

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
  /** Where every point lies when it is not bent: x, y and z a point. */
  readonly originals: Float32Array;
  /** Where every point is now: x, y and z a point. */
  readonly positions: Float32Array;
  /** Which place of the picture lies at a point: u and v a point, 0 to 1, (0, 0) at the picture's bottom left. */
  readonly textureCoordinates: Float32Array;
  /** Two triangles a cell, three numbers of points each. */
  readonly indices: Uint16Array | Uint32Array;
  /** Whether parts may lie in front of others, so that a view has to tell which is nearer. */
  readonly depthTest: boolean;
  /** Whether it is drawn; the flat picture is where it is not. */
  active: boolean;
  /** How many of the effects to come build on what they find here, rather than on a flat grid. */
  reuse: number;
  #version = 0;

  constructor(
    kind: GridKind,
    size: GridSize,
    arrays: Pick<Grid, 'originals' | 'textureCoordinates' | 'indices'>,
    { depthTest = false, reuse = 0 }: Partial<Pick<Grid, 'depthTest' | 'reuse'>> = {},
  ) {
    checkKind('Grid', kind);
    checkGridSize('Grid', size);
    checkObject('Grid', 'arrays.originals', checkObject('Grid', 'arrays', arrays).originals);
    this.kind = kind;
    this.columns = size.columns;
    this.rows = size.rows;
    this.originals = arrays.originals;
    this.positions = arrays.originals.slice();
    this.textureCoordinates = arrays.textureCoordinates;
    this.indices = arrays.indices;
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
  checkKind('flatGrid', kind);
  checkGridSize('flatGrid', size);
  const originals = pointsOf(kind, size, surface);
  const textureCoordinates = new Float32Array((originals.length / 3) * 2);
  for (let from = 0, to = 0; from < originals.length; from += 3) {
    textureCoordinates[to++] = originals[from]! / surface.width;
    textureCoordinates[to++] = originals[from + 1]! / surface.height;
  }
  const indices = indicesOf(kind, size, originals.length / 3);
  return new Grid(kind, size, { originals, textureCoordinates, indices }, { depthTest });
}

export function checkGridSize(name: string, size: GridSize): GridSize {
  const { columns, rows } = checkObject(name, 'size', size);
  return { columns: checkCount(name, 'columns', columns, 1), rows: checkCount(name, 'rows', rows, 1) };
}

/** A mesh has one point more than cells in each direction, a tile has four points. */
function pointsOf(kind: GridKind, { columns, rows }: GridSize, surface: GridSurface): Float32Array {
  const { x, y, width, height } = rectOf(surface);
  const [more, corners] = kind === 'grid' ? [1, 1] : [0, 4];
  const points = new Float32Array((columns + more) * (rows + more) * corners * 3);
  let at = 0;
  for (let column = 0; column < columns + more; column++) {
    for (let row = 0; row < rows + more; row++) {
      for (let corner = 0; corner < corners; corner++, at += 3) {
        points[at] = x + ((column + (corner & 1)) * width) / columns;
        points[at + 1] = y + ((row + (corner >> 1)) * height) / rows;
      }
    }
  }
  return points;
}

/** Two triangles a cell: cell (column i, row j) of a mesh is at place `j * columns + i`, tiles come one after the other. */
function indicesOf(kind: GridKind, { columns, rows }: GridSize, points: number): Uint16Array | Uint32Array {
  const cells = columns * rows;
  const indices = points > 0x10000 ? new Uint32Array(cells * 6) : new Uint16Array(cells * 6);
  for (let cell = 0; cell < cells; cell++) {
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

function checkKind(name: string, kind: GridKind): void {
  if ((kind as unknown) !== 'grid' && (kind as unknown) !== 'tiles')
    throw new RangeError(`${name}: kind must be "grid" or "tiles", got ${describe(kind)}`);
}
