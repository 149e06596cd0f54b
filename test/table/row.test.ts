import { expect, it } from '@jest/globals';
import { ADD_POSITION, ADD_ROTATION, LEAF, POSITION, ROTATION, SKEW, X } from '../../src/table/row.js';
import { addingKind, adds, propertiesOf } from '../../src/table/row.js';

it('names the properties that a kind moves', () => {
  expect([POSITION, ADD_POSITION, SKEW, LEAF].map(propertiesOf)).toEqual([
    ['x', 'y'],
    ['x', 'y'],
    ['skewX', 'skewY'],
    [],
  ]);
});

it('knows which kinds add, and which kinds add in place of others', () => {
  expect([POSITION, ROTATION, X].map(addingKind)).toEqual([ADD_POSITION, ADD_ROTATION, LEAF]);
  expect([ADD_POSITION, ADD_ROTATION, POSITION].map(adds)).toEqual([true, true, false]);
});
