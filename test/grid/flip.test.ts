import { describe, expect, it } from '@jest/globals';
import { flipX3D, flipY3D } from 'rx-motion/grid';
import { pointsAt } from './points-at.js';

const rounded = (points: number[][]): number[][] => points.map((point) => point.map((place) => Math.round(place) + 0));

describe('flipX3D and flipY3D', () => {
  it('turn over: at the end left is right, or bottom is top', () => {
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

  it('stand one edge in front and the other behind, a quarter of the length, half-way', () => {
    expect(pointsAt(flipX3D(1), 0.5).map(([, , z]) => z)).toEqual([75, 75, -75, -75]);
    expect(pointsAt(flipY3D(1), 0.5).map(([, , z]) => z)).toEqual([50, -50, 50, -50]);
  });
});
