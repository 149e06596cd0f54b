import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Subject } from 'rxjs';
import { type Action, at, callFunc, delayTime, spawn } from 'rx-motion';
import { motionOf } from '../../src/action/motion.js';
import { CLOSED, type Edges, FORWARDS } from '../../src/time/edges.js';
import { Run } from '../../src/time/run.js';
import { numRuns } from '../property/runs.js';
import { queueOf } from './queue.js';

function runOf(action: Action<never>, edges: Edges = CLOSED): Run<never> {
  return new Run(motionOf('test', action), {} as never, edges);
}

/** How many spans are followed after each of these times, where branches wait so long and take so long then. */
function followed(waits: readonly number[], length: number, times: readonly number[]): number[] {
  const run = runOf(spawn(waits.map((wait) => at(wait, delayTime(length)))), FORWARDS);
  run.begin();
  return times.map((time) => {
    run.advance(time);
    return queueOf(run).length;
  });
}

it('has one span stand for all that wait beside one another', () => {
  // One waits, one acts and two wait; what is beside one that has just ended is taken in in the next frame.
  expect(followed([3, 1, 2, 4], 0.5, [0, 1, 2, 2.75, 2.8, 3, 4, 5])).toEqual([1, 3, 3, 2, 1, 2, 1, 0]);
});

it('has one span for all that rest, and one for all that wait again', () => {
  const run = runOf(spawn(Array.from({ length: 100 }, (_, index) => at(index, delayTime(1)))));
  const stand = (time: number): string[] => {
    run.seek(time);
    // What has come to rest, or to wait, in one frame is taken in in the next one.
    run.seek(time);
    return queueOf(run);
  };
  expect(stand(0)).toEqual(['action', 'idle']);
  expect(stand(50.5)).toEqual(['idle', 'action', 'idle']);
  expect(stand(98.5)).toEqual(['idle', 'action', 'idle']);
  expect(stand(20.5)).toEqual(['idle', 'action', 'idle']);
  expect(stand(0)).toEqual(['action', 'idle']);
});

it('begins each branch at its time, in order, and undoes none that has not begun', () => {
  const waits = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 9 });
  const times = fc.array(fc.integer({ min: -1, max: 11 }), { maxLength: 9 });
  fc.assert(
    fc.property(waits, times, fc.boolean(), (waits, times, nested) => {
      const log: number[] = [];
      const time$ = new Subject<number>();
      const calls = waits.map((wait, index) => {
        const call = callFunc(() => log.push(index));
        return wait === 0 ? call : at(wait, call);
      });
      const origin = nested ? 1 : 0;
      time$.pipe((nested ? spawn(at(origin, spawn(calls))) : spawn(calls)).on({})).subscribe();
      let before = -1;
      for (const time of times) {
        log.length = 0;
        time$.next(time);
        const due = [...waits.keys()].filter(
          (index) => waits[index]! + origin > before && waits[index]! + origin <= time,
        );
        expect(log).toEqual(due);
        before = time;
      }
    }),
    { numRuns: 5 * numRuns },
  );
});
