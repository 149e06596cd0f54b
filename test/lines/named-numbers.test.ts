import { expect, it } from '@jest/globals';
import { Names } from '../../src/lines/named-numbers.js';

const axes = new Names(['x', 'scaleX'], ['y', 'scaleY'], ['z', 'scaleZ']);

it('finds the numbers that were named, in its own order', () => {
  for (const values of [{ y: 2 }, { y: 2, x: 1 }, { z: 3, x: 1, y: undefined }] as const) {
    const numbers = axes.in('scaleTo', 'to', values);
    const named = Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    expect(numbers.values).toEqual(named.map(([, value]) => value));
    expect(numbers.lenses.list.map(({ name }) => name)).toEqual(named.map(([key]) => `scale${key.toUpperCase()}`));
  }
});

it('has the same lenses for the same names', () => {
  expect(axes.in('a', 'to', { x: 1 }).lenses).toBe(axes.in('b', 'by', { x: 2 }).lenses);
});

it.each([
  [{}, 'scaleTo: to must name x or y or z, got {}'],
  [{ w: 1 }, 'scaleTo: to must name x or y or z, got {w}'],
  [{ x: 1, y: NaN }, 'scaleTo: y must be a finite number, got NaN'],
  [null, 'scaleTo: to must be an object, got null'],
])('rejects %j', (values, message) => {
  expect(() => axes.in('scaleTo', 'to', values as object)).toThrow(message);
});
