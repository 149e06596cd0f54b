import { expect, it } from '@jest/globals';
import { quinticIn, quinticInOut, quinticOut } from '../../src/easing/quintic.js';

it.each([
  { name: 'quinticIn', curve: quinticIn, t: 0.25, value: 0.0009765625 },
  { name: 'quinticIn', curve: quinticIn, t: 0.5, value: 0.03125 },
  { name: 'quinticOut', curve: quinticOut, t: 0.25, value: 0.7626953125 },
  { name: 'quinticOut', curve: quinticOut, t: 0.5, value: 0.96875 },
  { name: 'quinticInOut', curve: quinticInOut, t: 0.25, value: 0.015625 },
  { name: 'quinticInOut', curve: quinticInOut, t: 0.75, value: 0.984375 },
])('$name is $value at $t', ({ curve, t, value }) => {
  expect(curve(t)).toBe(value);
});
