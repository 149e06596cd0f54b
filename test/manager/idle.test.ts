import { describe, expect, it } from '@jest/globals';
import { stepsOf } from '../steps.js';
import { ActionManager, type RunningAction } from 'rx-motion';
import { probe } from './probe.js';

/** Actions of two tags that queue up in turn, the actions of the second one being slow. */
function queues(count: number): { manager: ActionManager; all: RunningAction[]; log: string[] } {
  const manager = new ActionManager();
  const log: string[] = [];
  const target = {};
  const all = Array.from({ length: count }, (_, index) => {
    const action = probe(log, String(index), { duration: index % 2 === 0 ? 1 : 3 });
    return manager.runAction(action, target, { policy: 'concat', tag: index % 2 });
  });
  return { manager, all, log };
}

/** The first of those that are in the log, in the order in which they came. */
const begun = (log: readonly string[]): number[] => [...new Set(log.filter((entry) => /^\d/.test(entry)).map(Number))];

describe('actions that wait for one that waits itself', () => {
  it('begin in the frame in which that has ended, whatever waits between them', () => {
    const { manager, log } = queues(8);
    for (const dt of [0, 1]) manager.update(dt);
    expect(begun(log)).toEqual([0, 1, 2]);
    manager.update(2);
    expect(begun(log)).toEqual([0, 1, 2, 3, 4, 6]);
  });

  it('cost a frame nothing, however many there are', () => {
    const [few, many] = [20, 2000].map((count) => {
      const { manager } = queues(count);
      manager.update(0);
      return stepsOf(() => manager.update(0.25));
    });
    expect(many).toBeLessThan(2 * few!);
  });

  it('begin when those before them were stopped, from either end and from within', () => {
    for (const stopped of [[2], [4], [6], [2, 4], [4, 2], [4, 6, 2], [3, 5, 4], [1, 3, 2]]) {
      const { manager, all, log } = queues(8);
      manager.update(0);
      for (const index of stopped) all[index]!.stop();
      for (let frame = 0; frame < 12; frame++) manager.update(1);
      expect(begun(log).sort()).toEqual(
        all.flatMap((_, index) => (index > 1 && stopped.includes(index) ? [] : [index])),
      );
    }
  });
});
