import { describe, expect, it } from '@jest/globals';
import { jumpTiles3D, splitCols, splitRows, wavesTiles3D } from 'rx-motion/grid';
import { pointsAt, size } from './points-at.js';

const depths = (points: number[][]): number[] => points.map(([, , z]) => Math.round(z! * 100) / 100 + 0);

describe('wavesTiles3D', () => {
  it('moves all corners of a tile equally, by its bottom left', () => {
    const points = pointsAt(wavesTiles3D(1, size, { waves: 0.25, amplitude: 10 }), 1);
    const high = (x: number, y: number): number => Math.round(1000 * Math.sin(Math.PI / 2 + 0.01 * (x + y))) / 100;
    expect(depths(points).slice(0, 8)).toEqual([0, 0, 0, 0, 100, 100, 100, 100].map((y) => high(0, y)));
  });
});

describe('jumpTiles3D', () => {
  it('moves every second tile in the opposite direction', () => {
    const points = pointsAt(jumpTiles3D(1, size, { numberOfJumps: 1, amplitude: 7 }), 0.25);
    expect(depths(points).filter((_, at) => at % 4 === 0)).toEqual([7, -7, -7, 7, 7, -7]);
  });
});

describe('splitRows and splitCols', () => {
  const shifts = (points: number[][], axis: number): number[] =>
    points.filter((_, at) => at % 4 === 0).map((point) => point[axis]!);

  it('move parts alternately to either side', () => {
    expect(shifts(pointsAt(splitRows(1, 3), 0.5), 0)).toEqual([-150, 150, -150]);
    expect(shifts(pointsAt(splitCols(1, 3), 0.5), 1)).toEqual([-100, 100, -100]);
  });
});
