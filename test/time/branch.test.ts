import { describe, expect, it } from '@jest/globals';
import { type Action, callFunc, delayTime, moveTo, sequence, spawn } from 'rx-motion';
import { motionOf } from '../../src/action/motion.js';
import { Branch } from '../../src/time/branch.js';
import { CLOSED } from '../../src/time/edges.js';
import { Run } from '../../src/time/run.js';
import type { Span } from '../../src/time/span.js';

/** What is live, in the order in which it is followed: an action, or a branch that waits or rests. */
function queueOf(run: Run<never>): string[] {
  const queue: string[] = [];
  for (let span: Span | null = run.first; span !== null; span = span.next) {
    queue.push(!(span instanceof Branch) ? 'action' : span.isResting ? 'rests' : 'waits');
  }
  return queue;
}

function runOf(action: Action<never>, target: object = {}): Run<never> {
  return new Run(motionOf('test', action), target as never, CLOSED);
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
