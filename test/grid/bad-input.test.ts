import { describe, expect, it } from '@jest/globals';
import type { Action } from 'rx-motion';
import type { GridSurface } from 'rx-motion/grid';
import * as grid from 'rx-motion/grid';
import { of } from 'rxjs';

const size = { columns: 3, rows: 2 };
const wave = { waves: 1, amplitude: 1 };
const given = (value: unknown): never => value as never;
const { waves3D, lens3D, shaky3D, gridSurface } = grid;

const sized = {
  waves3D: (size: never) => waves3D(1, size, wave),
  waves: (size: never) => grid.waves(1, size, wave),
  liquid: (size: never) => grid.liquid(1, size, wave),
  twirl: (size: never) => grid.twirl(1, size, { twirls: 1, amplitude: 1 }),
  lens3D: (size: never) => lens3D(1, size, { radius: 1 }),
  ripple3D: (size: never) => grid.ripple3D(1, size, { radius: 1, ...wave }),
  shaky3D: (size: never) => shaky3D(1, size, { range: 1 }),
  pageTurn3D: (size: never) => grid.pageTurn3D(1, size),
  shakyTiles3D: (size: never) => grid.shakyTiles3D(1, size, { range: 1 }),
  shatteredTiles3D: (size: never) => grid.shatteredTiles3D(1, size, { range: 1 }),
  shuffleTiles: (size: never) => grid.shuffleTiles(1, size),
  turnOffTiles: (size: never) => grid.turnOffTiles(1, size),
  fadeOutTRTiles: (size: never) => grid.fadeOutTRTiles(1, size),
  fadeOutBLTiles: (size: never) => grid.fadeOutBLTiles(1, size),
  fadeOutUpTiles: (size: never) => grid.fadeOutUpTiles(1, size),
  fadeOutDownTiles: (size: never) => grid.fadeOutDownTiles(1, size),
  wavesTiles3D: (size: never) => grid.wavesTiles3D(1, size, wave),
  jumpTiles3D: (size: never) => grid.jumpTiles3D(1, size, { numberOfJumps: 1, amplitude: 1 }),
  flatGrid: (size: never) => grid.flatGrid(gridSurface(1, 1), 'grid', size),
};

describe('the size of a grid', () => {
  it.each(Object.entries(sized))('of %s is two whole numbers >= 1', (name, make) => {
    expect(() => make(given({ columns: 0, rows: 2 }))).toThrow(
      new RangeError(`${name}: columns must be a whole number >= 1, got 0`),
    );
    expect(() => make(given({ columns: 2, rows: 1.5 }))).toThrow(
      new RangeError(`${name}: rows must be a whole number >= 1, got 1.5`),
    );
    expect(() => make(given({ columns: '2', rows: 2 }))).toThrow(
      new TypeError(`${name}: columns must be a number, got "2"`),
    );
    expect(() => make(given(undefined))).toThrow(new TypeError(`${name}: size must be an object, got undefined`));
  });
});

describe('a target', () => {
  const failureOn = (action: Action<GridSurface>, target: unknown): unknown => {
    let failure: unknown;
    of(0)
      .pipe(action.on(given(target)))
      .subscribe({ error: (error: unknown) => (failure = error) });
    return failure;
  };

  it.each([
    [
      'an object',
      {},
      new TypeError('waves3D: the target must be a surface, with width, height and grid, got an object'),
    ],
    [
      'a picture',
      { width: 10, height: 10 },
      new TypeError('waves3D: the target must be a surface, with width, height and grid, got an object'),
    ],
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
