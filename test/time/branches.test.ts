import { expect, it } from '@jest/globals';
import { at, callFunc, delayTime, sequence, spawn } from 'rx-motion';
import { motionOf } from '../../src/action/motion.js';
import type { Bindable } from '../../src/time/bindable.js';
import { Branches } from '../../src/time/branches.js';

const of = (...durations: number[]) => new Branches(durations.map((duration) => ({ duration }) as Bindable<never>));

it.each<[durations: number[], duration: number, atFirst: number[]]>([
  [[], 0, []],
  [[2], 2, []],
  [[1, 2, 3], 3, [1, 0]],
  [[3, 2, 1], 3, []],
  [[1, 3, 2, 3], 3, [0]],
  [[1, 1, 2], 2, [0, 1]],
  [[1, 2, 1, 2, 3], 3, [1, 3, 0]],
  [[1, Infinity, 2], Infinity, [0]],
])('of %j last %d: those that were the longest up to them start with the first frame', (given, duration, atFirst) => {
  expect(of(...given)).toMatchObject({ duration, atFirst });
});

it('knows how long each pauses before something follows', () => {
  const actions = [
    at(
      2,
      callFunc(() => 0),
    ),
    delayTime(2),
    at(0, delayTime(2)),
    sequence(delayTime(2)),
    spawn(),
  ];
  const { pauses } = new Branches(actions.map((action) => motionOf<never>('test', action)));
  expect(pauses).toEqual([2, 0, 0, 0, 0]);
});
