import { describe, expect, it } from '@jest/globals';
import { blink, delayTime, sequence } from 'rx-motion';
import { showing } from './showing.js';

describe('blink', () => {
  it('hides its target in the first half of each blink', () => {
    const ghost = { visible: true };
    const show = showing(blink(1, 2), ghost);
    expect([0, 0.125, 0.25, 0.375, 0.5, 0.75, 0.875, 1].map((time) => show(time).visible)).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
      true,
      true,
    ]);
  });

  it('leaves a hidden target hidden at its end', () => {
    const ghost = { visible: false };
    const show = showing(sequence(blink(1, 1), delayTime(1)), ghost);
    expect([0.25, 0.75, 1, 1.5].map((time) => show(time).visible)).toEqual([false, true, false, false]);
  });

  it('continues blinking when time goes back into it', () => {
    const ghost = { visible: true };
    const show = showing(sequence(blink(1, 1), delayTime(1)), ghost);
    expect([1.5, 0.25, 0.75].map((time) => show(time).visible)).toEqual([true, false, true]);
  });
});
