import { expect, it } from '@jest/globals';
import { delayTime, moveTo, place, quadraticIn, sequence } from 'rx-motion';
import { score } from 'rx-motion/score';
import { fastest } from '../../src/score/fastest.js';

it('finds the time of the highest speed, and does not count an instant as a move', () => {
  const jump = place({ x: 1000, y: 0 });
  const plan = score(sequence(jump, delayTime(1), moveTo(1, { x: 900 }, quadraticIn)), { x: 0, y: 0 });
  const { time, speed } = fastest(plan, 0);
  expect(speed).toBeCloseTo(197, 0);
  expect(time).toBeCloseTo(1.983, 2);
});

it('is 0 for a target that does not move', () => {
  expect(fastest(score(delayTime(1), {}), 0)).toEqual({ time: 0, speed: 0 });
});
