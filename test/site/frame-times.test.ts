import { describe, expect, it } from '@jest/globals';
import { frameTimes } from '../../docs/site/live/frame-times.js';

describe('frameTimes', () => {
  it('are evenly spaced', () => {
    expect(frameTimes(1, 4, false)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it('are in order and within the duration when they are uneven', () => {
    const times = frameTimes(2, 30, true);
    expect(times).toHaveLength(61);
    expect([...times].sort((one, other) => one - other)).toEqual(times);
    expect([times[0], times.at(-1)]).toEqual([0, 2]);
    expect(times).not.toEqual(frameTimes(2, 30, false));
  });
});
