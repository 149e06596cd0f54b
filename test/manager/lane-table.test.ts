import { expect, it } from '@jest/globals';
import { ActionManager, moveBy, moveTo, sequence } from 'rx-motion';

it('shows a run in a row, except while its rate has been changed', () => {
  const manager = new ActionManager();
  const ship = { x: 0 };
  const fly = manager.runAction(sequence(moveTo(1, { x: 8 }), moveBy(1, { x: 8 })), ship);
  const shown: number[] = [];
  for (const dt of [1, 0.5]) manager.update(dt);
  shown.push(ship.x);
  fly.rate = 0.5;
  for (const dt of [0.5, 0.5]) manager.update(dt);
  shown.push(ship.x);
  fly.rate = 1;
  manager.update(0.5);
  shown.push(ship.x);
  expect(shown).toEqual([4, 8, 12]);
});

it('ends a run whose target throws, and shows the others', async () => {
  const manager = new ActionManager();
  const [bad, ship] = [
    {
      get x() {
        return 0;
      },
      set x(x: number) {
        if (x > 1) throw new Error('too far');
      },
    },
    { x: 0 },
  ];
  const running = manager.runAction(moveTo(1, { x: 8 }), bad);
  running.progress$.subscribe({ error: () => undefined });
  manager.runAction(moveTo(1, { x: 8 }), ship);
  for (const dt of [1, 0.125, 0.375]) manager.update(dt);
  expect([await running.done, ship.x]).toEqual(['failed', 4]);
});

it('lets a setter stop its own run, which then does nothing more', () => {
  const manager = new ActionManager();
  let x = 0;
  const ship = {
    get x() {
      return x;
    },
    set x(value: number) {
      x = value;
      if (value >= 2) manager.stopAllActions(ship);
    },
  };
  manager.runAction(moveTo(1, { x: 8 }), ship);
  for (const dt of [1, 0.25, 0.25, 0.25]) manager.update(dt);
  expect([x, manager.getNumberOfRunningActions()]).toEqual([2, 0]);
});
