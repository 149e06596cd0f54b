import { describe, expect, it } from '@jest/globals';
import { shuffleTiles, turnOffTiles } from 'rx-motion/grid';
import { flatPoints, pointsAt } from './points-at.js';

const many = { columns: 5, rows: 4 };
const firsts = (points: number[][]): string[] => points.filter((_, at) => at % 4 === 0).map(String);

describe('shuffleTiles', () => {
  it('moves every tile to the position of another, in a straight line', () => {
    const effect = shuffleTiles(1, many, { seed: 4 });
    const [flat, half, end] = [flatPoints(effect), pointsAt(effect, 0.5), pointsAt(effect, 1)];
    expect(firsts(end).sort()).toEqual(firsts(flat).sort());
    expect(firsts(end)).not.toEqual(firsts(flat));
    half.forEach(([x, y], at) => {
      expect(x).toBeCloseTo((flat[at]![0]! + end[at]![0]!) / 2, 4);
      expect(y).toBeCloseTo((flat[at]![1]! + end[at]![1]!) / 2, 4);
    });
  });

  it('depends on the seed', () => {
    expect(pointsAt(shuffleTiles(1, many, { seed: 1 }), 1)).not.toEqual(pointsAt(shuffleTiles(1, many), 1));
  });
});

describe('turnOffTiles', () => {
  it('removes tiles in proportion to its progress, each for good', () => {
    const effect = turnOffTiles(1, many);
    const gone = (time: number): number[] => {
      const points = pointsAt(effect, time);
      return Array.from({ length: 20 }, (_, tile) => tile).filter((tile) =>
        points.slice(tile * 4, tile * 4 + 4).every((point) => point.every((value) => value === 0)),
      );
    };
    expect([0, 0.24, 0.5, 1].map((time) => gone(time).length)).toEqual([0, 4, 10, 20]);
    expect(gone(0.5)).toEqual(expect.arrayContaining(gone(0.24)));
  });
});
