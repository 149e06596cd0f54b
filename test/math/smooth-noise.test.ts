import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { smoothNoise } from '../../src/math/smooth-noise.js';

const seeds = fc.integer();
const places = fc.double({ min: -1e4, max: 1e4, noNaN: true });

it('noise stays between -1 and 1, is 0 at whole numbers and a function of place alone', () => {
  fc.assert(
    fc.property(seeds, places, (seed, place) => {
      expect(Math.abs(smoothNoise(seed, 0, place))).toBeLessThanOrEqual(1);
      expect(smoothNoise(seed, 0, Math.floor(place))).toBeCloseTo(0, 15);
      expect(smoothNoise(seed, 0, place)).toBe(smoothNoise(seed, 0, place));
    }),
  );
});

it('noise is smooth: nearby places have nearby values', () => {
  fc.assert(
    fc.property(seeds, places, (seed, place) => {
      expect(Math.abs(smoothNoise(seed, 0, place + 1e-4) - smoothNoise(seed, 0, place))).toBeLessThan(1e-3);
    }),
  );
});
