import { describe, expect, it } from '@jest/globals';
import { ActionManager, callFunc, delayTime, moveBy } from '../../src/index.js';

const right = moveBy(1, { x: 100, y: 0 });

function setUp(): { manager: ActionManager; ship: { x: number; y: number } } {
  return { manager: new ActionManager(), ship: { x: 0, y: 0 } };
}

describe('an action of policy concat', () => {
  it('starts it in the frame in which the last of its tag ends', () => {
    const { manager, ship } = setUp();
    manager.runAction(right, ship, { tag: 'fly' });
    const second = manager.runAction(right, ship, { tag: 'fly', policy: 'concat' });
    const third = manager.runAction(right, ship, { tag: 'fly', policy: 'concat' });
    manager.update(0);
    manager.update(0.5);
    expect([ship.x, second.elapsed, third.elapsed]).toEqual([50, 0, 0]);
    manager.update(0.5);
    manager.update(0.5);
    expect([ship.x, second.elapsed]).toEqual([150, 0.5]);
    manager.update(0.5);
    manager.update(1);
    expect([ship.x, third.ending, manager.getNumberOfRunningActions()]).toEqual([300, 'completed', 0]);
  });

  it('starts it too when the one before was stopped', () => {
    const { manager, ship } = setUp();
    manager.runAction(right, ship).stop();
    const first = manager.runAction(right, ship);
    manager.runAction(right, ship, { policy: 'concat' });
    manager.update(0);
    first.stop();
    manager.update(0);
    manager.update(0.5);
    expect(ship.x).toBe(50);
  });

  it('begins at the exact end of the last one that ended by itself, whenever another one was stopped', () => {
    for (const isEarly of [true, false]) {
      const { manager, ship } = setUp();
      manager.runAction(right, ship);
      const beside = manager.runAction(delayTime(9), ship);
      manager.runAction(moveBy(1, { x: 0, y: 100 }), ship, { policy: 'concat' });
      manager.update(0);
      if (isEarly) beside.stop();
      manager.update(0.5);
      beside.stop();
      manager.update(0.75);
      expect([ship.x, ship.y]).toEqual([100, 25]);
    }
  });

  it('begins at its start after one that stood still, and ended yet', () => {
    for (const duration of [0, 1]) {
      const { manager, ship } = setUp();
      const still = manager.runAction(delayTime(duration), ship, { seekable: true });
      const second = manager.runAction(right, ship, { policy: 'concat' });
      still.rate = 0;
      if (duration > 0) still.seek(1.5);
      manager.update(0.25);
      manager.update(0.25);
      expect([still.ending, second.elapsed, ship.x]).toEqual(['completed', 0.25, 25]);
    }
  });

  it('waits for all of its tag, not only for the one that was added last', () => {
    const { manager, ship } = setUp();
    const long = manager.runAction(delayTime(2), ship, { tag: 'fly' });
    const waiting = manager.runAction(delayTime(1), ship, { tag: 'fly', policy: 'concat' });
    let before: unknown;
    const note = callFunc(() => (before = long.ending));
    manager.runAction(note, ship, { tag: 'fly', policy: 'concat' });
    manager.update(0);
    waiting.stop();
    manager.update(1);
    expect(manager.getNumberOfRunningActions(ship)).toBe(2);
    manager.update(1);
    expect(before).toBe('completed');
  });

  it('waits on for those before it when one in between is stopped before its turn', () => {
    for (const isBetween of [false, true]) {
      const { manager, ship } = setUp();
      manager.runAction(right, ship, { tag: 'fly', policy: 'concat' });
      const second = manager.runAction(right, ship, { tag: 'fly', policy: 'concat' });
      if (isBetween) manager.runAction(delayTime(9), ship);
      const third = manager.runAction(moveBy(1, { x: 0, y: 100 }), ship, { tag: 'fly', policy: 'concat' });
      manager.update(0);
      second.stop();
      manager.update(0.5);
      expect([ship.x, ship.y, third.elapsed]).toEqual([50, 0, 0]);
      manager.update(0.75);
      expect([ship.x, ship.y]).toEqual([100, 25]);
    }
  });

  it('carries what a frame overshoots through a whole queue, of which some are stopped and some run beside it', () => {
    const { manager, ship } = setUp();
    const all = Array.from({ length: 6 }, () => manager.runAction(right, ship, { policy: 'concat' }));
    manager.runAction(moveBy(8, { x: 0, y: 8 }), ship, { tag: 'beside' });
    all[2]!.stop();
    all[5]!.stop();
    manager.update(0);
    manager.update(2.5);
    expect([ship.x, ship.y]).toEqual([250, 2.5]);
    manager.runAction(right, ship, { policy: 'concat' });
    manager.update(2.25);
    expect(ship.x).toBe(475);
    manager.update(3.25);
    expect([ship.x, ship.y, manager.getNumberOfRunningActions()]).toEqual([500, 8, 0]);
  });

  it('goes to the time that it was sought to while it waited', () => {
    const { manager, ship } = setUp();
    manager.runAction(moveBy(2, { x: 100, y: 0 }), ship, { policy: 'concat' });
    const second = manager.runAction(moveBy(2, { x: 0, y: 100 }), ship, { policy: 'concat' });
    manager.update(0);
    second.seek(1);
    expect([second.elapsed, ship.y]).toEqual([0, 0]);
    manager.update(2.5);
    expect([second.elapsed, ship.x, ship.y]).toEqual([1, 100, 50]);
    manager.update(0.5);
    expect([second.elapsed, ship.y]).toEqual([1.5, 75]);
  });
});
