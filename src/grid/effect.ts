import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { checkCurve, checkEither, checkFunction, checkObject } from '../math/check.js';
import { curveValue } from '../math/curve-value.js';
import type { ReversibleAction } from '../motion/action.js';
import { leaf } from '../motion/leaf-motion.js';
import type { Effect, Progress } from '../time/effect.js';
import { announceChange } from './changes.js';
import { checkGridSize, flatGrid, Grid, type GridKind, type GridSize } from './grid.js';
import { checkSurface, type GridSurface } from './surface.js';

/**
 * Shows an effect: writes the positions of a grid.
 *
 * @param time The progress of the effect: 0 at its start, 1 at its end; an overshooting curve goes beyond both.
 * @param gain A factor for the effect's amplitude; 1, unless a wrapper such as {@link accelAmplitude} changes it.
 * @returns False when the positions have not changed, so that views need not draw again.
 */
export type Bend = (time: Progress, gain: number) => boolean | undefined;

/** The grid that an effect needs, and how the effect bends it. */
export interface GridEffect {
  readonly kind: GridKind;
  readonly size: GridSize;
  /** Whether parts can overlap in depth. */
  readonly depthTest?: boolean | undefined;
  /** Bends the progress, as `eased` does; linear by default. */
  readonly curve?: Curve | undefined;
  /** Called at each start with the grid to write, whose positions equal its originals. */
  readonly bend: (grid: Grid, surface: GridSurface) => Bend;
}

/** An action that bends a surface. */
export interface GridAction extends ReversibleAction<GridSurface> {
  readonly effect: GridEffect;
  readonly reverse: () => GridAction;
}

/**
 * Makes a custom grid effect; the built-in ones are made the same way.
 *
 * When it starts, the surface gets a new flat grid, or after {@link reuseGrid} one that builds on the current grid.
 * When time goes back before its start, the surface gets its earlier grid again, unless a later effect bends it. When
 * it ends, the grid stays.
 *
 * ```ts
 * import { of } from 'rxjs';
 * import { defineGridAction, gridSurface } from 'rx-motion/grid';
 *
 * const tilt = (duration: number, angle: number) =>
 *   defineGridAction(duration, {
 *     kind: 'grid',
 *     size: { columns: 1, rows: 1 },
 *     bend: ({ originals, positions }) => (time) => {
 *       for (let at = 0; at < positions.length; at += 3) positions[at + 2] = originals[at]! * Math.sin(angle * time);
 *     },
 *   });
 *
 * const surface = gridSurface(480, 320);
 * of(1).pipe(tilt(1, Math.PI / 2).on(surface)).subscribe();
 * surface.grid?.positions[8]; // => 480
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param effect The positions that it writes must depend only on the time.
 * @throws RangeError when `duration` is negative or not finite, or a number of cells is not a whole number >= 1. At its
 * start, a TypeError when the target is not a surface; a RangeError when that has no size, or the grid to reuse is of
 * another kind or size.
 * @see cocos2d-x GridAction, Grid3DAction, TiledGrid3DAction.
 */
export function defineGridAction(
  duration: Seconds,
  effect: Omit<GridEffect, 'bend'> & {
    bend: (grid: Grid, surface: GridSurface) => (...now: Parameters<Bend>) => unknown;
  },
): GridAction {
  const { bend } = checkObject('defineGridAction', 'effect', effect as GridEffect);
  return gridAction('defineGridAction', duration, effect, checkFunction('defineGridAction', 'bend', bend));
}

/** `defineGridAction` with a name for errors. */
export function gridAction(
  name: string,
  duration: Seconds,
  { curve, ...mesh }: Omit<GridEffect, 'bend'>,
  given: GridEffect['bend'],
): GridAction {
  checkEither(name, 'kind', mesh.kind, ['grid', 'tiles']);
  if (curve !== undefined) checkCurve(name, curve);
  const bend = curve === undefined ? given : bentBy(curve, given);
  const effect = { ...mesh, bend, size: checkGridSize(name, mesh.size) };
  const reverse = (): GridAction => gridAction(name, duration, effect, bentBy(reversed, bend));
  const action = leaf(name, duration, (surface: GridSurface) => runOn(name, effect, surface), reverse);
  return Object.assign(action, { effect }) as GridAction;
}

const reversed: Curve = (time) => 1 - time;

function bentBy(curve: Curve, bend: GridEffect['bend']): GridEffect['bend'] {
  return (grid, surface) => {
    const show = bend(grid, surface);
    return (time, gain) => show(curveValue(curve, time), gain);
  };
}

/** An effect running on a surface. */
function runOn(name: string, effect: GridEffect, surface: GridSurface): Effect {
  checkSurface(name, surface);
  /** Its own grid, and the function that bends it; null after time went back before the start. */
  let grid: Grid | null = null;
  let bend: Bend | null = null;
  /** The grid that the surface had before. */
  let found: Grid | null = null;
  const begin = (): void => {
    found = surface.grid;
    grid = builtOn(name, effect, found) ?? flatGrid(surface, effect.kind, effect.size, effect.depthTest);
    bend = checkFunction(name, 'what bend returns', effect.bend(grid, surface));
    surface.grid = grid;
    announceChange();
  };
  begin();
  return {
    update: (progress) => {
      if (bend === null) begin();
      if (bend!(progress, 1) !== false) grid!.changed();
    },
    undo: () => {
      if (grid === null) return;
      // A later effect that still owns the surface restores what it found.
      if (surface.grid === grid) surface.grid = found;
      announceChange();
      grid = bend = found = null;
    },
  };
}

/** A grid that builds on `found`, if that is to be reused. */
function builtOn(name: string, { kind, size, depthTest = false }: GridEffect, found: Grid | null): Grid | null {
  if (found === null || found.reuse === 0 || !found.active) return null;
  const [wanted, got] = [named({ kind, ...size }), named(found)];
  if (wanted !== got) throw new RangeError(`${name}: the grid to reuse must be ${wanted}, got ${got}`);
  return new Grid(found, found.positions.slice(), depthTest || found.depthTest, found.reuse - 1);
}

function named({ kind, columns, rows }: Pick<Grid, 'kind' | 'columns' | 'rows'>): string {
  return `a ${kind} of ${columns} x ${rows}`;
}
