import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hasOnlyNumbers, numericRecord } from '../../src/math/numeric-record.js';

it('makes a record of the same keys with the numbers from an index on, for any keys', () => {
  const records = fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'x', '7')), fc.double(), {
    maxKeys: 8,
    noNullPrototype: true,
  });
  fc.assert(
    fc.property(records, fc.nat(3), (record, at) => {
      const before = structuredClone(record);
      const keys = Object.keys(record);
      const numbers = Float64Array.from({ length: at + keys.length }, (_, index) => index);
      const made = numericRecord(record)(numbers, at);
      expect(Object.entries(made)).toEqual(keys.map((key, index) => [key, at + index]));
      expect(record).toEqual(before);
    }),
  );
});

it('accepts records of numbers only', () => {
  expect([{}, { x: 0, y: NaN }, { x: 0, y: '1' }, { at: { x: 0 } }].map(hasOnlyNumbers)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
