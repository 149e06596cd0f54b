import { describe, expect, it } from '@jest/globals';
import { ActionManager, moveBy, type RunningAction } from '../../src/index.js';

const right = moveBy(1, { x: 100, y: 0 });

function setUp(): { manager: ActionManager; ship: { x: number; y: number } } {
  return { manager: new ActionManager(), ship: { x: 0, y: 0 } };
}

describe('actions$', () => {
  it('groups successive changes if many actions run, and emits the last at the end', async () => {
    const manager = new ActionManager();
    const lists: (readonly RunningAction[])[] = [];
    manager.actions$.subscribe((actions) => lists.push(actions));
    const all = Array.from({ length: 1000 }, () => manager.runAction(right, { x: 0, y: 0 }));
    expect(lists.slice(0, 66).map(({ length }) => length)).toEqual([...Array(65).keys(), 66]);
    expect(lists.length).toBeLessThan(300);
    await Promise.resolve();
    expect(lists.at(-1)).toEqual(all);
    all[0]!.stop();
    expect(lists.at(-1)).toHaveLength(1000);
    await Promise.resolve();
    expect(lists.at(-1)).toEqual(all.slice(1));
    all[1]!.progress$.subscribe();
    manager.update(0);
    manager.update(2);
    expect(lists.at(-1)).toEqual([]);
  });

  it('emits to an observer that adds an action during its first emission', () => {
    const { manager, ship } = setUp();
    const counts: number[] = [];
    manager.actions$.subscribe((actions) => {
      counts.push(actions.length);
      if (counts.length === 1) manager.runAction(right, ship);
    });
    expect(counts).toEqual([0, 1]);
  });

  it('lists the running actions at once, after each change, and once an update', () => {
    const { manager, ship } = setUp();
    const counts: number[] = [];
    manager.actions$.subscribe((actions) => counts.push(actions.length));
    manager.runAction(right, ship);
    const other = manager.runAction(right, {} as typeof ship);
    manager.runAction(right, { x: 0, y: 0 });
    expect(counts).toEqual([0, 1, 2, 3]);
    other.progress$.subscribe({ error: () => counts.push(-1) });
    manager.update(0);
    expect(counts).toEqual([0, 1, 2, 3, -1, 2]);
    manager.update(1);
    expect(counts.at(-1)).toBe(0);
  });
});
