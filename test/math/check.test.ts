import { describe, expect, it } from '@jest/globals';
import {
  checkCount,
  checkDuration,
  checkEither,
  checkFinite,
  checkFinitePositive,
  checkFraction,
  checkFunction,
  checkNotNegative,
  checkNumber,
  checkObject,
  checkPoint,
  checkPositive,
  shownValue,
} from '../../src/math/check.js';

const isOdd = (value: number): boolean => value % 2 === 1;

describe('a check', () => {
  it('returns the value if it is valid', () => {
    const object = {};
    const run = (): void => {};
    expect([checkDuration('f', 0), checkFinite('f', 'x', -2), checkPositive('f', 'x', Infinity)]).toEqual([
      0,
      -2,
      Infinity,
    ]);
    expect([checkCount('f', 'n', 1, 1), checkNumber('f', 'x', 'odd', 3, isOdd)]).toEqual([1, 3]);
    expect(checkPoint('f', 'at', { x: 1, y: 2 })).toEqual({ x: 1, y: 2 });
    expect([checkFunction('f', 'run', run), checkObject('f', 'of', object)]).toEqual([run, object]);
  });

  it('treats a duration under a nanosecond as 0', () => {
    expect([Number.MIN_VALUE, 1e-300, 0.9e-9, 1e-9].map((s) => checkDuration('f', s))).toEqual([0, 0, 0, 1e-9]);
  });

  it.each([
    { check: () => checkDuration('f', -1), error: new RangeError('f: duration must be >= 0 and finite, got -1') },
    { check: () => checkDuration('f', NaN), error: new RangeError('f: duration must be >= 0 and finite, got NaN') },
    {
      check: () => checkDuration('f', Infinity),
      error: new RangeError('f: duration must be >= 0 and finite, got Infinity'),
    },
    { check: () => checkNotNegative('f', 'gap', -1), error: new RangeError('f: gap must be >= 0 and finite, got -1') },
    {
      check: () => {
        checkEither('f', 'axis', 'z', ['x', 'y']);
      },
      error: new RangeError('f: axis must be "x" or "y", got "z"'),
    },
    {
      check: () => checkFinite('f', 'x', Infinity),
      error: new RangeError('f: x must be a finite number, got Infinity'),
    },
    { check: () => checkPositive('f', 'x', 0), error: new RangeError('f: x must be > 0, got 0') },
    {
      check: () => checkFinitePositive('f', 'x', Infinity),
      error: new RangeError('f: x must be > 0 and finite, got Infinity'),
    },
    { check: () => checkFraction('f', 'x', -0.1), error: new RangeError('f: x must be from 0 to 1, got -0.1') },
    { check: () => checkCount('f', 'n', 0, 1), error: new RangeError('f: n must be a whole number >= 1, got 0') },
    { check: () => checkCount('f', 'n', 1.5, 0), error: new RangeError('f: n must be a whole number >= 0, got 1.5') },
    { check: () => checkNumber('f', 'x', 'odd', 2, isOdd), error: new RangeError('f: x must be odd, got 2') },
    { check: () => checkFinite('f', 'x', '1' as never), error: new TypeError('f: x must be a number, got "1"') },
    {
      check: () => checkPoint('f', 'at', { x: 0, y: NaN }),
      error: new RangeError('f: at.y must be a finite number, got NaN'),
    },
    { check: () => checkFunction('f', 'g', null as never), error: new TypeError('f: g must be a function, got null') },
    { check: () => checkObject('f', 'o', null as never), error: new TypeError('f: o must be an object, got null') },
  ])('throws $error.message', ({ check, error }) => {
    expect(check).toThrow(error);
  });
});

describe('a description', () => {
  it.each([
    ['a "b"', '"a \\"b\\""'],
    [undefined, 'undefined'],
    [Symbol('s'), 'Symbol(s)'],
    [[1], 'an array'],
    [Object.create(null), 'an object'],
    [(): void => {}, 'a function'],
    [2n, '2'],
  ])('of %p is %s', (value: unknown, text) => {
    expect(shownValue(value)).toBe(text);
  });
});
