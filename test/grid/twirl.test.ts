import { describe, expect, it } from '@jest/globals';
import { twirl } from 'rx-motion/grid';
import { pointsAt } from './points-at.js';

describe('twirl', () => {
  it('rotates a point about the centre by its distance in cells from the middle', () => {
    const effect = twirl(1, { columns: 2, rows: 2 }, { twirls: 0.5, amplitude: 5 * Math.PI });
    // Half-way the swing is at its widest: 90° for each cell, counterclockwise.
    const [x, y] = pointsAt(effect, 0.5)[1]!;
    expect([x, y]).toEqual([expect.closeTo(150, 3), expect.closeTo(-50, 3)]);
    expect(pointsAt(effect, 1)[1]!.map(Math.round)).toEqual([0, 100, 0]);
  });

  it('does not move the middle', () => {
    const effect = twirl(1, { columns: 2, rows: 2 }, { twirls: 1, amplitude: 3 });
    expect(pointsAt(effect, 0.2)[4]).toEqual([150, 100, 0]);
  });
});
