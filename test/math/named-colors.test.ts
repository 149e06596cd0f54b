import { expect, it } from '@jest/globals';
import { colorsNamed } from 'culori';
import { namedColors } from '../../src/math/named-colors.js';

it('the named colours are the 148 of culori', () => {
  expect(Object.keys(namedColors)).toHaveLength(148);
  expect(namedColors).toEqual(colorsNamed);
});
