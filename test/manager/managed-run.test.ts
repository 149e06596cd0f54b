import { expect, it } from '@jest/globals';
import { Subject } from 'rxjs';
import {
  ActionManager,
  type RunningAction,
  callFunc,
  defineAction,
  moveBy,
  moveTo,
  reverseTime,
  sequence,
} from 'rx-motion';

it('is undone when it is restarted after its end, and keeps `until`', () => {
  const manager = new ActionManager();
  const stop$ = new Subject<void>();
  const ship = { x: 5, y: 0 };
  const running = manager.runAction(moveBy(1, { x: 8, y: 0 }), ship, { seekable: true, until: stop$ });
  for (const dt of [0, 1]) manager.update(dt);
  expect([running.ending, ship.x, stop$.observed]).toEqual(['completed', 13, false]);
  running.restart();
  expect([running.ending, ship.x, stop$.observed]).toEqual([undefined, 5, true]);
  for (const dt of [9, 0.5]) manager.update(dt);
  expect(ship.x).toBe(9);
  stop$.next();
  expect(running.ending).toBe('stopped');
});

it('restarts from its very last callback', () => {
  const manager = new ActionManager();
  const ship = { x: 0, y: 0 };
  let again = true;
  const last = callFunc(() => {
    if (again) running.restart();
    again = false;
  });
  const running = manager.runAction(sequence(moveTo(1, { x: 8, y: 0 }), last), ship, { seekable: true });
  for (const dt of [0, 1]) manager.update(dt);
  expect(running.ending).toBeUndefined();
  for (const dt of [0, 0.5]) manager.update(dt);
  expect(ship.x).toBe(4);
});

it('reports the new run to observers that come after restart(), not the old end', async () => {
  const manager = new ActionManager();
  const ship = { x: 0, y: 0 };
  const log: (string | number)[] = [];
  const running = manager.runAction(moveTo(1, { x: 8, y: 0 }), ship, { seekable: true });
  const watch = (rounds: number): void => {
    running.progress$.subscribe({
      next: (progress) => log.push(progress),
      complete() {
        log.push('end');
        if (rounds === 0) return;
        running.restart();
        watch(rounds - 1);
      },
    });
  };
  watch(1);
  for (const dt of [0, 1]) manager.update(dt);
  expect(log).toEqual([0, 1, 'end']);
  const { done } = running;
  for (const dt of [0, 0.5, 0.5]) manager.update(dt);
  expect(log).toEqual([0, 1, 'end', 0, 0.5, 1, 'end']);
  expect(await done).toBe('completed');
});

it('starts again after its teardown if the teardown restarts it', () => {
  const manager = new ActionManager();
  const log: string[] = [];
  let restarts = 1;
  const action = defineAction(1, () => {
    log.push('start');
    return {
      update: () => undefined,
      stop: () => {
        log.push('stop');
        if (restarts-- > 0) running.restart();
      },
    };
  });
  const running = manager.runAction(action, {}, { seekable: true });
  running.stop();
  // It is live again while it is undone.
  expect([log, running.ending]).toEqual([['start', 'stop', 'stop', 'start'], undefined]);
});

it('runs again in full after a callback in its first frame has stopped it', () => {
  const manager = new ActionManager();
  const ship = { x: 0, y: 0 };
  let calls = 0;
  const stop = callFunc(() => {
    if (calls++ === 0) running.stop();
  });
  const running: RunningAction = manager.runAction(reverseTime(sequence(moveBy(1, { x: 8, y: 0 }), stop)), ship);
  manager.update(0);
  expect(running.ending).toBe('stopped');
  running.restart();
  manager.update(0);
  const atItsStart = ship.x;
  manager.update(0.5);
  expect([calls, atItsStart - ship.x]).toEqual([2, 4]);
});
