import { expect, it } from '@jest/globals';
import { bezierCurve } from '../../src/easing/bezier-curve.js';

it('bezierCurve starts at its first height and ends at its last', () => {
  const curve = bezierCurve(0.5, -1, 3, 0.25);
  expect([curve(0), curve(1)]).toEqual([0.5, 0.25]);
});

it('bezierCurve rejects heights that are not finite', () => {
  expect(() => bezierCurve(0, 0, NaN, 1)).toThrow(new RangeError('bezierCurve: p2 must be a finite number, got NaN'));
  expect(() => bezierCurve(0, 0, 0, Infinity)).toThrow(
    new RangeError('bezierCurve: p3 must be a finite number, got Infinity'),
  );
  expect(() => bezierCurve([0] as never, 0, 0, 1)).toThrow(
    new TypeError('bezierCurve: p0 must be a number, got an array'),
  );
});
