import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { differ, type Fields, formOf } from '../../src/stream/form.js';
import { numRuns } from '../property/runs.js';

class Ship {
  x = 0;
}

const symbol = Symbol('own');
const value = fc.constantFrom<unknown>(0, -0, NaN, 1, 'a', null, undefined);
const keys = fc.constantFrom<PropertyKey>('a', 'b', 'c', 'd', 'e', 'f', '0', symbol);

/** Two objects with the same fields and prototype, and some different values. */
const pairs = fc
  .tuple(
    fc.constantFrom('plain', 'array', 'class', 'without'),
    fc.array(fc.tuple(keys, value, value), { maxLength: 7 }),
  )
  .map(([kind, fields]): [Fields, Fields] => {
    const made = (): Fields =>
      kind === 'plain'
        ? {}
        : kind === 'class'
          ? (new Ship() as never)
          : kind === 'array'
            ? ([] as never)
            : (Object.create(null) as Fields);
    const [a, b] = [made(), made()];
    for (const [key, one, other] of fields)
      if (kind !== 'array') [a[key], b[key]] = [one, other];
      else {
        (a as unknown as unknown[]).push(one);
        (b as unknown as unknown[]).push(other);
      }
    return [a, b];
  });

describe('the form of an object', () => {
  it('copies and compares objects', () => {
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        const form = formOf(a);
        const copy = form.copy(b);
        expect(copy).not.toBe(b);
        expect(Reflect.ownKeys(copy)).toEqual(Reflect.ownKeys(b));
        expect(Object.getPrototypeOf(copy)).toBe(Object.getPrototypeOf(b));
        for (const key of Reflect.ownKeys(b)) expect(copy[key]).toBe(b[key]);
        const isOther = Reflect.ownKeys(a).some((key) => !Object.is(a[key], b[key]));
        // Twice, because it first compares the last different field.
        for (let time = 0; time < 2; time++) expect(form.differ(a, b)).toBe(isOther);
        expect(form.differ(b, copy)).toBe(false);
        expect(differ(a, b)).toBe(isOther);
      }),
      { numRuns },
    );
  });

  it('copies a field with the name of the prototype', () => {
    const odd = JSON.parse('{"__proto__": 1}') as Fields;
    expect(Reflect.ownKeys(formOf(odd).copy(odd))).toEqual(['__proto__']);
  });
});

it('distinguishes objects with different fields', () => {
  expect([differ({ a: 1 }, { a: 1, b: undefined }), differ({ a: 1, b: undefined }, { a: 1 }), differ({}, {})]).toEqual([
    true,
    true,
    false,
  ]);
});
