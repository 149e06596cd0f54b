import { expect, it } from '@jest/globals';
import { clamp, distribute, mapRange, quadraticIn, random, snap, wrap } from 'rx-motion';

it('clamps a value to a range', () => {
  expect([-1, 0.5, 2].map((value) => clamp(0, 1, value))).toEqual([0, 0.5, 1]);
});

it('wraps a value around a range, the end excluded', () => {
  expect([-370, -10, 0, 359, 360, 730].map((value) => wrap(0, 360, value))).toEqual([350, 350, 0, 359, 0, 10]);
  expect([-1, 1, 3].map((value) => wrap(-1, 1, value))).toEqual([-1, -1, -1]);
  expect(wrap(0, 1, -1e-20)).toBe(0);
  expect(wrap(2, 2, 5)).toBe(2);
});

it('snaps a value to the nearest of several stops, to the earlier one of two', () => {
  expect([-9, 250, 280, 281, 1e9].map((value) => snap([0, 160, 400], value))).toEqual([0, 160, 160, 400, 400]);
  expect(() => snap([], 1)).toThrow(new RangeError('snap: there must be a stop, got none'));
  expect(() => snap([0, NaN], 1)).toThrow(new RangeError('snap: a stop must be a finite number, got NaN'));
});

it('snaps to decimal multiples of a decimal step, and to the exact multiples of others', () => {
  expect([0.3, 0.7, -0.3, 1e-7].map((value) => snap(0.1, value) + 0)).toEqual([0.3, 0.7, -0.3, 0]);
  expect(snap(1e-7, 3e-7)).toBe(3e-7);
  expect(snap(1 / 3, 1)).toBe(1);
  expect(snap(1 / 3, 0.4)).toBe(1 / 3);
});

it('snaps a value to the nearest multiple', () => {
  expect([4, 5, 14, -4].map((value) => snap(10, value) + 0)).toEqual([0, 10, 10, 0]);
});

it('maps a value from one range to another, also outside it and reversed', () => {
  expect([0, 50, 200, 400].map((value) => mapRange([0, 200], [1, 0], value))).toEqual([1, 0.75, 0, -1]);
  expect(mapRange([0.1, 0.7], [0.2, 0.3], 0.7)).toBe(0.3);
});

it('spreads numbers over a range, evenly or along a curve', () => {
  expect(distribute(0, 100, 5)).toEqual([0, 25, 50, 75, 100]);
  expect(distribute(8, 0, 3, quadraticIn)).toEqual([8, 6, 0]);
  expect([distribute(3, 9, 1), distribute(3, 9, 0)]).toEqual([[3], []]);
});

it('returns the same random numbers for the same seed, all of them in their range', () => {
  const [one, same, other] = [random(5), random(5), random(6)];
  const numbers = Array.from({ length: 1000 }, () => one(-2, 3));
  expect(Array.from({ length: 1000 }, () => same(-2, 3))).toEqual(numbers);
  expect(other(-2, 3)).not.toBe(numbers[0]);
  expect(numbers.every((it) => it >= -2 && it < 3)).toBe(true);
  expect(numbers.reduce((sum, it) => sum + it) / 1000).toBeCloseTo(0.5, 1);
  expect(random()(4, 4)).toBe(4);
});

it('rejects values that are not numbers or not ranges', () => {
  expect(() => distribute(0, 1, 1.5)).toThrow(new RangeError('distribute: count must be a whole number >= 0, got 1.5'));
  expect(() => random(-1)).toThrow(new RangeError('random: seed must be a whole number >= 0, got -1'));
  expect(() => random()(1, 0)).toThrow(new RangeError('random: max must be >= 1, got 0'));
  expect(() => clamp(1, 0, 0)).toThrow(new RangeError('clamp: max must be >= 1, got 0'));
  expect(() => wrap(0, 1, NaN)).toThrow(new RangeError('wrap: value must be a finite number, got NaN'));
  expect(() => snap(0, 1)).toThrow(new RangeError('snap: step must be > 0 and finite, got 0'));
  expect(() => snap(1, '2' as never)).toThrow(new TypeError('snap: value must be a number, got "2"'));
  expect(() => mapRange([1, 1], [0, 1], 1)).toThrow(
    new RangeError('mapRange: the length of from must be other than 0, got 0'),
  );
});
