import type { Grid } from '../grid/grid.js';
import { extentOf } from '../grid/perspective.js';
import type { GridSurface } from '../grid/surface.js';
import type { Picture } from './grid-source.js';

/** What a renderer draws. */
export interface GridScene {
  readonly surface: GridSurface;
  readonly picture: Picture;
  /** Whether the picture has changed since the last drawing. */
  readonly isNew: boolean;
  /** 0 to 1: how dark what is turned away from the viewer is. */
  readonly shading: number;
  /** Units of the surface around it that the canvas shows besides. */
  readonly margin: number;
  readonly smooth: boolean;
}

/** Draws a surface onto a canvas. */
export interface GridRenderer {
  readonly kind: 'webgl' | '2d';
  draw(scene: GridScene): void;
  close(): void;
}

/** A part of the picture that lies flat, in units of the surface. */
export type FlatPart = readonly [left: number, bottom: number, right: number, top: number];

/** The mesh that bends the picture, if anything does. */
export function bentGrid({ grid }: GridSurface): Grid | null {
  return grid?.active === true ? grid : null;
}

/** What lies flat: all of the picture, or what its mesh leaves out. */
export function flatParts(surface: GridSurface): readonly FlatPart[] {
  const { width, height } = surface;
  const grid = bentGrid(surface);
  if (grid === null) return [[0, 0, width, height]];
  const { left, bottom, right, top } = extentOf(grid);
  const around: FlatPart[] = [
    [0, 0, width, bottom],
    [0, top, width, height],
    [0, bottom, left, top],
    [right, bottom, width, top],
  ];
  return around.filter(([left, bottom, right, top]) => right - left > 1e-6 && top - bottom > 1e-6);
}
