import { expect, it } from '@jest/globals';
import { clamp, mapRange, snap, wrap } from 'rx-motion';

it('clamps a value to a range', () => {
  expect([-1, 0.5, 2].map((value) => clamp(0, 1, value))).toEqual([0, 0.5, 1]);
});

it('wraps a value round a range, the end excluded', () => {
  expect([-370, -10, 0, 359, 360, 730].map((value) => wrap(0, 360, value))).toEqual([350, 350, 0, 359, 0, 10]);
  expect([-1, 1, 3].map((value) => wrap(-1, 1, value))).toEqual([-1, -1, -1]);
  expect(wrap(0, 1, -1e-20)).toBe(0);
  expect(wrap(2, 2, 5)).toBe(2);
});

it('snaps a value to the nearest multiple', () => {
  expect([4, 5, 14, -4].map((value) => snap(10, value) + 0)).toEqual([0, 10, 10, 0]);
});

it('maps a value from one range to another, also beyond and backwards', () => {
  expect([0, 50, 200, 400].map((value) => mapRange([0, 200], [1, 0], value))).toEqual([1, 0.75, 0, -1]);
  expect(mapRange([0.1, 0.7], [0.2, 0.3], 0.7)).toBe(0.3);
});

it('refuses what is no number or no range', () => {
  expect(() => clamp(1, 0, 0)).toThrow(new RangeError('clamp: max must be >= 1, got 0'));
  expect(() => wrap(0, 1, NaN)).toThrow(new RangeError('wrap: value must be a finite number, got NaN'));
  expect(() => snap(0, 1)).toThrow(new RangeError('snap: step must be > 0 and finite, got 0'));
  expect(() => snap(1, '2' as never)).toThrow(new TypeError('snap: value must be a number, got "2"'));
  expect(() => mapRange([1, 1], [0, 1], 1)).toThrow(
    new RangeError('mapRange: the length of the first range must be other than 0, got 0'),
  );
});
