import { describe, expect, it } from '@jest/globals';
import { flipX3D, flipY3D } from 'rx-motion/grid';
import { pointsAt } from './points-at.js';

const rounded = (points: number[][]): number[][] => points.map((point) => point.map((value) => Math.round(value) + 0));

describe('flipX3D and flipY3D', () => {
  it('swap left and right, or bottom and top, at the end', () => {
    expect(rounded(pointsAt(flipX3D(1), 1))).toEqual([
      [300, 0, 0],
      [300, 200, 0],
      [0, 0, 0],
      [0, 200, 0],
    ]);
    expect(rounded(pointsAt(flipY3D(1), 1))).toEqual([
      [0, 200, 0],
      [0, 0, 0],
      [300, 200, 0],
      [300, 0, 0],
    ]);
  });

  it('move one edge to the front and one to the back by a quarter, halfway', () => {
    expect(pointsAt(flipX3D(1), 0.5).map(([, , z]) => z)).toEqual([75, 75, -75, -75]);
    expect(pointsAt(flipY3D(1), 0.5).map(([, , z]) => z)).toEqual([50, -50, 50, -50]);
  });
});
