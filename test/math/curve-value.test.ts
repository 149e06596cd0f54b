import { expect, it } from '@jest/globals';
import { curveValue, refuseCurveValue } from '../../src/math/curve-value.js';

it('returns the value of a curve, which must be finite', () => {
  expect(curveValue((t) => 2 * t, 0.25)).toBe(0.5);
  expect(() => curveValue(() => NaN, 0.25)).toThrow('eased: the curve must return a finite number, got NaN at 0.25');
  expect(() => refuseCurveValue(Infinity, 0)).toThrow(RangeError);
});
