import { describe, expect, it } from '@jest/globals';
import { elasticIn, elasticInOut, elasticOut } from '../../src/easing/elastic.js';

describe('the elastic curves', () => {
  it('swing once in a period', () => {
    const curve = elasticOut(0.25);
    const crossings = Array.from({ length: 1000 }, (_, i) => curve(i / 1000) < 1);
    // One period lies between the first and the third crossing: 0.25 of the duration, 250 of these points.
    const [first = NaN, , third = NaN] = crossings
      .flatMap((below, i) => (below === crossings[i - 1] ? [] : [i]))
      .slice(1);
    expect(third - first).toBe(250);
  });

  it('swing an eighth as wide three tenths later', () => {
    expect((elasticOut(0.3)(0.6) - 1) / (elasticOut(0.3)(0.3) - 1)).toBeCloseTo(1 / 8, 9);
  });

  it.each([
    { name: 'elasticIn', make: elasticIn },
    { name: 'elasticOut', make: elasticOut },
    { name: 'elasticInOut', make: elasticInOut },
  ])('$name has a period of 0.3 by default, and rejects those that are not above 0', ({ name, make }) => {
    expect(make()(0.7)).toBe(make(0.3)(0.7));
    for (const period of [0, -0.3, NaN, Infinity]) {
      expect(() => make(period)).toThrow(new RangeError(`${name}: period must be > 0 and finite, got ${period}`));
    }
    expect(() => make(null as never)).toThrow(new TypeError(`${name}: period must be a number, got null`));
  });
});
