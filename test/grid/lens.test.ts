import { describe, expect, it } from '@jest/globals';
import { lens3D, type LensOptions, ripple3D } from 'rx-motion/grid';
import { flatPoints, pointsAt, size } from './points-at.js';

describe('lens3D', () => {
  it('has its usual strength if that is undefined', () => {
    const [usual, given] = [{ radius: 90 }, { radius: 90, lensEffect: undefined } as unknown as LensOptions].map(
      (options) => pointsAt(lens3D(1, size, options), 0),
    );
    expect(given).toEqual(usual);
    expect(() => lens3D(1, size, { radius: 90, lensEffect: NaN })).toThrow(
      new RangeError('lens3D: lensEffect must be a finite number, got NaN'),
    );
  });
});

it('a ripple3D without a radius does nothing', () => {
  const effect = ripple3D(1, size, { radius: 0, waves: 1, amplitude: 10 });
  expect(pointsAt(effect, 0.4)).toEqual(flatPoints(effect));
});
