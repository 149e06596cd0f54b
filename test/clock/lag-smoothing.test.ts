import { describe, expect, it } from '@jest/globals';
import { lagSmoothing } from 'rx-motion';
import { through } from './through.js';

describe('lagSmoothing', () => {
  it('counts a lag as one short frame', () => {
    expect(through(() => lagSmoothing(), [0.016, 0.5, 0.6, 100])).toEqual([0.016, 0.5, 1 / 30, 1 / 30]);
    expect(through(() => lagSmoothing({ longestGap: 1, lagCountsAs: 0.25 }), [1, 2])).toEqual([1, 0.25]);
  });

  it('emits 0 for a clock that was set back', () => {
    expect(through(() => lagSmoothing(), [0.25, -3600, 0.25])).toEqual([0.25, 0, 0.25]);
  });

  it('rejects numbers that are not valid gaps', () => {
    expect(() => lagSmoothing({ longestGap: 0 })).toThrow(
      new RangeError('lagSmoothing: longestGap must be > 0, got 0'),
    );
    expect(() => lagSmoothing({ lagCountsAs: -1 })).toThrow(
      new RangeError('lagSmoothing: lagCountsAs must be > 0, got -1'),
    );
  });
});
