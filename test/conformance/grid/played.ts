import { flatGrid, type GridAction, type GridRect, type GridSize, type GridSurface } from 'rx-motion/grid';
import { Grid } from '../../../src/grid/grid.js';
import { Interval } from '../engine/interval.js';
import type { Played, World } from '../engine/played.js';
import type { Node } from '../node.js';
import type { ActionSpec } from '../trace.js';
import { buildGrid, forgetful } from './build.js';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** A value that no effect writes: it shows which points an effect has left alone. */
const UNTOUCHED = Math.fround(1.234e30);

/**
 * The engine's object for a grid effect: it decides who owns the grid and which points are written. The library's
 * effect, or its quirky variant, decides where points go.
 */
export class GridPlayed extends Interval {
  private readonly spec: ActionSpec;
  private readonly action: GridAction;
  private readonly backwards: boolean;
  private grid: Grid | null = null;
  private found: Grid | null = null;
  /** A grid of the effect's own size, through which it reads and writes the one on the node. */
  private lens: Grid | null = null;
  private bend: ReturnType<GridAction['effect']['bend']> | null = null;
  /** What it covers of the grid that it writes. */
  private rect: GridRect | null = null;
  private surface: Writable<GridSurface> | null = null;

  constructor(world: World, spec: ActionSpec, backwards = false) {
    const action = buildGrid(spec, world.stage)!;
    super(world, action.duration);
    this.spec = spec;
    this.action = action;
    this.backwards = backwards;
  }

  override start(node: Node): void {
    super.start(node);
    if (this.world.over) return;
    this.found = node.grid;
    const { kind, size } = this.action.effect;
    this.grid = node.grid = this.gridOn(node);
    this.rect = partOf(this.grid, size);
    this.surface = this.surfaceOf(node);
    this.lens = flatGrid(this.surface, kind, size);
    copyPoints(this.grid, 'originals', this.lens, 'originals');
    this.lens.positions.set(this.lens.originals);
    this.bend = this.action.effect.bend(this.lens, this.surface);
  }

  update(progress: number): void {
    const { world, node, lens } = this;
    const grid = world.has('shared-grid') ? node.grid : this.grid;
    if (world.over || grid === null || lens === null) return;
    if (this.spec.type === 'PageTurn3D' && world.has('rect-read-late'))
      this.bend = this.action.effect.bend(movedTo(this.surfaceOf(node).rect!, lens), this.surfaceOf(node));
    // The engine takes the size of cells from the existing grid.
    if (world.has('shared-grid')) this.surface!.rect = partOf(grid, this.action.effect.size);
    copyPoints(grid, 'originals', lens, 'originals');
    lens.positions.fill(UNTOUCHED);
    this.bend!(this.backwards ? world.round(1 - progress) : progress, 1);
    for (let at = 0; at < lens.positions.length; at += 3) {
      const isTouched = lens.positions.subarray(at, at + 3).some((place) => place !== UNTOUCHED);
      if (!isTouched) continue;
      for (let axis = at; axis < at + 3; axis++)
        if (lens.positions[axis] === UNTOUCHED) lens.positions[axis] = lens.originals[axis]!;
    }
    copyPoints(lens, 'positions', grid, 'positions', UNTOUCHED);
  }

  rewind(): void {
    if (this.grid !== null && !this.world.over && this.node.grid === this.grid) this.node.grid = this.found;
    this.grid = this.lens = null;
  }

  reversed(): Played {
    const spec = this.world.has('clones-forget') ? forgetful(this.spec) : this.spec;
    return new GridPlayed(this.world, spec, !this.backwards);
  }

  private gridOn(node: Node): Grid {
    const { world, action } = this;
    const { kind, size, depthTest } = action.effect;
    const { grid } = node;
    if (grid !== null && grid.reuse > 0) {
      const fits = grid.columns === size.columns && grid.rows === size.rows;
      if (!grid.active || !fits) {
        if (world.has('invalid-reuse')) return grid;
        if (grid.active) throw new RangeError('the grid to reuse must be of the same size');
      } else if (world.has('shared-grid')) {
        grid.originals.set(grid.positions);
        grid.reuse--;
        return grid;
      } else {
        return new Grid(grid, grid.positions.slice(), grid.depthTest, grid.reuse - 1);
      }
    }
    const { width, height } = node;
    const texture = world.has('power-of-two') ? textureOf(node) : { width, height };
    node.lateEdge = null;
    return flatGrid({ ...texture, rect: this.rectOf(node), grid: null }, kind, size, depthTest);
  }

  private rectOf(node: Node): GridRect {
    const { width, height, rect, contentScaleFactor: scale } = node;
    if (rect !== null || !this.world.has('power-of-two')) return rect ?? { x: 0, y: 0, width, height };
    const texture = textureOf(node);
    return { x: 0, y: 0, width: texture.width / scale, height: texture.height / scale };
  }

  private surfaceOf(node: Node): GridSurface {
    const scale = this.world.has('window-pixels') ? node.contentScaleFactor : 1;
    const rect = this.rect!;
    const isLate = this.world.has('rect-read-late') && node.lateEdge !== null;
    return {
      width: node.width * scale,
      height: node.height * scale,
      rect: isLate ? { ...rect, x: node.lateEdge! } : rect,
      grid: null,
    };
  }
}

/** The part that an effect of its own size writes: its cells are as large as the grid's. */
function partOf({ rect, ...grid }: Grid, { columns, rows }: GridSize): GridRect {
  return { ...rect, width: (rect.width / grid.columns) * columns, height: (rect.height / grid.rows) * rows };
}

/** The same grid, as if it covered something else. */
function movedTo(rect: GridRect, grid: Grid): Grid {
  return Object.create(grid, { rect: { value: rect } }) as Grid;
}

/** The engine's texture: the window's pixels, rounded up to powers of two. */
export function textureOf({ width, height, contentScaleFactor }: Node): { width: number; height: number } {
  const round = (points: number): number => 2 ** Math.ceil(Math.log2(points * contentScaleFactor));
  return { width: round(width), height: round(height) };
}

/** Copies the points that two grids have in common, by column and row. */
function copyPoints(
  from: Grid,
  some: 'originals' | 'positions',
  to: Grid,
  others: 'originals' | 'positions',
  except?: number,
): void {
  const isMesh = to.kind === 'grid';
  const points = isMesh ? 3 : 12;
  const [fromRows, toRows] = isMesh ? [from.rows + 1, to.rows + 1] : [from.rows, to.rows];
  const columns = Math.min(from.columns, to.columns) + (isMesh ? 1 : 0);
  const rows = Math.min(fromRows, toRows);
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      for (let at = 0; at < points; at++) {
        const place = from[some][(column * fromRows + row) * points + at];
        // Tiles have more points than a mesh of as many cells.
        if (place !== undefined && place !== except) to[others][(column * toRows + row) * points + at] = place;
      }
    }
  }
}
