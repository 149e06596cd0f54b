import { expect, it } from '@jest/globals';
import { bounceIn, bounceInOut, bounceOut } from '../../src/easing/bounce.js';

it.each([
  { name: 'bounceOut', curve: bounceOut, t: 2 / 11, value: 1 / 4 },
  { name: 'bounceOut', curve: bounceOut, t: 4 / 11, value: 1 },
  { name: 'bounceOut', curve: bounceOut, t: 6 / 11, value: 3 / 4 },
  { name: 'bounceOut', curve: bounceOut, t: 8 / 11, value: 1 },
  { name: 'bounceOut', curve: bounceOut, t: 9 / 11, value: 15 / 16 },
  { name: 'bounceOut', curve: bounceOut, t: 10 / 11, value: 1 },
  { name: 'bounceOut', curve: bounceOut, t: 21 / 22, value: 63 / 64 },
  { name: 'bounceIn', curve: bounceIn, t: 5 / 11, value: 1 / 4 },
  { name: 'bounceIn', curve: bounceIn, t: 7 / 11, value: 0 },
  { name: 'bounceInOut', curve: bounceInOut, t: 5 / 22, value: 1 / 8 },
  { name: 'bounceInOut', curve: bounceInOut, t: 17 / 22, value: 7 / 8 },
])('$name is $value at $t', ({ curve, t, value }) => {
  expect(curve(t)).toBeCloseTo(value, 12);
});
