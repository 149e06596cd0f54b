import { describe, expect, it } from '@jest/globals';
import { fadeOutBLTiles, fadeOutDownTiles, fadeOutTRTiles, fadeOutUpTiles, type GridAction } from 'rx-motion/grid';
import { flatPoints, pointsAt } from './points-at.js';

const grid = { columns: 3, rows: 3 };

/** The remaining height of each tile, row by row from the top; a tile is 100 x 66.7. */
function left(action: GridAction, time: number): string[] {
  const points = pointsAt(action, time);
  const part = (column: number, row: number): number => {
    const tile = (column * 3 + row) * 4;
    return Math.round(((points[tile + 2]![1]! - points[tile]![1]!) / (200 / 3)) * 9);
  };
  return [2, 1, 0].map((row) => [0, 1, 2].map((column) => part(column, row)).join(''));
}

describe('tiles fade out', () => {
  it.each([
    ['towards the top right', fadeOutTRTiles, ['199', '019', '001']],
    ['towards the bottom left', fadeOutBLTiles, ['992', '999', '999']],
    ['upwards', fadeOutUpTiles, ['999', '111', '000']],
    ['downwards', fadeOutDownTiles, ['222', '999', '999']],
  ])('%s', (_name, fade, expected) => {
    expect(left(fade(1, grid), 0.5)).toEqual(expected);
    expect(pointsAt(fade(1, grid), 0)).toEqual(flatPoints(fade(1, grid)));
    expect(new Set(pointsAt(fade(1, grid), 1).flat())).toEqual(new Set([0]));
  });

  it('by rows without getting narrower', () => {
    const widths = pointsAt(fadeOutUpTiles(1, grid), 0.5).map(([x]) => x);
    expect(widths.slice(4, 8)).toEqual([0, 100, 0, 100]);
  });
});
