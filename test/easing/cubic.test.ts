import { expect, it } from '@jest/globals';
import { cubicIn, cubicInOut, cubicOut } from '../../src/easing/cubic.js';

it.each([
  { name: 'cubicIn', curve: cubicIn, t: 0.25, value: 0.015625 },
  { name: 'cubicIn', curve: cubicIn, t: 0.5, value: 0.125 },
  { name: 'cubicOut', curve: cubicOut, t: 0.25, value: 0.578125 },
  { name: 'cubicOut', curve: cubicOut, t: 0.5, value: 0.875 },
  { name: 'cubicInOut', curve: cubicInOut, t: 0.25, value: 0.0625 },
  { name: 'cubicInOut', curve: cubicInOut, t: 0.75, value: 0.9375 },
])('$name is $value at $t', ({ curve, t, value }) => {
  expect(curve(t)).toBe(value);
});
