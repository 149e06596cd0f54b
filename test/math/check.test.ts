import { describe, expect, it } from '@jest/globals';
import { checkDuration, checkEither } from '../../src/math/check.js';

// `test/bad-input` tries the checks through every export.
describe('a check', () => {
  it('treats a duration under a nanosecond as 0', () => {
    expect([Number.MIN_VALUE, 1e-300, 0.9e-9, 1e-9].map((s) => checkDuration('f', s))).toEqual([0, 0, 0, 1e-9]);
  });

  it('names all that may be chosen', () => {
    expect(() => {
      checkEither('f', 'axis', 'z', ['x', 'y']);
    }).toThrow(new RangeError('f: axis must be "x" or "y", got "z"'));
  });
});
