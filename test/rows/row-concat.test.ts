import { expect, it } from '@jest/globals';
import {
  ActionManager,
  callFunc,
  clock,
  crowd,
  delayTime,
  moveBy,
  moveTo,
  place,
  play,
  repeatTimes,
  sequence,
} from 'rx-motion';
import { Subject } from 'rxjs';

it.each([
  ['a clock', clock],
  ['a crowd', crowd],
])('runs an instant at the end of a round before the next round: %s', (_what, clock$) => {
  const dt$ = new Subject<number>();
  const [ship, boat] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  const round = sequence(moveBy(1, { x: 4, y: 0 }), place({ x: 100, y: 0 }));
  const manager = new ActionManager();
  manager.runAction(repeatTimes(round, 2), boat);
  play(repeatTimes(round, 2), ship, clock$(dt$)).subscribe();
  const seen: unknown[] = [];
  for (const dt of [0, 1, 0.5, 0.5]) {
    dt$.next(dt);
    manager.update(dt);
    seen.push([ship.x, boat.x]);
  }
  expect(seen).toEqual([0, 100, 102, 100].map((x) => [x, x]));
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

it('shows a whole frame in which a setter pauses its own run, whatever follows', () => {
  const after = [moveBy(1, { x: 4, y: 0 }), callFunc(() => undefined), delayTime(1)];
  for (const rest of [after, after.slice(1), after.slice(2), [moveBy(9, { x: 4, y: 0 })]]) {
    const manager = new ActionManager();
    let x = 0;
    const ship = {
      y: 0,
      get x() {
        return x;
      },
      set x(value: number) {
        x = value;
        if (value === 4) running.pause();
      },
    };
    const running = manager.runAction(sequence(moveTo(1, { x: 4, y: 0 }), moveBy(0.25, { x: 4, y: 0 }), ...rest), ship);
    for (const dt of [0, 0.5, 1, 1]) manager.update(dt);
    expect({ elapsed: running.elapsed, isBeyond: x >= 8 }).toEqual({ elapsed: 1.5, isBeyond: true });
  }
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
