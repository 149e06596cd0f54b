import { expect, it } from '@jest/globals';
import { sineIn, sineInOut, sineOut } from '../../src/easing/sine.js';

it.each([
  { name: 'sineIn', curve: sineIn, t: 0.5, value: 1 - Math.SQRT1_2 },
  { name: 'sineIn', curve: sineIn, t: 2 / 3, value: 0.5 },
  { name: 'sineOut', curve: sineOut, t: 1 / 3, value: 0.5 },
  { name: 'sineOut', curve: sineOut, t: 0.5, value: Math.SQRT1_2 },
  { name: 'sineInOut', curve: sineInOut, t: 1 / 3, value: 0.25 },
  { name: 'sineInOut', curve: sineInOut, t: 2 / 3, value: 0.75 },
])('$name is $value at $t', ({ curve, t, value }) => {
  expect(curve(t)).toBeCloseTo(value, 12);
});
