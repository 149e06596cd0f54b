import { expect, it } from '@jest/globals';
import { ActionManager, callFunc, moveBy, moveTo, sequence } from 'rx-motion';

it('hands over within a row in one long frame, up to a child that is not plain', () => {
  const manager = new ActionManager();
  const ship = { x: 0, y: 0 };
  const seen: number[] = [];
  const look = callFunc(() => seen.push(ship.x));
  manager.runAction(
    sequence(moveTo(1, { x: 4, y: 0 }), moveBy(1, { x: 4, y: 0 }), look, moveTo(1, { x: 0, y: 0 })),
    ship,
  );
  manager.update(0);
  manager.update(2.5);
  expect([seen, ship.x]).toEqual([[8], 4]);
});

it('moves nothing if reading its start stops it', () => {
  const manager = new ActionManager();
  const ship = {
    y: 0,
    set x(_x: number) {
      throw new Error('must not be moved');
    },
    get x(): number {
      manager.stopAll();
      return 0;
    },
  };
  const running = manager.runAction(moveTo(1, { x: 1, y: 0 }), ship);
  for (const dt of [0, 0.5]) manager.update(dt);
  expect(running.ending).toBe('stopped');
});
