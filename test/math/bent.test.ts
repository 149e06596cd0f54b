import { expect, it } from '@jest/globals';
import { bent, refuseBent } from '../../src/math/bent.js';

it('returns the value of a curve, which must be finite', () => {
  expect(bent((t) => 2 * t, 0.25)).toBe(0.5);
  expect(() => bent(() => NaN, 0.25)).toThrow('eased: the curve must return a finite number, got NaN at 0.25');
  expect(() => refuseBent(Infinity, 0)).toThrow(RangeError);
});
