import { expect, it } from '@jest/globals';
import { type Action, delayTime, firstOf, moveBy, next, run, script, sequence, spawn, speed, waitFor } from 'rx-motion';
import { BehaviorSubject, NEVER } from 'rxjs';
import { motionOf } from '../../src/action/motion.js';
import { InnerRun } from '../../src/compose/inner-run.js';
import { nextEndOf } from '../../src/compose/next-end.js';
import { CLOSED } from '../../src/time/edges.js';

/** The next end in an action at each of the times, which are shown one after another. */
function nextEnds(action: Action<{ x: number }>, ...times: number[]): number[] {
  const inner = new InnerRun(motionOf('test', action), { x: 0 }, CLOSED);
  return times.map((time) => {
    inner.seek(time);
    return nextEndOf(inner);
  });
}

const steps = script(function* () {
  yield* run(sequence(delayTime(1), moveBy(2, { x: 8 })));
  yield* next(NEVER);
});

it('is the earliest end', () => {
  expect(nextEnds(sequence(delayTime(1), moveBy(2, { x: 8 })), -Infinity, 0, 1, 3, 0.5)).toEqual([
    -Infinity,
    1,
    3,
    Infinity,
    1,
  ]);
  expect(nextEnds(spawn(delayTime(1), moveBy(2, { x: 8 })), 0.5, 1.5)).toEqual([1, 2]);
});

it('is found inside actions of unknown length', () => {
  expect(nextEnds(sequence(delayTime(1), steps), 0, 1, 2.5, 4)).toEqual([1, 2, 4, Infinity]);
  expect(nextEnds(firstOf(steps, sequence(delayTime(2), waitFor(NEVER))), 0, 1.5, 2.5)).toEqual([1, 2, 3]);
  expect(nextEnds(firstOf(steps, delayTime(0.5)), 0)).toEqual([0.5]);
  expect(nextEnds(speed(steps, 2), 0, 0.75)).toEqual([0.5, 1.5]);
  const rate$ = new BehaviorSubject(1);
  expect(nextEnds(speed(steps, rate$), 0)).toEqual([1]);
  rate$.next(0);
  expect(nextEnds(speed(steps, rate$), 0)).toEqual([Infinity]);
});
