import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lastUpTo } from '../../src/math/last-up-to.js';

it.each([
  [[5], 4, 0],
  [[0, 1, 2], -1, 0],
  [[0, 1, 2], 0.5, 0],
  [[0, 1, 2], 1, 1],
  [[0, 1, 1, 2], 1, 2],
  [[0, 1, 2], 7, 2],
])('finds the last number of %j that is not above %d at %d', (ascending, value, index) => {
  expect(lastUpTo(ascending, ascending.length, value)).toBe(index);
});

it('agrees with a linear search through the first numbers', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1 });
  fc.assert(
    fc.property(numbers, fc.integer({ min: -1, max: 21 }), fc.nat(), (numbers, value, part) => {
      const ascending = numbers.sort((a, b) => a - b);
      const count = 1 + (part % numbers.length);
      const found = ascending.slice(0, count).filter((number) => number <= value).length - 1;
      expect(lastUpTo(ascending, count, value)).toBe(Math.max(0, found));
    }),
  );
});
