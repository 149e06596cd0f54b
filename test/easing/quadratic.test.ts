import { expect, it } from '@jest/globals';
import { quadraticIn, quadraticInOut, quadraticOut } from '../../src/easing/quadratic.js';

it.each([
  { name: 'quadraticIn', curve: quadraticIn, t: 0.25, value: 0.0625 },
  { name: 'quadraticIn', curve: quadraticIn, t: 0.5, value: 0.25 },
  { name: 'quadraticOut', curve: quadraticOut, t: 0.25, value: 0.4375 },
  { name: 'quadraticOut', curve: quadraticOut, t: 0.5, value: 0.75 },
  { name: 'quadraticInOut', curve: quadraticInOut, t: 0.25, value: 0.125 },
  { name: 'quadraticInOut', curve: quadraticInOut, t: 0.75, value: 0.875 },
])('$name is $value at $t', ({ curve, t, value }) => {
  expect(curve(t)).toBe(value);
});
