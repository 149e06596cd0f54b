import { expect, it } from '@jest/globals';
import { ActionManager, moveBy } from 'rx-motion';
import { probe } from './probe.js';

const right = moveBy(1, { x: 8, y: 0 });

it('starts an action as its policy says', () => {
  const endings = (['merge', 'switch', 'concat', 'exhaust'] as const).map((policy) => {
    const manager = new ActionManager();
    const ship = { x: 0, y: 0 };
    const runs = [1, 2].map(() => manager.runAction(right, ship, { tag: 'a', policy }));
    for (const dt of [0, 0.5]) manager.update(dt);
    return [...runs.map(({ ending }) => ending), ship.x];
  });
  expect(endings).toEqual([
    [undefined, undefined, 8],
    ['replaced', undefined, 4],
    [undefined, undefined, 4],
    [undefined, 'ignored', 4],
  ]);
});

it('has one that waits begin at the exact end of the last of its tag, in its turn', () => {
  const manager = new ActionManager();
  const ship = { x: 0, y: 0 };
  manager.runAction(right, ship, { tag: 'a' });
  const next = manager.runAction(moveBy(1, { y: 8 }), ship, { tag: 'a', policy: 'concat' });
  manager.update(0);
  manager.update(1.25);
  expect([ship, next.elapsed]).toEqual([{ x: 8, y: 2 }, 0.25]);
});

it('starts none of those that wait when they are stopped together', () => {
  const manager = new ActionManager();
  const log: string[] = [];
  const runs = ['a', 'b', 'c'].map((name) => manager.runAction(probe(log, name), log, { tag: 1, policy: 'concat' }));
  manager.update(0);
  manager.stopAllActionsByTag(1, log);
  manager.update(0);
  expect([log, runs.map(({ ending }) => ending)]).toEqual([
    ['a', 'stop a'],
    ['stopped', 'stopped', 'stopped'],
  ]);
});
