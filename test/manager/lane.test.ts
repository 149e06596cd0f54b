import { describe, expect, it } from '@jest/globals';
import { ActionManager, moveBy } from 'rx-motion';

const right = moveBy(10, { x: 100, y: 0 });

describe('a paused target', () => {
  it('stands still until it is resumed, and loses no time', () => {
    const manager = new ActionManager();
    const ship = { x: 0, y: 0 };
    manager.runAction(right, ship);
    for (const dt of [0, 1]) manager.update(dt);
    manager.pause(ship);
    manager.update(5);
    expect(ship.x).toBe(10);
    manager.resume(ship);
    manager.update(1);
    expect(ship.x).toBe(20);
  });

  it('counts its actions', () => {
    const manager = new ActionManager();
    manager.runAction(right, { x: 0, y: 0 }, { paused: true });
    expect(manager.getNumberOfRunningActions()).toBe(1);
  });
});

describe('pauseAllRunningActions', () => {
  it('pauses all that are not paused, and returns them for resumeTargets', () => {
    const manager = new ActionManager();
    const [ship, moon, sun] = [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ];
    for (const target of [ship, moon, sun]) manager.runAction(right, target);
    manager.pause(moon);
    const paused = manager.pauseAllRunningActions();
    expect(paused).toEqual([ship, sun]);
    for (const dt of [0, 1]) manager.update(dt);
    expect([ship.x, moon.x, sun.x]).toEqual([0, 0, 0]);
    manager.resumeTargets(paused);
    for (const dt of [0, 1]) manager.update(dt);
    expect([ship.x, moon.x, sun.x]).toEqual([10, 0, 10]);
  });

  it('returns nothing if nothing runs', () => {
    expect(new ActionManager().pauseAllRunningActions()).toEqual([]);
  });
});
