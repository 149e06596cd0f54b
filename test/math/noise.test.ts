import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { noise, shuffle, smoothNoise } from '../../src/math/noise.js';

describe('noise', () => {
  it('is spread evenly over 0 to 1, along each of its arguments', () => {
    const along = [
      (n: number): number => noise(n, 0, 0),
      (n: number): number => noise(0, n, 0),
      (n: number): number => noise(0, 0, n),
    ];
    for (const at of along) {
      const tenths = new Array<number>(10).fill(0);
      for (let n = 0; n < 10_000; n++) tenths[Math.floor(at(n) * 10)]!++;
      expect(Math.min(...tenths)).toBeGreaterThan(850);
      expect(Math.max(...tenths)).toBeLessThan(1150);
    }
  });
});

describe('the order of a shuffle', () => {
  it('holds each number once, in an order that depends on the seed', () => {
    expect([...shuffle(1, 50)].sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n));
    expect(shuffle(1, 50)).toEqual(shuffle(1, 50));
    expect(shuffle(1, 50)).not.toEqual(shuffle(2, 50));
  });

  it('moves each number to each index about equally often', () => {
    const counts = new Array<number>(16).fill(0);
    for (let seed = 0; seed < 4000; seed++) shuffle(seed, 4).forEach((number, index) => counts[index * 4 + number]!++);
    expect(Math.min(...counts)).toBeGreaterThan(880);
    expect(Math.max(...counts)).toBeLessThan(1120);
  });
});

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
