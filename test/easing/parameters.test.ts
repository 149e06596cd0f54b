import { expect, it } from '@jest/globals';
import { elasticIn, elasticInOut, elasticOut, rateIn, rateInOut, rateOut } from 'rx-motion';

it.each([
  ...[elasticIn, elasticOut, elasticInOut].map((make) => ({ make, what: 'period' })),
  ...[rateIn, rateOut, rateInOut].map((make) => ({ make, what: 'rate' })),
])('$make.name takes a $what above 0', ({ make, what }) => {
  for (const value of [0, -0.3, NaN, Infinity])
    expect(() => make(value)).toThrow(new RangeError(`${make.name}: ${what} must be > 0 and finite, got ${value}`));
});

it('an elastic curve has a period of 0.3 by default', () => {
  for (const make of [elasticIn, elasticOut, elasticInOut]) expect(make()(0.7)).toBe(make(0.3)(0.7));
});

it('a rate continues before 0 if it is whole, and stays at 0 if it is not', () => {
  expect([rateIn(3)(-0.5), rateIn(2)(-0.5), rateOut(0.5)(-0.5)]).toEqual([-0.125, 0.25, 0.25]);
  expect([rateIn(2.5)(-0.5), rateOut(2)(-0.5), rateInOut(2.5)(-0.5), rateInOut(2.5)(1.5)]).toEqual([0, 0, 0, 1]);
});
