import { describe, expect, it } from '@jest/globals';
import { Subject } from 'rxjs';
import { ActionManager, callFunc, delayTime, moveBy, moveTo, sequence, waitFor } from 'rx-motion';
import { probe } from './probe.js';

const right = moveTo(1, { x: 100, y: 0 });
const across = moveBy(1, { x: 8, y: 0 });

describe('runAction', () => {
  it('shows the start in the first frame, however long it is, and the end exactly', () => {
    const manager = new ActionManager();
    const ship = { x: 0, y: 0 };
    manager.runAction(right, ship);
    const places = [5, 0.25, 0.5, 100].map((dt) => {
      manager.update(dt);
      return ship.x;
    });
    expect(places).toEqual([0, 25, 75, 100]);
    expect(manager.getNumberOfRunningActions()).toBe(0);
  });

  it('ends an action of duration 0 in its first frame', () => {
    const manager = new ActionManager();
    let calls = 0;
    const running = manager.runAction(
      callFunc(() => calls++),
      {},
    );
    expect([calls, running.ending]).toEqual([0, undefined]);
    manager.update(0);
    expect([calls, running.ending]).toEqual([1, 'completed']);
  });

  it('does not start an action that an observer of actions$ stops at once', () => {
    const manager = new ActionManager();
    const click$ = new Subject<void>();
    manager.actions$.subscribe((actions) => {
      if (actions.length > 1) actions.at(-1)!.stop();
    });
    manager.runAction(delayTime(1), {});
    expect([manager.runAction(waitFor(click$), {}).ending, click$.observed]).toEqual(['stopped', false]);
  });

  it('runs one action on many targets, and several times on one', () => {
    const manager = new ActionManager();
    const [ship, moon] = [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ];
    const push = moveBy(1, { x: 10, y: 0 });
    for (const target of [ship, ship, moon]) manager.runAction(push, target);
    for (const dt of [0, 0.5]) manager.update(dt);
    expect([ship.x, moon.x]).toEqual([10, 5]);
  });

  it('accepts any value as a target', () => {
    const manager = new ActionManager();
    const log: string[] = [];
    for (const target of [null, undefined, 7, 'seven', Number.NaN])
      manager.runAction(probe(log, String(target)), target);
    manager.update(0);
    expect(log).toEqual(['null', 'undefined', '7', 'seven', 'NaN']);
    expect(manager.getNumberOfRunningActions(Number.NaN)).toBe(1);
  });

  it('returns a handle with the action, its target and how it ended', () => {
    const manager = new ActionManager();
    const ship = { x: 0, y: 0 };
    const running = manager.runAction(right, ship, { tag: 'fly', flags: 3 });
    expect(running).toMatchObject({ action: right, target: ship, tag: 'fly', flags: 3, paused: false });
    expect(running.ending).toBeUndefined();
    running.stop();
    expect(running.ending).toBe('stopped');
    expect(manager.runAction(right, ship)).toMatchObject({ tag: undefined, flags: 0 });
  });
});

describe('a running action', () => {
  it('can be stopped, and does nothing after that', () => {
    const manager = new ActionManager();
    const log: string[] = [];
    const running = manager.runAction(sequence(probe(log, 'a', { duration: 1 }), probe(log, 'b')), {});
    for (const dt of [0, 0.5]) manager.update(dt);
    running.stop();
    expect(log).toEqual(['a', 'a', 'stop a']);
    running.stop();
    manager.update(5);
    expect(log).toEqual(['a', 'a', 'stop a']);
  });

  it('can be stopped before its first frame', () => {
    const manager = new ActionManager();
    const log: string[] = [];
    manager.stopAction(manager.runAction(probe(log, 'a'), {}));
    manager.update(0);
    expect(log).toEqual(['stop a']);
    expect(manager.getNumberOfRunningActions()).toBe(0);
  });

  it('can be paused alone, without the other actions of its target', () => {
    const manager = new ActionManager();
    const ship = { x: 0, y: 0, rotation: 0 };
    const running = manager.runAction(right, ship);
    manager.runAction(moveTo(1, { y: 100 }), ship);
    for (const dt of [0, 0.25]) manager.update(dt);
    running.pause();
    manager.update(0.25);
    expect([ship.x, ship.y, running.paused]).toEqual([25, 50, true]);
    running.resume();
    manager.update(0.25);
    expect([ship.x, ship.y, running.paused]).toEqual([50, 75, false]);
  });

  it('that is paused has its first frame after it is resumed', () => {
    const manager = new ActionManager();
    const ship = { x: 0, y: 0 };
    const running = manager.runAction(right, ship);
    running.pause();
    manager.update(0.5);
    running.resume();
    manager.update(0.5);
    expect(ship.x).toBe(0);
  });
});

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
