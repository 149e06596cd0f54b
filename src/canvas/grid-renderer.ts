import { type Grid, flatGrid } from '../grid/grid.js';
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
  /** @param isNew Whether the picture may have changed since the last drawing; also true for the first one. */
  draw(isNew: boolean): void;
  close(): void;
}

/** What shows a surface: flat meshes, over what no other one covers, and then the one that bends it, if any does. */
export function gridsOf({ width, height, grid }: GridSurface): readonly Grid[] {
  const flat = (x: number, y: number, right: number, top: number): readonly Grid[] => {
    const rect = { x, y, width: right - x, height: top - y };
    const surface = { width, height, rect, grid: null };
    return Math.min(rect.width, rect.height) < 1e-6 ? [] : [flatGrid(surface, 'tiles', { columns: 1, rows: 1 })];
  };
  if (grid?.active !== true) return flat(0, 0, width, height);
  // Where it lies in the picture is where it lay when nothing bent it.
  const { textureCoordinates: places } = grid;
  const [left, bottom] = [places[0]! * width, places[1]! * height];
  const [right, top] = [places.at(-2)! * width, places.at(-1)! * height];
  return [
    ...flat(0, 0, width, bottom),
    ...flat(0, top, width, height),
    ...flat(0, bottom, left, top),
    ...flat(right, bottom, width, top),
    grid,
  ];
}
