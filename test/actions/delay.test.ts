import { expect, it } from '@jest/globals';
import { callFunc, delayTime, sequence } from 'rx-motion';
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
