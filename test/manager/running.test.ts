import { describe, expect, it } from '@jest/globals';
import {
  ActionManager,
  at,
  blend,
  callFunc,
  defineAction,
  delayTime,
  fadeTo,
  moveBy,
  moveTo,
  reverseTime,
  type RunningAction,
  sequence,
  spawn,
  waitFor,
} from 'rx-motion';
import { filter, Subject, take } from 'rxjs';
import { probe } from './probe.js';

const right = moveTo(1, { x: 100, y: 0 });
const eight = moveTo(1, { x: 8, y: 0 });

describe('runAction', () => {
  it('does not start an action that an observer of actions$ stops at once', () => {
    const manager = new ActionManager();
    const click$ = new Subject<void>();
    manager.actions$.subscribe((actions) => {
      if (actions.length > 1) actions.at(-1)!.stop();
    });
    manager.runAction(delayTime(1), {});
    expect([manager.runAction(waitFor(click$), {}).ending, click$.observed]).toEqual(['stopped', false]);
  });

  it('accepts any value as a target', () => {
    const manager = new ActionManager();
    const log: string[] = [];
    for (const target of [null, undefined, 7, 'seven', Number.NaN])
      manager.runAction(probe(log, String(target)), target);
    manager.update(0);
    expect(log).toEqual(['null', 'undefined', '7', 'seven', 'NaN']);
    expect(manager.getNumberOfRunningActions(Number.NaN)).toBe(1);
  });

  it('returns a handle with the action, its target and how it ended', () => {
    const manager = new ActionManager();
    const ship = { x: 0, y: 0 };
    const running = manager.runAction(right, ship, { tag: 'fly', flags: 3 });
    expect(running).toMatchObject({ action: right, target: ship, tag: 'fly', flags: 3, paused: false });
    expect(running.ending).toBeUndefined();
    running.stop();
    expect(running.ending).toBe('stopped');
    expect(manager.runAction(right, ship)).toMatchObject({ tag: undefined, flags: 0 });
  });
});

describe('a running action', () => {});

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

it('stays stopped if what its restart undoes stops it', () => {
  const manager = new ActionManager();
  let stops = false;
  const stop = (): void => {
    if (stops) running.stop();
  };
  const running = manager.runAction(
    defineAction(1, () => ({ update: () => undefined, stop })),
    {},
    { seekable: true },
  );
  running.stop();
  stops = true;
  running.restart();
  expect([running.ending, manager.getNumberOfRunningActions()]).toEqual(['stopped', 0]);
});

