import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rateIn, rateInOut, rateOut } from '../../src/easing/rate.js';

describe('the curves of a rate', () => {
  it('are a power and its inverse', () => {
    const rate = fc.double({ min: 0.25, max: 8, noNaN: true });
    const t = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(fc.property(rate, t, (rate, t) => expect(rateOut(rate)(rateIn(rate)(t))).toBeCloseTo(t, 9)));
  });

  it('continue before 0 if the rate is whole, and stay at 0 if it is not', () => {
    expect([rateIn(3)(-0.5), rateIn(2)(-0.5), rateOut(0.5)(-0.5)]).toEqual([-0.125, 0.25, 0.25]);
    expect([rateIn(2.5)(-0.5), rateOut(2)(-0.5), rateInOut(2.5)(-0.5), rateInOut(2.5)(1.5)]).toEqual([0, 0, 0, 1]);
  });

  it.each([
    { name: 'rateIn', make: rateIn },
    { name: 'rateOut', make: rateOut },
    { name: 'rateInOut', make: rateInOut },
  ])('$name rejects rates that are not above 0 and finite', ({ name, make }) => {
    for (const rate of [0, -1, NaN, Infinity]) {
      expect(() => make(rate)).toThrow(new RangeError(`${name}: rate must be > 0 and finite, got ${rate}`));
    }
    expect(() => make('2' as never)).toThrow(new TypeError(`${name}: rate must be a number, got "2"`));
  });
});
