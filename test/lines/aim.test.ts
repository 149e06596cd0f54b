import { expect, it } from '@jest/globals';
import { BY_VALUE, fromValue, mapValues, startOf, TO_VALUE } from '../../src/lines/aim.js';
import { propertyLenses } from '../../src/lines/property.js';

it('determines where a line starts and ends', () => {
  const lineOf = (aim: typeof TO_VALUE) => {
    const start = startOf(aim, 2, 0);
    return [start, aim.end(start, 8, 2)];
  };
  expect([TO_VALUE, BY_VALUE, fromValue([4])].map(lineOf)).toEqual([
    [2, 8],
    [2, 10],
    [4, 8],
  ]);
});

it('maps each value', () => {
  expect(mapValues({ lenses: propertyLenses('x'), values: [8] }, (value) => value / 2).values).toEqual([4]);
});