it('reports the error of its start if it is replaced before its first frame', () => {
  const manager = new ActionManager();
  const ship = {};
  const bad = defineAction(1, () => {
    throw new RangeError('planned');
  });
  const running = manager.runAction(bad, ship);
  let seen: unknown;
  running.progress$.subscribe({ error: (error: unknown) => (seen = error) });
  manager.runAction(delayTime(1), ship, { policy: 'switch' });
  expect([running.ending, seen]).toEqual(['failed', new RangeError('planned')]);
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

it('shows a time that a callback seeks in the same frame, also while paused', () => {
  const manager = new ActionManager();
  const ship = { x: 0, y: 0 };
  const held = manager.runAction(eight, ship);
  manager.update(0);
  held.pause();
  manager.runAction(
    callFunc(() => {
      held.seek(0.5);
    }),
    {},
  );
  manager.update(0);
  expect([ship.x, held.paused]).toEqual([4, true]);
});

it('follows the progress of another run that seeks it, while its target is paused', () => {
  const manager = new ActionManager();
  const [leader, follower] = [{ x: 0 }, { x: 0 }];
  const held = manager.runAction(moveBy(1, { x: 8 }), follower, { seekable: true });
  manager.runAction(moveBy(1, { x: 1 }), leader).progress$.subscribe((progress) => held.seek(progress));
  manager.pause(follower);
  const seen = [0, 0.25, 0.25].map((dt) => {
    manager.update(dt);
    return follower.x;
  });
  expect(seen).toEqual([0, 2, 4]);
});

it('seeks once a frame, even if two runs seek each other', () => {
  const manager = new ActionManager();
  const runs = [{ x: 0 }, { x: 0 }].map((ship) => manager.runAction(moveBy(9, { x: 9 }), ship, { seekable: true }));
  let count = 0;
  for (const [index, running] of runs.entries())
    running.progress$.subscribe(() => {
      count++;
      runs[1 - index]!.seek(running.elapsed + 1);
    });
  for (const dt of [0, 1, 1]) manager.update(dt);
  expect(count).toBeLessThan(20);
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
  for (const dt of [0, 1]) manager.update(dt);
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

describe('a restart', () => {
  const way = (isBy: boolean, duration: number) => (isBy ? moveBy(duration, { x: -8 }) : moveTo(duration, { x: 32 }));

  it.each([
    [true, 1, false, 2],
    [true, 2, false, 1],
    [false, 1, true, 2],
    [false, 2, true, 1],
    [true, 1, true, 1],
    [false, 1, false, 1],
  ])('finds the number as it was before moves that add to it and own it (%s %s, %s %s)', (...parts) => {
    const [isFirstBy, first, isSecondBy, second] = parts;
    for (const late of [0, 0.5]) {
      const manager = new ActionManager();
      const ship = { x: 2 };
      const action = spawn(way(isFirstBy, first), at(late, way(isSecondBy, second)));
      const running = manager.runAction(action, ship, { seekable: true });
      const rounds = [0, 1, 2].map(() => {
        const seen = [0, 0.25, 0.5, 0.5, 2].map((dt) => {
          manager.update(dt);
          return ship.x;
        });
        running.restart();
        return seen;
      });
      expect(rounds).toEqual([rounds[0], rounds[0], rounds[0]]);
      expect(rounds[0]![0]).toBe(2);
    }
  });
});

it('starts again after the frame in whose callback it was stopped and restarted', () => {
  const manager = new ActionManager();
  const ship = { x: 0, y: 0 };
  let calls = 0;
  const back = callFunc(() => {
    calls++;
    running.stop();
    running.restart();
  });
  const running = manager.runAction(sequence(moveBy(1, { x: 100 }), back), ship, { seekable: true });
  for (const dt of [0, 0.5, 0.75]) manager.update(dt);
  expect([calls, ship.x, running.ending]).toEqual([1, 0, undefined]);
});

it('runs when an observer of actions$ restarts it as soon as it has gone', () => {
  const manager = new ActionManager();
  const ship = { x: 0, y: 0 };
  const running = manager.runAction(moveBy(1, { x: 100 }), ship);
  manager.actions$
    .pipe(
      filter(({ length }) => length === 0),
      take(1),
    )
    .subscribe(() => running.restart());
  running.stop();
  for (const dt of [0, 0.5, 0.5]) manager.update(dt);
  expect([ship.x, running.ending]).toEqual([100, 'completed']);
});

it('may be finished by a callback of a frame that passes its end', () => {
  const manager = new ActionManager();
  const ship = { x: 0, y: 0 };
  const end = callFunc(() => running.finish());
  const running = manager.runAction(sequence(moveBy(1, { x: 100 }), end), ship);
  for (const dt of [0, 1.5]) manager.update(dt);
  expect([ship.x, running.ending]).toEqual([100, 'completed']);
});

it('leaves the target alone under blend() once its own callback has stopped it', () => {
  const manager = new ActionManager();
  const ship = { x: 0, y: 0 };
  const how = { tag: 'way', policy: blend() };
  manager.runAction(moveTo(1, { x: 100 }), ship, how);
  for (const dt of [0, 0.25, 0.25]) manager.update(dt);
  const halt = callFunc(() => {
    running.stop();
    ship.x = 7;
  });
  const running = manager.runAction(sequence(moveTo(0.25, { x: 0 }), halt), ship, how);
  for (const dt of [0, 0.25]) manager.update(dt);
  expect(ship.x).toBe(7);
});

it('goes to its start when it is finished in reverse', () => {
  const manager = new ActionManager();
  const ship = { x: 0, y: 0 };
  const running = manager.runAction(right, ship, { seekable: true });
  for (const dt of [0, 0.5]) manager.update(dt);
  running.reverse();
  running.finish();
  expect([running.ending, ship.x]).toEqual(['completed', 0]);
});

it('has its first frame once it has started, even if its start asks for one', () => {
  const manager = new ActionManager();
  const ship = { x: 0 };
  const nested = defineAction(1, (target: { x: number }) => {
    manager.update(0.25);
    return (progress) => (target.x = 100 * progress);
  });
  manager.runAction(nested, ship);
  for (const dt of [0.25, 0.25]) manager.update(dt);
  expect(ship.x).toBe(25);
});

it('continues when its own setter starts another action on the target, which is stopped in the same frame', () => {
  const manager = new ActionManager();
  const flash = { tag: 'flash', policy: 'switch' } as const;
  const ship = {
    at: 0,
    y: 0,
    opacity: 1,
    get x() {
      return this.at;
    },
    set x(value) {
      this.at = value;
      if (value !== 25) return;
      for (let count = 0; count < 2; count++) manager.runAction(fadeTo(1, 0.5), this, flash);
    },
  };
  const running = manager.runAction(moveTo(1, { x: 100, y: 100 }), ship);
  for (let frame = 0; frame < 5; frame++) manager.update(0.25);
  expect([ship.x, running.ending]).toEqual([100, 'completed']);
});

it('moves on by its own amount when an observer starts and stops another action on the target', () => {
  const manager = new ActionManager();
  const ship = { x: 0, y: 0, opacity: 1 };
  const running = manager.runAction(moveBy(1, { x: 100, y: 0 }), ship);
  running.progress$.subscribe(() => manager.runAction(fadeTo(1, 0), ship).stop());
  for (let frame = 0; frame < 5; frame++) manager.update(0.25);
  expect([ship.x, running.ending]).toEqual([100, 'completed']);
});

it('is paused and sought after restart() within a frame, as outside of one', () => {
  const manager = new ActionManager();
  const ship = { x: 0, y: 0 };
  const running = manager.runAction(moveTo(1, { x: 100 }), ship, { seekable: true });
  running.finish();
  const again = callFunc(() => {
    running.restart();
    running.seek(0.5);
    running.pause();
  });
  manager.runAction(again, {});
  manager.update(0);
  expect([ship.x, running.paused]).toEqual([50, true]);
  manager.update(0.25);
  expect(ship.x).toBe(50);
});

it('hands its overshoot over although its observer restarts it', () => {
  const manager = new ActionManager();
  const ship = { x: 0, y: 0 };
  const first = manager.runAction(moveTo(1, { x: 100 }), ship, { tag: 'way', seekable: true });
  manager.runAction(moveTo(1, { y: 100 }), ship, { tag: 'way', policy: 'concat' });
  first.progress$.subscribe({ complete: () => first.restart() });
  for (const dt of [0, 0.75, 0.5, 0.25]) manager.update(dt);
  expect(ship.y).toBe(50);
});

it('says how it ended although its teardown restarts it', async () => {
  const manager = new ActionManager();
  let again = 1;
  const action = defineAction(1, () => ({
    update: () => undefined,
    stop: () => {
      if (again-- > 0) running.restart();
    },
  }));
  const running = manager.runAction(action, {}, { seekable: true });
  const { done } = running;
  manager.update(0);
  running.stop();
  expect(await done).toBe('stopped');
});
