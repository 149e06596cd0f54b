import { describe, expect, it } from '@jest/globals';
import { checkDelta } from '../../src/clock/check-delta.js';

describe('a delta', () => {
  it('counts as it is, or as 0 if it is negative', () => {
    expect([0.25, 0, 1e-9].map((dt) => checkDelta('test', 'dt', dt))).toEqual([0.25, 0, 1e-9]);
    expect(checkDelta('test', 'dt', -0.25)).toBe(0);
    expect(checkDelta('test', 'dt', -0)).toBe(0);
  });

  it.each([NaN, Infinity, -Infinity])('must be finite, not %s', (dt) => {
    expect(() => checkDelta('test', 'dt', dt)).toThrow(new RangeError(`test: dt must be a finite number, got ${dt}`));
  });

  it('must be a number', () => {
    expect(() => checkDelta('test', 'dt', '1' as never)).toThrow(new TypeError('test: dt must be a number, got "1"'));
  });
});
