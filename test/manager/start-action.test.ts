import { expect, it } from '@jest/globals';
import { ActionManager, callFunc, delayTime, moveBy, sequence } from 'rx-motion';
import { probe } from './probe.js';

const across = moveBy(1, { x: 8, y: 0 });

it('starts an action as its policy says', () => {
  const endings = (['merge', 'switch', 'concat', 'exhaust'] as const).map((policy) => {
    const manager = new ActionManager();
    const ship = { x: 0, y: 0 };
    const runs = [1, 2].map(() => manager.runAction(across, ship, { tag: 'a', policy }));
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

it('starts a waiting action at the exact end of the previous one with its tag', () => {
  const manager = new ActionManager();
  const ship = { x: 0, y: 0 };
  manager.runAction(across, ship, { tag: 'a' });
  const next = manager.runAction(moveBy(1, { y: 8 }), ship, { tag: 'a', policy: 'concat' });
  manager.update(0);
  manager.update(1.25);
  expect([ship, next.elapsed]).toEqual([{ x: 8, y: 2 }, 0.25]);
});

it('starts no waiting action when all with the tag are stopped together', () => {
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

it('starts a waiting action afresh when the last of its rivals is stopped', () => {
  const manager = new ActionManager();
  const ship = { x: 0, y: 0 };
  const long = manager.runAction(delayTime(9), ship);
  manager.runAction(
    sequence(
      delayTime(1),
      callFunc(() => long.stop()),
    ),
    ship,
  );
  manager.runAction(delayTime(1), ship);
  const next = manager.runAction(delayTime(1), ship, { policy: 'concat' });
  for (const dt of [0, 1.5]) manager.update(dt);
  expect(next.elapsed).toBe(0.5);
  const other = manager.runAction(delayTime(9), ship);
  const last = manager.runAction(delayTime(1), ship, { policy: 'concat' });
  manager.update(0.75);
  other.stop();
  manager.update(0.75);
  expect(last.elapsed).toBe(0);
});
