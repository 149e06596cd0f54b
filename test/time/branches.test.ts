import { expect, it } from '@jest/globals';
import type { Bindable } from '../../src/time/bindable.js';
import { Branches } from '../../src/time/branches.js';

const of = (...durations: number[]) =>
  new Branches(durations.map((end) => ({ action: { duration: end } as Bindable<never>, start: 0, end })));

it.each<[durations: number[], duration: number, atFirst: number[]]>([
  [[], 0, []],
  [[2], 2, []],
  [[1, 2, 3], 3, [1, 0]],
  [[3, 2, 1], 3, []],
  [[1, 3, 2, 3], 3, [0]],
  [[1, 1, 2], 2, [0, 1]],
  [[1, 2, 1, 2, 3], 3, [1, 3, 0]],
  [[1, Infinity, 2], Infinity, [0]],
])('of %j last %d; each one that is the longest so far starts in the first frame', (given, duration, atFirst) => {
  expect(of(...given)).toMatchObject({ duration, atFirst });
});

it('do not start with the first frame if they start later', () => {
  const whole = [
    { start: 1, end: 2 },
    { start: 0, end: 3 },
    { start: 0, end: 4 },
  ];
  const action = {} as Bindable<never>;
  expect(new Branches(whole.map((times) => ({ action, ...times }))).atFirst).toEqual([1]);
});
