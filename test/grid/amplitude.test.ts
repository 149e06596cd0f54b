import { describe, expect, it } from '@jest/globals';
import {
  accelAmplitude,
  accelDecelAmplitude,
  decelAmplitude,
  type GridAction,
  shuffleTiles,
  waves3D,
} from 'rx-motion/grid';
import { pointsAt, size } from './points-at.js';

/** With its crest at x and y of 0, at any time. */
const high = waves3D(9, size, { waves: 0, amplitude: 1 });
const heights = (action: GridAction): number[] =>
  [0, 0.25, 0.5, 1].map((time) => pointsAt(action, time)[3]![2]! / Math.sin(0.01 * 100));

describe('wrappers of amplitude', () => {
  it.each([
    ['accelAmplitude', accelAmplitude, [0, 0.25, 0.5, 1], [0, 0.0625, 0.25, 1]],
    ['decelAmplitude', decelAmplitude, [1, 0.75, 0.5, 0], [1, 0.5625, 0.25, 0]],
    ['accelDecelAmplitude', accelDecelAmplitude, [0, 0.5, 1, 0], [0, 0.25, 1, 0]],
  ])('%s changes it over its own duration, by a power', (_name, wrap, even, squared) => {
    expect(heights(wrap(1, high))).toEqual(even.map((height) => expect.closeTo(height, 5)));
    expect(heights(wrap(1, high, { rate: 2 }))).toEqual(squared.map((height) => expect.closeTo(height, 5)));
    expect(heights(wrap(1, high).reverse())[1]).toBeCloseTo(heights(wrap(1, high.reverse()).reverse())[1]!, 5);
  });

  it('can be nested, and read their rate in every frame', () => {
    const options = { rate: 1 };
    const both = accelAmplitude(1, decelAmplitude(5, high), options);
    expect(heights(both)[2]).toBeCloseTo(0.25, 5);
    options.rate = 0;
    expect(heights(both)[2]).toBeCloseTo(0.5, 5);
  });

  it('run an effect without an amplitude unchanged', () => {
    expect(pointsAt(accelAmplitude(1, shuffleTiles(3, size)), 0.5)).toEqual(pointsAt(shuffleTiles(1, size), 0.5));
  });
});
