import { expect, it } from '@jest/globals';
import { ActionManager, callFunc, moveBy, moveTo, sequence } from 'rx-motion';

const right = moveTo(1, { x: 8, y: 0 });

it('plays at its rate, and in reverse to its start', () => {
  const manager = new ActionManager();
  const ship = { x: 0, y: 0 };
  const running = manager.runAction(right, ship, { seekable: true });
  running.rate = 2;
  for (const dt of [0, 0.25]) manager.update(dt);
  expect([ship.x, running.elapsed]).toEqual([4, 0.5]);
  running.rate = -1;
  manager.update(0.25);
  expect(ship.x).toBe(2);
  manager.update(1);
  expect([ship.x, running.ending]).toEqual([0, 'completed']);
});

it('seeks a time at once, also while it is paused', () => {
  const manager = new ActionManager();
  const ship = { x: 0, y: 0 };
  const running = manager.runAction(right, ship);
  manager.update(0);
  running.pause();
  running.seek(0.5);
  expect(ship.x).toBe(4);
  running.finish();
  expect([ship.x, running.ending]).toEqual([8, 'completed']);
});

it('shows a time that a callback seeks in the next frame, also while paused', () => {
  const manager = new ActionManager();
  const ship = { x: 0, y: 0 };
  const held = manager.runAction(right, ship);
  manager.update(0);
  held.pause();
  manager.runAction(
    callFunc(() => {
      held.seek(0.5);
    }),
    {},
  );
  for (const dt of [0, 1]) manager.update(dt);
  expect([ship.x, held.paused]).toEqual([4, true]);
});

it('continues from the time that its last callback seeks', () => {
  const manager = new ActionManager();
  const ship = { x: 0, y: 0 };
  let again = true;
  const last = callFunc(() => {
    if (again) running.seek(0.25);
    again = false;
  });
  const running = manager.runAction(sequence(moveBy(1, { x: 8, y: 0 }), last), ship, { seekable: true });
  for (const dt of [0, 1, 0.125]) manager.update(dt);
  expect([ship.x, running.ending]).toEqual([2, undefined]);
});

it('runs back from its end when its last callback reverses it', () => {
  const manager = new ActionManager();
  const ship = { x: 0, y: 0 };
  const last = callFunc(() => {
    running.reverse();
  });
  const running = manager.runAction(sequence(moveBy(1, { x: 8, y: 0 }), last), ship, { seekable: true });
  for (const dt of [0, 1.5, 0.25]) manager.update(dt);
  expect([ship.x, running.ending]).toEqual([6, undefined]);
  manager.update(0.75);
  expect([ship.x, running.ending]).toEqual([0, 'completed']);
});
