import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mix } from '../../src/math/mix.js';

const number = fc.double({ min: -1e9, max: 1e9, noNaN: true });

it('mix is exact at both ends', () => {
  fc.assert(
    fc.property(number, number, (from, to) => {
      expect(mix(from, to, 0) === from && mix(from, to, 1) === to).toBe(true); // -0 is 0 here
    }),
  );
});

it('mix is constant between equal numbers', () => {
  fc.assert(fc.property(number, fc.double({ min: -9, max: 9, noNaN: true }), (n, t) => mix(n, n, t) === n));
});

it('mix is linear, also beyond its ends', () => {
  expect([-0.5, 0.25, 0.5, 0.75, 1.5].map((t) => mix(10, 20, t))).toEqual([5, 12.5, 15, 17.5, 25]);
});
