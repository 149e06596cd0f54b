import { describe, expect, it } from '@jest/globals';
import { tweenProperty } from 'rx-motion';
import { showing } from './showing.js';

describe('tweenProperty', () => {
  it('passes each value and the target to a callback', () => {
    const given: unknown[] = [];
    const target = {};
    const tween = tweenProperty(1, (...all: [number, object]) => given.push(all), 8, 16);
    const show = showing(tween, target);
    for (const time of [0, 0.5, 1]) show(time);
    expect(given).toEqual([
      [8, target],
      [12, target],
      [16, target],
    ]);
  });

  it('restores a property to what it was, not to the start of the tween', () => {
    const show = showing(tweenProperty(1, 'volume', 8, 16), { volume: 1 });
    expect([0.5, -1].map((time) => show(time).volume)).toEqual([12, 1]);
  });
});
