import { describe, expect, it } from '@jest/globals';
import { placeAt } from '../../docs/site/live/marble-times.js';

describe('placeAt', () => {
  it.each([
    [0, 0],
    [2.5, 0.5],
    [5, 1],
    [6, 5 / 6],
    [7, 2 / 3],
  ])('is after %d columns of 0----9-6| at %d', (column, place) => {
    expect(placeAt('0----9-6|', column)).toBeCloseTo(place, 12);
  });

  it('stays at the last digit until the diagram ends', () => {
    expect(placeAt('-9--|', 3.5)).toBe(1);
    expect(placeAt('-9--|', 4)).toBeUndefined();
  });

  it('is the first digit before that, and undefined without digits', () => {
    expect(placeAt('--9|', 0)).toBe(1);
    expect(placeAt('a-b|', 0)).toBeUndefined();
    expect(placeAt('', 0)).toBeUndefined();
  });
});
