import { describe, expect, it } from '@jest/globals';
import { cardinalSplineTo, catmullRomTo } from 'rx-motion';
import { showing } from './showing.js';

const point = (x: number, y: number) => ({ x, y });

describe('a spline', () => {
  it('goes straight with a tension of 1, and curves with less', () => {
    const corner = [point(0, 0), point(100, 0), point(100, 100)];
    const [straight, round] = [1, 0].map((tension) => showing(cardinalSplineTo(2, corner, tension), point(0, 0))(1.5));
    expect(straight!.x).toBe(100);
    expect(round!.x).toBeGreaterThan(100);
  });

  it('with one point stays at that point', () => {
    expect(showing(catmullRomTo(1, [point(3, 4)]), point(0, 0))(0.5)).toEqual({ x: 3, y: 4 });
  });
});
