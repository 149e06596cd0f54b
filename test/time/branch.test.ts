import { expect, it } from '@jest/globals';
import { type Action, callFunc, defineAction, delayTime, moveTo, repeatTimes, sequence, spawn } from 'rx-motion';
import { Leaf } from '../../src/motion/leaf.js';
import { motionOf } from '../../src/motion/motion.js';
import type { Bindable } from '../../src/time/bindable.js';
import { Branches } from '../../src/time/branches.js';
import { CLOSED } from '../../src/time/edges.js';
import { Merge } from '../../src/time/merge.js';
import { Run } from '../../src/time/run.js';
import { noted, timed } from './noted.js';

function runOf(action: Action<never>, target: object = {}): Run<never> {
  return new Run(motionOf('test', action), target as never, CLOSED);
}

it('rests after its action has ended, until time goes back', () => {
  const run = runOf(spawn(delayTime(1), delayTime(2)));
  run.seek(0.5);
  expect(run.collect()).toHaveLength(2);
  run.seek(1.5);
  expect(run.collect()).toHaveLength(1);
  run.seek(0.5);
  expect(run.collect()).toHaveLength(2);
  run.seek(2);
  expect(run.hasEnded).toBe(true);
});

it('does not show its end again when time goes back from the end of the spawn', () => {
  const target = { x: 0, y: 0 };
  const run = runOf(spawn(moveTo(1, { x: 8, y: 0 }), sequence(delayTime(1), moveTo(1, { x: 0, y: 8 }))), target);
  run.seek(2);
  run.seek(1.75);
  expect(run.collect()).toHaveLength(1);
  expect(target).toEqual({ x: 2, y: 6 });
});

it('does nothing before the first frame', () => {
  const log: string[] = [];
  const [a, b] = ['a', 'b'].map((name) => callFunc(() => log.push(name)));
  const run = runOf(spawn(sequence(delayTime(0), a!), b!));
  run.begin();
  expect(log).toEqual([]);
  run.seek(0);
  expect(log).toEqual(['a', 'b']);
});

it('cleans up if it has started and another branch stops the run first', () => {
  const log: string[] = [];
  const halting: Bindable<unknown> = {
    duration: 0.5,
    bind: (_target, start, end, edges) => new Leaf({ update: () => run.halt() }, start, end, edges),
  };
  const branches = new Branches([halting, noted('a', 1, log), noted('b', 2, log)].map(timed));
  const bind: Bindable<never>['bind'] = (target, start, end, edges) => new Merge(branches, target, start, end, edges);
  const run = new Run<never>({ duration: 2, bind }, {} as never, CLOSED);
  run.seek(0);
  expect(log).toEqual(['b start', 'a start', 'a stop', 'b stop']);
});

it('cleans up if it has started and another branch cannot start', () => {
  const log: string[] = [];
  const failing = defineAction(1, () => {
    throw new Error('no start');
  });
  const owing = defineAction(2, () => {
    log.push('start');
    return { update: () => log.push('update'), stop: () => log.push('stop') };
  });
  const begin = (...branches: Action<object>[]): string[] => {
    log.length = 0;
    expect(() => runOf(spawn(...branches)).begin()).toThrow('no start');
    return [...log];
  };
  expect(begin(owing, repeatTimes(failing, 2))).toEqual(['start', 'stop']);
  expect(begin(spawn(owing), repeatTimes(failing, 2))).toEqual(['start', 'stop']);
  // Branches after it are not started.
  expect(begin(repeatTimes(failing, 2), owing)).toEqual([]);
});
