import { expect, it } from '@jest/globals';
import { callFunc, delayTime, sequence } from 'rx-motion';
import { pause } from '../../src/actions/delay.js';
import { motionOf } from '../../src/motion/motion.js';
import { showing } from './showing.js';

it('delayTime waits, forwards and backwards, and reads nothing of its target', () => {
  let calls = 0;
  const touch = (): never => {
    throw new Error('touched');
  };
  const untouchable = new Proxy({}, { get: touch, set: touch, has: touch });
  const wait = sequence(
    delayTime(0.75),
    delayTime(0.5).reverse(),
    callFunc(() => calls++),
  );
  const show = showing(wait, untouchable);
  const seen = [0, 0.75, 1.24, 1.25].map((time) => {
    show(time);
    return calls;
  });
  expect(seen).toEqual([0, 0, 0, 1]);
});

it('pause has the given name, as has its reverse', () => {
  const wait = pause('skipped', 2);
  expect([wait, wait.reverse()].map((action) => [motionOf('test', action).kind, action.duration])).toEqual([
    ['skipped', 2],
    ['skipped', 2],
  ]);
  expect(() => pause('skipped', -1)).toThrow(new RangeError('skipped: duration must be >= 0 and finite, got -1'));
});
