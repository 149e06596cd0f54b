import { expect, it } from '@jest/globals';
import { colorsNamed } from 'culori';
import { namedColors } from '../../src/math/named-colors.js';

it('are the 148 of CSS, as culori knows them', () => {
  expect(Object.keys(namedColors)).toHaveLength(148);
  expect(namedColors).toEqual(colorsNamed);
});
