import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { smoothNoise } from '../../src/math/smooth-noise.js';

const seeds = fc.integer();
const positions = fc.double({ min: -1e4, max: 1e4, noNaN: true });

it('noise is between -1 and 1, 0 at whole numbers, and a pure function', () => {
  fc.assert(
    fc.property(seeds, positions, (seed, position) => {
      expect(Math.abs(smoothNoise(seed, 0, position))).toBeLessThanOrEqual(1);
      expect(smoothNoise(seed, 0, Math.floor(position))).toBeCloseTo(0, 15);
      expect(smoothNoise(seed, 0, position)).toBe(smoothNoise(seed, 0, position));
    }),
  );
});

it('noise is smooth: nearby positions have nearby values', () => {
  fc.assert(
    fc.property(seeds, positions, (seed, position) => {
      expect(Math.abs(smoothNoise(seed, 0, position + 1e-4) - smoothNoise(seed, 0, position))).toBeLessThan(1e-3);
    }),
  );
});
