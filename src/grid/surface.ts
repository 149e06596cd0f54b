import { checkFinite, checkFinitePositive, wrongKind } from '../math/check.js';
import { announceChange } from './changes.js';
import type { Grid } from './grid.js';

/** A part of a surface: its bottom left corner and its size. */
export interface GridRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The target of grid effects: a picture with a size, and the mesh that it is drawn on while an effect bends it. Any
 * object with these fields will do; a view draws it.
 *
 * The origin is the bottom left corner, x points right, y up, z towards the viewer, as in cocos2d-x and WebGL. The unit
 * is that of `width` and `height`. The y of a pointer event is `height - offsetY`.
 *
 * @see cocos2d-x NodeGrid. Differs: without a rect, a grid covers the surface, not a texture with sides of powers of
 * two.
 */
export interface GridSurface {
  /** > 0. */
  readonly width: number;
  /** > 0. */
  readonly height: number;
  /** The part that effects bend; by default all of it. A change applies from the next effect on. */
  readonly rect?: GridRect | null | undefined;
  /**
   * The mesh that is drawn instead of the flat picture; null if nothing is bent. Views at rest do not notice when it is
   * set on a surface of your own: call its {@link Grid.changed}.
   */
  grid: Grid | null;
}

/**
 * Makes a flat surface.
 *
 * ```ts
 * import { flatGrid, gridSurface } from 'rx-motion/grid';
 *
 * const surface = gridSurface(480, 320);
 * surface; // => { width: 480, height: 320, rect: null, grid: null }
 * surface.grid = flatGrid(surface, 'grid', { columns: 15, rows: 10 });
 * surface.grid.positions.length; // => 528
 * ```
 *
 * @param width > 0 and finite, in the units of the view, for example CSS pixels.
 * @param height > 0 and finite.
 * @param rect The part that effects bend; by default all of it.
 * @throws RangeError when a size is not > 0 and finite, or the rect's x or y is not finite.
 */
export function gridSurface(width: number, height: number, rect: GridRect | null = null): GridSurface {
  let current: Grid | null = null;
  return checkSurface('gridSurface', {
    width,
    height,
    rect,
    get grid() {
      return current;
    },
    set grid(grid) {
      current = grid;
      announceChange();
    },
  });
}

/** The rect of a surface's next grid. */
export function rectOf({ rect, width, height }: GridSurface): GridRect {
  return rect ?? { x: 0, y: 0, width, height };
}

/** Checks that the action `name` can run on a surface. */
export function checkSurface(name: string, surface: GridSurface): GridSurface {
  if (typeof (surface as GridSurface | null)?.grid !== 'object')
    throw wrongKind(name, 'the target', 'a surface, with width, height and grid', surface);
  checkSize(name, 'surface', surface);
  const { rect } = surface;
  if (rect === undefined || rect === null) return surface;
  checkFinite(name, "the rect's x", rect.x);
  checkFinite(name, "the rect's y", rect.y);
  checkSize(name, 'rect', rect);
  return surface;
}

function checkSize(name: string, what: string, size: Pick<GridRect, 'width' | 'height'>): void {
  for (const side of ['width', 'height'] as const) checkFinitePositive(name, `the ${what}'s ${side}`, size[side]);
}
