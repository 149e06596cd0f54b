import { expect, it } from '@jest/globals';
import { colorsNamed } from 'culori';
import { namedColors } from '../../src/math/named-colors.js';

it('the named colours are the 148 of culori', () => {
  const numbers = Object.entries(namedColors).map(([name, digits]) => [name, parseInt(digits, 16)]);
  expect(numbers).toHaveLength(148);
  expect(Object.fromEntries(numbers)).toEqual(colorsNamed);
});
