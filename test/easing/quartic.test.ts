import { expect, it } from '@jest/globals';
import { quarticIn, quarticInOut, quarticOut } from '../../src/easing/quartic.js';

it.each([
  { name: 'quarticIn', curve: quarticIn, t: 0.25, value: 0.00390625 },
  { name: 'quarticIn', curve: quarticIn, t: 0.5, value: 0.0625 },
  { name: 'quarticOut', curve: quarticOut, t: 0.25, value: 0.68359375 },
  { name: 'quarticOut', curve: quarticOut, t: 0.5, value: 0.9375 },
  { name: 'quarticInOut', curve: quarticInOut, t: 0.25, value: 0.03125 },
  { name: 'quarticInOut', curve: quarticInOut, t: 0.75, value: 0.96875 },
])('$name is $value at $t', ({ curve, t, value }) => {
  expect(curve(t)).toBe(value);
});
