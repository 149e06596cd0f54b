import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromShared, toShared } from '../../../docs/playground/share/shared-code.js';

it('finds in an address the program that was put there, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (code) => {
      const shared = toShared(code);
      expect(shared).toMatch(/^code=[\w-]+$/);
      expect(fromShared(`https://example.org/page.html#/play/${shared}`)).toBe(code);
    }),
  );
});

it('finds none where there is none, or where it is damaged', () => {
  expect(fromShared('https://example.org/?code=abc')).toBeNull();
  expect(fromShared('#/play/')).toBeNull();
  expect(fromShared('#code=abc')).toBeNull();
});
