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
  const originals = (kind === 'grid' ? meshPoints : tilePoints)(size, surface);
  const textureCoordinates = new Float32Array((originals.length / 3) * 2);
  for (let from = 0, to = 0; from < originals.length; from += 3) {
    textureCoordinates[to++] = originals[from]! / surface.width;
    textureCoordinates[to++] = originals[from + 1]! / surface.height;
  }
  const indices = (kind === 'grid' ? meshIndices : tileIndices)(size);
  return new Grid(kind, size, { originals, textureCoordinates, indices }, { depthTest });
}

export function checkGridSize(name: string, size: GridSize): GridSize {
  const { columns, rows } = checkObject(name, 'size', size);
  return { columns: checkCount(name, 'columns', columns, 1), rows: checkCount(name, 'rows', rows, 1) };
}

function meshPoints({ columns, rows }: GridSize, surface: GridSurface): Float32Array {
  const { x, y, width, height } = rectOf(surface);
  const points = new Float32Array((columns + 1) * (rows + 1) * 3);
  let at = 0;
  for (let column = 0; column <= columns; column++) {
    for (let row = 0; row <= rows; row++, at += 3) {
      points[at] = x + (column * width) / columns;
      points[at + 1] = y + (row * height) / rows;
    }
  }
  return points;
}

function tilePoints({ columns, rows }: GridSize, surface: GridSurface): Float32Array {
  const { x, y, width, height } = rectOf(surface);
  const points = new Float32Array(columns * rows * 12);
  let at = 0;
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      for (let corner = 0; corner < 4; corner++, at += 3) {
        points[at] = x + ((column + (corner & 1)) * width) / columns;
        points[at + 1] = y + ((row + (corner >> 1)) * height) / rows;
      }
    }
  }
  return points;
}

/** Cell (column i, row j) is at place `j * columns + i`. */
function meshIndices({ columns, rows }: GridSize): Uint16Array | Uint32Array {
  const indices = indexArray(columns * rows, (columns + 1) * (rows + 1));
  let at = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at += 6) {
      const left = column * (rows + 1) + row;
      const right = left + rows + 1;
      indices.set([left, right, left + 1, right, right + 1, left + 1], at);
    }
  }
  return indices;
}

function tileIndices({ columns, rows }: GridSize): Uint16Array | Uint32Array {
  const indices = indexArray(columns * rows, columns * rows * 4);
  for (let tile = 0; tile < columns * rows; tile++) {
    const first = tile * 4;
    indices.set([first, first + 1, first + 2, first + 1, first + 2, first + 3], tile * 6);
  }
  return indices;
}

function indexArray(cells: number, points: number): Uint16Array | Uint32Array {
  return points > 0x10000 ? new Uint32Array(cells * 6) : new Uint16Array(cells * 6);
}

function checkKind(name: string, kind: GridKind): void {
  if ((kind as unknown) !== 'grid' && (kind as unknown) !== 'tiles')
    throw new RangeError(`${name}: kind must be "grid" or "tiles", got ${describe(kind)}`);
}
