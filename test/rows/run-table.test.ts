import { expect, it } from '@jest/globals';
import { ActionManager, callFunc, delayTime, moveBy, moveTo, repeatForever, sequence, spawn } from 'rx-motion';

it('goes from rows to spans and back without a trace, whatever is asked of its run', () => {
  const manager = new ActionManager();
  const [plain, asked] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  const path = sequence(
    moveTo(0.5, { x: 8, y: 0 }),
    moveBy(0.5, { x: 8, y: 4 }),
    delayTime(0.25),
    moveTo(0.5, { x: 0, y: 0 }),
  );
  manager.runAction(path, plain);
  const running = manager.runAction(path, asked);
  for (let frame = 0; frame < 12; frame++) {
    running.pause();
    running.resume();
    manager.update(0.125);
    if (frame % 2 === 0) running.progress$.subscribe().unsubscribe();
    expect(asked).toEqual(plain);
  }
});

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

it('stops within its start, and moves nothing', () => {
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

it('makes no time where a target had more rows before', () => {
  const manager = new ActionManager();
  const ship = { x: 0, y: 0 };
  const wide = manager.runAction(spawn(moveTo(9, { x: 1, y: 1 }), delayTime(9)), ship);
  for (const dt of [0, 0.125]) manager.update(dt);
  wide.stop();
  const rounds = repeatForever(sequence(delayTime(0.25), moveTo(0.25, { x: 8, y: 0 })));
  manager.runAction(delayTime(0.125), ship);
  const running = manager.runAction(rounds, ship);
  for (let frame = 0; frame <= 32; frame++) {
    manager.update(0.125);
    expect(running.elapsed).toBe(frame / 8);
  }
});
