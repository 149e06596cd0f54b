import { type Grid, flatGrid } from '../grid/grid.js';
import { extentOf } from '../grid/perspective.js';
import type { GridSurface } from '../grid/surface.js';
import type { Picture } from './grid-source.js';

/** What a renderer draws. */
export interface GridScene {
  readonly surface: GridSurface;
  readonly picture: Picture;
  /** 0 to 1: how dark what is turned away from the viewer is. */
  readonly shading: number;
  /** Units of the surface around it that the canvas shows besides. */
  readonly margin: number;
  readonly smooth: boolean;
}

/** Draws a surface onto a canvas. */
export interface GridRenderer {
  readonly kind: 'webgl' | '2d';
  /** @param isNew Whether the picture has changed since the last drawing. */
  draw(isNew: boolean): void;
  close(): void;
}

/** What shows a surface: flat meshes, over what no other one covers, and then the one that bends it, if any does. */
export function gridsOf({ width, height, grid }: GridSurface): readonly Grid[] {
  const grids: Grid[] = [];
  const addFlat = (left: number, bottom: number, right: number, top: number): void => {
    if (right - left < 1e-6 || top - bottom < 1e-6) return;
    const rect = { x: left, y: bottom, width: right - left, height: top - bottom };
    grids.push(flatGrid({ width, height, rect, grid: null }, 'tiles', { columns: 1, rows: 1 }));
  };
  if (grid?.active === true) {
    const { left, bottom, right, top } = extentOf(grid);
    addFlat(0, 0, width, bottom);
    addFlat(0, top, width, height);
    addFlat(0, bottom, left, top);
    addFlat(right, bottom, width, top);
    grids.push(grid);
  } else addFlat(0, 0, width, height);
  return grids;
}
