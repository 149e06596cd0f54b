import { expect, it } from '@jest/globals';
import { TimedLeaf } from '../../src/action/timed-leaf.js';
import { CLOSED } from '../../src/time/edges.js';
import { Run } from '../../src/time/run.js';

it('tells its effect the seconds since its start, and at its ends that it is there', () => {
  const told: unknown[] = [];
  const effect = {
    attach: () => undefined,
    update: (...shown: unknown[]) => told.push(shown),
    undo: () => told.push('undo'),
  };
  const run = new Run(
    { duration: 3, bind: (_target, start, end, edges) => new TimedLeaf(effect, start, end, edges) },
    {},
    CLOSED,
  );
  for (const time of [0, 0.1, 1, 5, 2, -1]) run.seek(time);
  expect(told).toEqual([[0, 0], [0.1 / 3, 0.1], [1 / 3, 1], [1], [2 / 3, 2], 'undo']); // prettier-ignore
});
