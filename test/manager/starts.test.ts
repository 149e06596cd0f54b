import { describe, expect, it } from '@jest/globals';
import { ActionManager, callFunc, defineAction, delayTime, moveBy, moveTo, sequence } from '../../src/index.js';

const right = moveBy(1, { x: 100, y: 0 });

function setUp(): { manager: ActionManager; ship: { x: number; y: number } } {
  return { manager: new ActionManager(), ship: { x: 0, y: 0 } };
}

describe('the policy of an action', () => {
  it('merge runs it beside those of its tag', () => {
    const { manager, ship } = setUp();
    manager.runAction(right, ship, { tag: 'fly' });
    manager.runAction(right, ship, { tag: 'fly', policy: 'merge' });
    manager.update(0);
    manager.update(0.5);
    expect(ship.x).toBe(100);
  });

  it('switch replaces those of its tag, and no others', async () => {
    const { manager, ship } = setUp();
    const first = manager.runAction(right, ship, { tag: 'fly' });
    const other = manager.runAction(delayTime(1), ship, { tag: 'wait' });
    manager.update(0);
    manager.update(0.25);
    const second = manager.runAction(moveTo(1, { x: 0, y: 0 }), ship, { tag: 'fly', policy: 'switch' });
    expect(first.ending).toBe('replaced');
    await expect(first.done).resolves.toBe('replaced');
    expect(other.ending).toBeUndefined();
    manager.update(0);
    manager.update(0.5);
    expect(ship.x).toBe(12.5);
    expect(second.ending).toBeUndefined();
  });

  it('switch keeps the place of the target among the others', () => {
    const { manager, ship } = setUp();
    const log: string[] = [];
    const note = (word: string) =>
      sequence(
        callFunc(() => log.push(word)),
        delayTime(1),
      );
    manager.runAction(delayTime(9), ship, { tag: 1 });
    manager.runAction(note('other'), {});
    manager.runAction(note('ship'), ship, { tag: 1, policy: 'switch' });
    manager.update(0);
    expect(log).toEqual(['ship', 'other']);
  });

  it('switch starts nothing that who was replaced has stopped', () => {
    const { manager, ship } = setUp();
    const log: string[] = [];
    manager.runAction(right, ship, { tag: 'fly' }).progress$.subscribe({
      complete: () => {
        manager.stopAllActions(ship);
      },
    });
    const next = manager.runAction(
      defineAction(1, () => (log.push('start'), () => undefined)),
      ship,
      { tag: 'fly', policy: 'switch' },
    );
    expect([next.ending, log]).toEqual(['stopped', []]);
  });

  it('exhaust ignores it while one of its tag runs', async () => {
    const { manager, ship } = setUp();
    manager.runAction(right, ship, { tag: 'fly' });
    const second = manager.runAction(right, ship, { tag: 'fly', policy: 'exhaust' });
    expect(second.ending).toBe('ignored');
    await expect(second.done).resolves.toBe('ignored');
    manager.update(0);
    manager.update(1);
    expect([ship.x, manager.getNumberOfRunningActions()]).toEqual([100, 0]);
    expect(manager.runAction(right, ship, { tag: 'fly', policy: 'exhaust' }).ending).toBeUndefined();
  });
});
