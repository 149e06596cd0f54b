import { expect, it } from '@jest/globals';
import { type Action, delayTime, eased, moveTo, quadraticIn, sequence, spawn } from 'rx-motion';
import { motionOf } from '../../src/motion/motion.js';
import { CLOSED } from '../../src/time/edges.js';
import { Run } from '../../src/time/run.js';

const ship = () => ({ x: 0, y: 0 });
const run = <T>(action: Action<T>, target: T) => new Run(motionOf('test', action), target, CLOSED);

it('takes the fast path for a leaf between its ends, and for nothing else', () => {
  const target = ship();
  const moving = run(eased(moveTo(1, { x: 8, y: 0 }), quadraticIn), target);
  expect(moving.goOn(0.5)).toBe(false);
  moving.seek(0.25);
  expect(moving.goOn(0.5)).toBe(true);
  expect([moving.time, target.x]).toEqual([0.5, 2]);
  expect([1, 2, -1, NaN].map((time) => moving.goOn(time))).toEqual([false, false, false, false]);
  expect([moving.time, target.x]).toEqual([0.5, 2]);
  expect(moving.goOn(0.25)).toBe(true);
  moving.halt();
  expect(moving.goOn(0.5)).toBe(false);
});

it('takes the fast path for the current leaf of a sequence, or for a single branch', () => {
  const target = ship();
  const way = run(sequence(moveTo(1, { x: 8, y: 0 }), moveTo(1, { x: 8, y: 8 })), target);
  way.seek(0.5);
  expect(way.goOn(1.5)).toBe(false);
  way.seek(1.5);
  expect([way.goOn(0.5), way.goOn(1.25)]).toEqual([false, true]);
  expect(target).toEqual({ x: 8, y: 2 });
  const both = run(spawn(delayTime(1), moveTo(2, { x: 0, y: 0 })), target);
  both.seek(0.5);
  expect(both.goOn(0.75)).toBe(false);
});
