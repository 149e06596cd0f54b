import { expect, it } from '@jest/globals';
import { mapNumbers } from '../../src/math/map-numbers.js';

it.each([[[]], [[1]], [[1, 0.5]], [[3, 2, 1]]])('does the same as map: %j', (list) => {
  const number = (value: number, index: number) => 10 * value + index;
  expect(mapNumbers(list, number)).toEqual(list.map(number));
});
