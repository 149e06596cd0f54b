import { expect, it } from '@jest/globals';
import { blink, delayTime, sequence } from 'rx-motion';
import { score } from 'rx-motion/score';
import { flashesOf } from '../../src/score/flashes.js';

it('finds the second with the most flashes', () => {
  const plan = score(sequence(delayTime(2), blink(0.5, 2), delayTime(2), blink(0.5, 4)), { visible: true });
  const { time, count } = flashesOf(plan, plan.tracks[0]!);
  expect(count).toBe(4);
  expect(time).toBeCloseTo(4.5, 1);
});
