import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { columns, inverse, type Matrix, product, times } from '../../src/math/matrix.js';

const matrix: Matrix = [
  [2, 0, 1],
  [0, 3, -1],
  [1, 1, 4],
];

it('a matrix and its inverse cancel out', () => {
  const part = fc.double({ min: -100, max: 100, noNaN: true });
  fc.assert(
    fc.property(part, part, part, (x, y, z) => {
      const back = times(inverse(matrix), times(matrix, [x, y, z]));
      [x, y, z].forEach((value, index) => expect(back[index]).toBeCloseTo(value, 9));
    }),
  );
});

it('a product applies its factors one after the other', () => {
  const other = columns([1, 2, 3], [0, 1, 0], [5, 0, 1]);
  expect(times(product(matrix, other), [1, 2, 3])).toEqual(times(matrix, times(other, [1, 2, 3])));
  expect(times(other, [0, 0, 1])).toEqual([5, 0, 1]);
});
