import { expect, it } from '@jest/globals';
import { exponentialIn, exponentialInOut, exponentialOut } from '../../src/easing/exponential.js';

it.each([
  { name: 'exponentialIn', curve: exponentialIn, t: 0.5, value: 1 / 32 - 0.001 },
  { name: 'exponentialIn', curve: exponentialIn, t: 0.9, value: 1 / 2 - 0.001 },
  { name: 'exponentialOut', curve: exponentialOut, t: 0.1, value: 1 / 2 },
  { name: 'exponentialOut', curve: exponentialOut, t: 0.5, value: 31 / 32 },
  { name: 'exponentialInOut', curve: exponentialInOut, t: 0.25, value: 1 / 64 },
  { name: 'exponentialInOut', curve: exponentialInOut, t: 0.55, value: 3 / 4 },
])('$name is $value at $t', ({ curve, t, value }) => {
  expect(curve(t)).toBeCloseTo(value, 12);
});

it('is exact at both ends, where cocos2d-x is a thousandth off', () => {
  const curves = [exponentialIn, exponentialOut, exponentialInOut];
  expect(curves.flatMap((curve) => [curve(0), curve(1)])).toEqual([0, 1, 0, 1, 0, 1]);
});

it('stays level beyond 2', () => {
  expect(exponentialIn(3)).toBe(exponentialIn(2));
});
