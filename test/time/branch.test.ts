import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Subject } from 'rxjs';
import { type Action, at, callFunc, delayTime, moveTo, sequence, spawn } from 'rx-motion';
import { motionOf } from '../../src/action/motion.js';
import { Branch } from '../../src/time/branch.js';
import { CLOSED, type Edges, FORWARDS } from '../../src/time/edges.js';
import { Run } from '../../src/time/run.js';
import type { Span } from '../../src/time/span.js';
import { numRuns } from '../property/runs.js';

/** What is live, in the order in which it is followed: an action, or a branch that waits or rests. */
function queueOf(run: Run<never>): string[] {
  const queue: string[] = [];
  for (let span: Span | null = run.first; span !== null; span = span.next) {
    queue.push(!(span instanceof Branch) ? 'action' : span.isResting ? 'rests' : 'waits');
  }
  return queue;
}

function runOf(action: Action<never>, target: object = {}, edges: Edges = CLOSED): Run<never> {
  return new Run(motionOf('test', action), target as never, edges);
}

describe('a branch', () => {
  it('rests in its place once its action has ended, until time comes back', () => {
    const run = runOf(spawn(delayTime(1), delayTime(2)));
    run.seek(0.5);
    expect(queueOf(run)).toEqual(['action', 'action']);
    run.seek(1.5);
    expect(queueOf(run)).toEqual(['rests', 'action']);
    run.seek(0.5);
    expect(queueOf(run)).toEqual(['action', 'action']);
    run.seek(2);
    expect(run.hasEnded).toBe(true);
  });

  it('is not shown again what it had ended with when the whole is taken up from its end', () => {
    const target = { x: 0, y: 0 };
    const run = runOf(spawn(moveTo(1, { x: 8, y: 0 }), sequence(delayTime(1), moveTo(1, { x: 0, y: 8 }))), target);
    run.seek(2);
    run.seek(1.75);
    expect(queueOf(run)).toEqual(['rests', 'action']);
    expect(target).toEqual({ x: 2, y: 6 });
  });

  it('waits for the first frame with what it does', () => {
    const log: string[] = [];
    const calls = ['a', 'b'].map((name) => callFunc(() => log.push(name)));
    const run = runOf(spawn(sequence(delayTime(0), calls[0]!), calls[1]!));
    run.begin();
    expect(log).toEqual([]);
    run.seek(0);
    expect(log).toEqual(['a', 'b']);
  });
});

/** How many spans are followed after each of these times, where branches wait so long and take so long then. */
function followed(waits: readonly number[], length: number, times: readonly number[]): number[] {
  const run = runOf(spawn(waits.map((wait) => at(wait, delayTime(length)))), {}, FORWARDS);
  run.begin();
  return times.map((time) => {
    run.advance(time);
    return queueOf(run).length;
  });
}

it('has one span stand for all that wait beside one another', () => {
  // One waits, one runs and one waits again; then two run and one waits.
  expect(followed([3, 1, 2, 4], 0.5, [0, 1, 2, 2.75, 3, 4, 5])).toEqual([1, 3, 3, 2, 2, 1, 0]);
});

it('has one span stand for all that rest, and one for all that wait again, wherever time goes', () => {
  const run = runOf(spawn(Array.from({ length: 100 }, (_, index) => at(index, delayTime(1)))));
  const stand = (time: number): string[] => {
    run.seek(time);
    // What has come to rest, or to wait, in one frame is taken in in the next one.
    run.seek(time);
    return queueOf(run);
  };
  expect(stand(0)).toEqual(['action', 'waits']);
  expect(stand(50.5)).toEqual(['rests', 'action', 'waits']);
  expect(stand(98.5)).toEqual(['rests', 'action', 'waits']);
  expect(stand(20.5)).toEqual(['rests', 'action', 'waits']);
  expect(stand(0)).toEqual(['action', 'waits']);
});

it('begins each branch at its time, those of one frame in their order, and undoes none that has not begun', () => {
  const waits = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 9 });
  const times = fc.array(fc.integer({ min: -1, max: 10 }), { maxLength: 9 });
  fc.assert(
    fc.property(waits, times, (waits, times) => {
      const log: number[] = [];
      const time$ = new Subject<number>();
      const branches = waits.map((wait, index) =>
        at(
          wait,
          callFunc(() => log.push(index)),
        ),
      );
      time$.pipe(spawn(branches).on({})).subscribe();
      let before = -1;
      for (const time of times) {
        log.length = 0;
        time$.next(time);
        const due = [...waits.keys()].filter((index) => waits[index]! > before && waits[index]! <= time);
        expect(log).toEqual(due);
        before = time;
      }
    }),
    { numRuns },
  );
});
