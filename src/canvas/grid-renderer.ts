import { flatGrid, type Grid } from '../grid/grid.js';
import type { GridSurface } from '../grid/surface.js';
import type { Picture } from './grid-source.js';

/** The scene of a renderer. */
export interface GridScene {
  readonly surface: GridSurface;
  /** The picture, and the one for its back, if there is one. */
  readonly pictures: readonly [Picture, ...Picture[]];
  /** 0 to 1: how dark faces become when they are seen edge-on. */
  readonly shading: number;
  /** Units of the surface that the canvas shows around it. */
  readonly margin: number;
  readonly smooth: boolean;
}

/** Draws a surface onto a canvas. */
export interface GridRenderer {
  readonly kind: 'webgl' | '2d';
  /** @param isNew Whether the picture may have changed since the last drawing; also true for the first one. */
  draw(isNew: boolean): void;
  close(): void;
}

/** The meshes that show a surface: flat ones for what its grid does not cover, then the grid, if it is active. */
export function gridsOf({ width, height, grid }: GridSurface): readonly Grid[] {
  const flat = (x: number, y: number, right: number, top: number): readonly Grid[] => {
    const rect = { x, y, width: right - x, height: top - y };
    const surface = { width, height, rect, grid: null };
    return Math.min(rect.width, rect.height) < 1e-6 ? [] : [flatGrid(surface, 'tiles', { columns: 1, rows: 1 })];
  };
  if (grid?.active !== true) return flat(0, 0, width, height);
  const { x, y, width: across, height: up } = grid.rect;
  return [
    ...flat(0, 0, width, y),
    ...flat(0, y + up, width, height),
    ...flat(0, y, x, y + up),
    ...flat(x + across, y, width, y + up),
    grid,
  ];
}
