import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromShared, toShared } from '../../../docs/playground/share/shared-code.js';

it('reads any program back from an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (code) => {
      const shared = toShared(code);
      expect(shared).toMatch(/^code=[\w-]+$/);
      expect(fromShared(`https://example.org/page.html#/play/${shared}`)).toBe(code);
    }),
  );
});

it('returns nothing for an address without a program, or a damaged one', () => {
  expect(fromShared('https://example.org/?code=abc')).toBeNull();
  expect(fromShared('#/play/')).toBeNull();
  expect(fromShared('#code=abc')).toBeNull();
});
