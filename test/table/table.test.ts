import { expect, it } from '@jest/globals';
import { ActionManager, defineAction, moveTo, play, rotateTo, spawn } from 'rx-motion';
import { Subject } from 'rxjs';

/*
 * The table through its two users. test/property/within.test.ts compares it with runs outside of it.
 */
it('moves the targets of a manager and of play alike, in the order of their starts', () => {
  const frame$ = new Subject<number>();
  const manager = new ActionManager(frame$);
  const order: string[] = [];
  const ship = (name: string) => ({
    y: 0,
    set x(x: number) {
      order.push(`${name} ${x}`);
    },
    get x() {
      return 0;
    },
  });
  for (const name of ['a', 'b']) manager.runAction(moveTo(1, { x: 8, y: 0 }), ship(name));
  play(moveTo(1, { x: 8, y: 0 }), ship('c'), frame$).subscribe();
  for (const dt of [9, 0.5]) frame$.next(dt);
  expect(order).toEqual(['a 0', 'b 0', 'c 0', 'a 4', 'b 4', 'c 4']);
});

it('ends an action that throws, and advances the others in the same frame', () => {
  const manager = new ActionManager();
  const bad = {
    y: 0,
    get x(): number {
      return 0;
    },
    set x(x: number) {
      if (x > 0) throw new Error('planned');
    },
  };
  const good = { x: 0, y: 0 };
  const failed = manager.runAction(moveTo(1, { x: 8, y: 0 }), bad);
  failed.progress$.subscribe({ error: () => undefined });
  manager.runAction(moveTo(1, { x: 8, y: 0 }), good);
  for (const dt of [0, 0.5]) manager.update(dt);
  expect([failed.ending, good.x]).toEqual(['failed', 4]);
});

it('gives an action that is added during its walk its first frame in that walk', () => {
  const manager = new ActionManager();
  const late = { x: 0, y: 0 };
  let starts = true;
  const starter = defineAction(1, () => () => {
    if (starts) manager.runAction(moveTo(1, { x: 8, y: 0 }), late);
    starts = false;
  });
  manager.runAction(starter, {});
  for (const dt of [1, 0.5]) manager.update(dt);
  expect(late.x).toBe(4);
});

it('shows a frame to all rows of a run that a setter pauses, and once to those of the others', () => {
  const manager = new ActionManager();
  let x = 0;
  const ship = {
    rotation: 0,
    get x() {
      return x;
    },
    set x(value: number) {
      x = value;
      if (value === 4) running.pause();
    },
  };
  const boats = [
    { x: 0, rotation: 0 },
    { x: 0, rotation: 0 },
  ];
  const fly = spawn(moveTo(1, { x: 8 }), rotateTo(1, 80));
  manager.runAction(fly, boats[0]!);
  const running = manager.runAction(fly, ship);
  manager.runAction(fly, boats[1]!);
  const frames = [0, 0.25, 0.25, 0.25].map((dt) => {
    manager.update(dt);
    return [boats[0]!, ship, boats[1]!].map((it) => [it.x, it.rotation]);
  });
  const seen = [0, 2, 4, 6].map((at) => [at, Math.min(at, 4), at].map((x) => [x, 10 * x]));
  expect(frames).toEqual(seen);
});
