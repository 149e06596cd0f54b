import { describe, expect, it } from '@jest/globals';
import { type GridAction, shaky3D, shakyTiles3D, shatteredTiles3D, shuffleTiles } from 'rx-motion/grid';
import { flatPoints, pointsAt } from './points-at.js';

const many = { columns: 20, rows: 20 };
const offsets = (action: GridAction, time: number): number[][] => {
  const flat = flatPoints(action);
  return pointsAt(action, time).map((point, index) => point.map((value, axis) => value - flat[index]![axis]!));
};

describe.each([
  ['shaky3D', (range: number, z: boolean) => shaky3D(1, many, { range, shakeZ: z })],
  ['shakyTiles3D', (range: number, z: boolean) => shakyTiles3D(1, many, { range, shakeZ: z })],
  ['shatteredTiles3D', (range: number, z: boolean) => shatteredTiles3D(1, many, { range, shatterZ: z })],
])('%s', (_name, make) => {
  it('moves points within the range, evenly in both directions, optionally in depth', () => {
    const all = offsets(make(8, true), 0.5).flat();
    expect(Math.max(...all.map(Math.abs))).toBeLessThanOrEqual(8.0001);
    expect(Math.max(...all)).toBeGreaterThan(7.5);
    expect(Math.min(...all)).toBeLessThan(-7.5);
    expect(Math.abs(all.reduce((sum, offset) => sum + offset, 0) / all.length)).toBeLessThan(0.5);
    expect(offsets(make(8, false), 0.5).every(([x, y, z]) => z === 0 && (x !== 0 || y !== 0))).toBe(true);
  });

  it('does nothing with a range of 0', () => {
    const calm = make(0, true);
    expect(pointsAt(calm, 0.7)).toEqual(flatPoints(calm));
  });
});

describe('shaken points', () => {
  const shake = (seed: number): GridAction => shaky3D(1, many, { range: 5, seed, perSecond: 10 });

  it('get new positions at a rate per second, and stay there in between', () => {
    expect(pointsAt(shake(1), 0.31)).toEqual(pointsAt(shake(1), 0.39));
    expect(pointsAt(shake(1), 0.31)).not.toEqual(pointsAt(shake(1), 0.41));
  });

  it('depend on the seed, as shuffled tiles do', () => {
    expect(pointsAt(shake(1), 0.5)).not.toEqual(pointsAt(shake(2), 0.5));
    expect(pointsAt(shuffleTiles(1, many, { seed: 1 }), 1)).not.toEqual(pointsAt(shuffleTiles(1, many), 1));
  });
});
