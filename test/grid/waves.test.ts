import { describe, expect, it } from '@jest/globals';
import { liquid, waves, waves3D } from 'rx-motion/grid';
import { flatPoints, pointsAt, size } from './points-at.js';

const still = { waves: 0.25, amplitude: 20 };

describe('waves3D', () => {
  it('advances with the sum of x and y, by a hundredth of a radian per unit', () => {
    for (const [x, y, z] of pointsAt(waves3D(1, size, still), 1))
      expect(z).toBeCloseTo(20 * Math.sin(Math.PI / 2 + 0.01 * (x! + y!)), 4);
  });

  it('multiplies its amplitude by its rate', () => {
    expect(pointsAt(waves3D(1, size, { ...still, amplitudeRate: 0.5 }), 1)[0]![2]).toBeCloseTo(10, 4);
  });
});

describe('waves', () => {
  const moved = (options: { horizontal?: boolean; vertical?: boolean }): boolean[] => {
    const [[x, y]] = pointsAt(waves(1, size, { ...still, ...options }), 1) as [[number, number, number]];
    return [x !== 0, y !== 0];
  };

  it('moves points sideways when vertical, up and down when horizontal, else both', () => {
    expect(moved({})).toEqual([true, true]);
    expect(moved({ horizontal: false })).toEqual([true, false]);
    expect(moved({ vertical: false })).toEqual([false, true]);
  });
});

describe('liquid', () => {
  it('moves the inner points, not the edges', () => {
    const effect = liquid(1, { columns: 3, rows: 3 }, still);
    const flat = flatPoints(effect);
    const moved = pointsAt(effect, 0.3).map((point, index) => point.join() !== flat[index]!.join());
    expect(moved.map(Number).join('')).toBe('0000011001100000');
  });

  it('moves nothing without inner points', () => {
    const thin = liquid(1, { columns: 1, rows: 5 }, still);
    expect(pointsAt(thin, 0.3)).toEqual(flatPoints(thin));
  });
});
