import { expect, it } from '@jest/globals';
import { circleIn, circleInOut, circleOut } from '../../src/easing/circle.js';

it.each([
  { name: 'circleIn', curve: circleIn, t: 0.6, value: 0.2 },
  { name: 'circleIn', curve: circleIn, t: 0.8, value: 0.4 },
  { name: 'circleOut', curve: circleOut, t: 0.4, value: 0.8 },
  { name: 'circleOut', curve: circleOut, t: 0.2, value: 0.6 },
  { name: 'circleInOut', curve: circleInOut, t: 0.3, value: 0.1 },
  { name: 'circleInOut', curve: circleInOut, t: 0.7, value: 0.9 },
])('$name is $value at $t', ({ curve, t, value }) => {
  expect(curve(t)).toBeCloseTo(value, 12);
});

it('stays level where the circle has no points', () => {
  expect([circleIn(-2), circleIn(2), circleOut(-1), circleOut(3)]).toEqual([1, 1, 0, 0]);
});
