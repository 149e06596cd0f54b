import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Color, mixColor } from '../../src/math/color.js';

const channel = fc.integer({ min: -3000, max: 6000 }).map((n) => n / 10);
const color = fc.record<Color>({ r: channel, g: channel, b: channel });

it('mixColor is exact at both ends, and mixes each channel by itself', () => {
  fc.assert(
    fc.property(color, color, (from, to) => {
      expect(mixColor(from, to, 0)).toEqual(from);
      expect(mixColor(from, to, 1)).toEqual(to);
    }),
  );
  expect(mixColor({ r: 0, g: 100, b: 255 }, { r: 255, g: 0, b: 255 }, 0.25)).toEqual({ r: 63.75, g: 75, b: 255 });
});

it('mixColor writes into the result, also if that is one of its arguments', () => {
  const tint = { r: 10, g: 20, b: 30 };
  expect(mixColor(tint, { r: 20, g: 30, b: 40 }, 0.5, tint)).toBe(tint);
  expect(tint).toEqual({ r: 15, g: 25, b: 35 });
});
