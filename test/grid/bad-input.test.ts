import { describe, expect, it } from '@jest/globals';
import type { Action } from 'rx-motion';
import type { GridSurface } from 'rx-motion/grid';
import * as grid from 'rx-motion/grid';
import { of } from 'rxjs';

const size = { columns: 3, rows: 2 };
const wave = { waves: 1, amplitude: 1 };
const given = (value: unknown): never => value as never;
const { waves3D } = grid;

describe('a target', () => {
  const failureOn = (action: Action<GridSurface>, target: unknown): unknown => {
    let failure: unknown;
    of(0)
      .pipe(action.on(given(target)))
      .subscribe({ error: (error: unknown) => (failure = error) });
    return failure;
  };

  it.each([
    ['nothing', null, new TypeError('waves3D: the target must be a surface, with width, height and grid, got null')],
    [
      'a surface without a size',
      { width: 0, height: 10, grid: null },
      new RangeError("waves3D: the surface's width must be > 0 and finite, got 0"),
    ],
    [
      'a surface whose size is not a number',
      { width: 10, grid: null },
      new TypeError("waves3D: the surface's height must be a number, got undefined"),
    ],
  ])('that is not a surface fails the action: %s', (_what, target, error) => {
    expect(failureOn(waves3D(1, size, wave), target)).toEqual(error);
  });

  it('of stopGrid and reuseGrid must be a surface, too', () => {
    expect(failureOn(grid.stopGrid(), {})).toBeInstanceOf(TypeError);
    expect(failureOn(grid.reuseGrid(1), {})).toBeInstanceOf(TypeError);
  });
});
