import { describe, expect, it } from '@jest/globals';
import type { Bindable } from '../../src/time/bindable.js';
import { Concat, REMEMBERED_ROUNDS } from '../../src/time/concat.js';
import { CLOSED, type Edges, FORWARDS } from '../../src/time/edges.js';
import { Run } from '../../src/time/run.js';
import { Rounds, type Succession } from '../../src/time/succession.js';
import { noted } from './noted.js';

/** Children that follow one another, as in a sequence. */
function split(children: readonly Bindable<unknown>[]): Succession<unknown> {
  const child = (index: number): Bindable<unknown> => children[index]!;
  return { count: children.length, waits: true, child, endOf: (index, start) => start + child(index).duration };
}

/** Lays a succession over a run. */
function led(succession: Succession<unknown>, duration: number, edges: Edges) {
  return new Run<unknown>(
    { duration, bind: (target, start, end, edges) => new Concat(succession, target as never, start, end, edges) },
    {},
    edges,
  );
}

/** What happens at each of these times, one after the other. */
function steps(run: Run<unknown>, log: string[], times: readonly number[]): string[][] {
  return times.map((time) => {
    log.length = 0;
    run.seek(time);
    return [...log];
  });
}

describe('a succession', () => {
  it('starts each child when the previous one has ended, several in one frame', () => {
    const log: string[] = [];
    const three = split([noted('a', 1, log), noted('b', 1, log), noted('c', 2, log)]);
    expect(steps(led(three, 4, FORWARDS), log, [0.5, 2.5])).toEqual([
      ['a start', 'a 0.5'],
      ['a 1', 'a stop', 'b start', 'b 1', 'b stop', 'c start', 'c 0.25'],
    ]);
  });

  it('goes back to the previous child, which keeps its start values', () => {
    const log: string[] = [];
    const run = led(split([noted('a', 1, log), noted('b', 1, log)]), 2, CLOSED);
    expect(steps(run, log, [1.5, 0.5, 1.25])).toEqual([
      ['a start', 'a 1', 'a stop', 'b start', 'b 0.5'],
      ['b undo', 'b stop', 'a 0.5'],
      ['a 1', 'a stop', 'b start', 'b 0.25'],
    ]);
  });

  it('ends with its last child, bit for bit', () => {
    const log: string[] = [];
    const run = led(split([0.1, 0.2, 0.3].map((duration) => noted('a', duration, log))), 0.6, CLOSED);
    run.seek(0.6);
    expect([run.hasEnded, run.root!.end]).toEqual([true, 0.6]);
  });
});

it('an endless repetition goes back over its latest rounds only', () => {
  const log: string[] = [];
  const run = led(new Rounds(noted('a', 1, log), Infinity), Infinity, CLOSED);
  run.seek(REMEMBERED_ROUNDS + 9.5);
  log.length = 0;
  run.seek(0.5);
  expect(log.filter((step) => step === 'a undo')).toHaveLength(REMEMBERED_ROUNDS);
  expect(log.at(-1)).toBe('a 0');
});

it('an endless repetition is undone completely, although old rounds are forgotten', () => {
  const log: string[] = [];
  const run = led(new Rounds(noted('a', 1, log), Infinity), Infinity, CLOSED);
  run.seek(REMEMBERED_ROUNDS + 9.5);
  run.seek(-Infinity);
  expect([run.phase, run.root]).toEqual(['idle', null]);
});
