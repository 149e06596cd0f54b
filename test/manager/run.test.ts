import { describe, expect, it } from '@jest/globals';
import { Subject } from 'rxjs';
import { ActionManager, callFunc, delayTime, moveBy, moveTo, repeatForever, sequence, waitFor } from 'rx-motion';
import { probe } from './probe.js';

const right = moveTo(1, { x: 100, y: 0 });

describe('runAction', () => {
  it('shows the start in the first frame, whatever that took, and the end exactly', () => {
    const manager = new ActionManager();
    const ship = { x: 0, y: 0 };
    manager.runAction(right, ship);
    const places = [5, 0.25, 0.5, 100].map((dt) => {
      manager.update(dt);
      return ship.x;
    });
    expect(places).toEqual([0, 25, 75, 100]);
    expect(manager.getNumberOfRunningActions()).toBe(0);
  });

  it('ends what takes no time in its first frame', () => {
    const manager = new ActionManager();
    let calls = 0;
    const running = manager.runAction(
      callFunc(() => calls++),
      {},
    );
    expect([calls, running.ending]).toEqual([0, undefined]);
    manager.update(0);
    expect([calls, running.ending]).toEqual([1, 'completed']);
  });

  it('starts nothing that was stopped by who was told that it came', () => {
    const manager = new ActionManager();
    const click$ = new Subject<void>();
    manager.actions$.subscribe((actions) => {
      if (actions.length > 1) actions.at(-1)!.stop();
    });
    manager.runAction(delayTime(1), {});
    expect([manager.runAction(waitFor(click$), {}).ending, click$.observed]).toEqual(['stopped', false]);
  });

  it('runs one action on many targets, and several times on one', () => {
    const manager = new ActionManager();
    const [ship, moon] = [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ];
    const push = moveBy(1, { x: 10, y: 0 });
    for (const target of [ship, ship, moon]) manager.runAction(push, target);
    for (const dt of [0, 0.5]) manager.update(dt);
    expect([ship.x, moon.x]).toEqual([10, 5]);
  });

  it('takes any value for a target', () => {
    const manager = new ActionManager();
    const log: string[] = [];
    for (const target of [null, undefined, 7, 'seven', Number.NaN])
      manager.runAction(probe(log, String(target)), target);
    manager.update(0);
    expect(log).toEqual(['null', 'undefined', '7', 'seven', 'NaN']);
    expect(manager.getNumberOfRunningActions(Number.NaN)).toBe(1);
  });

  it('returns a handle that says what runs, on what, and how it ended', () => {
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

describe('progress$', () => {
  it('tells each frame, and completes at the end', () => {
    const manager = new ActionManager();
    const log: unknown[] = [];
    manager.runAction(right, { x: 0, y: 0 }).progress$.subscribe({
      next: (progress) => log.push(progress),
      complete: () => log.push('complete'),
    });
    for (const dt of [9, 0.25, 0.5, 1, 1]) manager.update(dt);
    expect(log).toEqual([0, 0.25, 0.75, 1, 'complete']);
  });

  it('completes when the action is stopped, and at once when it has ended', () => {
    const manager = new ActionManager();
    const log: string[] = [];
    const running = manager.runAction(right, { x: 0, y: 0 });
    running.progress$.subscribe({ complete: () => log.push('first') });
    running.stop();
    running.progress$.subscribe({ complete: () => log.push('second') });
    expect(log).toEqual(['first', 'second']);
  });

  it('tells each of its observers, one of whom may leave or stop the action in the middle', () => {
    const manager = new ActionManager();
    const log: string[] = [];
    const running = manager.runAction(right, { x: 0, y: 0 });
    const leaving = running.progress$.subscribe((progress) => {
      log.push(`leaving ${progress}`);
      leaving.unsubscribe();
    });
    running.progress$.subscribe((progress) => {
      log.push(`staying ${progress}`);
      if (progress > 0) running.stop();
    });
    running.progress$.subscribe({ next: (progress) => log.push(`last ${progress}`), complete: () => log.push('over') });
    for (const dt of [0, 0.5, 0.5]) manager.update(dt);
    expect(log).toEqual(['leaving 0', 'staying 0', 'last 0', 'staying 0.5', 'over']);
  });

  it('tells the progress of the round where there is no end', () => {
    const manager = new ActionManager();
    const log: number[] = [];
    manager.runAction(repeatForever(delayTime(2)), {}).progress$.subscribe((progress) => log.push(progress));
    for (const dt of [0, 0.5, 2]) manager.update(dt);
    expect(log).toEqual([0, 0.25, 0.25]);
  });
});

describe('done', () => {
  it('resolves with how the action ended, whoever asks and whenever', async () => {
    const manager = new ActionManager();
    const [one, other] = [manager.runAction(right, { x: 0, y: 0 }), manager.runAction(right, { x: 0, y: 0 })];
    const early = one.done;
    for (const dt of [0, 0.5]) manager.update(dt);
    other.stop();
    manager.update(1);
    await expect(Promise.all([early, one.done, other.done])).resolves.toEqual(['completed', 'completed', 'stopped']);
  });
});

describe('a running action', () => {
  it('can be stopped, and nothing of it runs after', () => {
    const manager = new ActionManager();
    const log: string[] = [];
    const running = manager.runAction(sequence(probe(log, 'a', { duration: 1 }), probe(log, 'b')), {});
    for (const dt of [0, 0.5]) manager.update(dt);
    running.stop();
    expect(log).toEqual(['a', 'a', 'stop a']);
    running.stop();
    manager.update(5);
    expect(log).toEqual(['a', 'a', 'stop a']);
  });

  it('can be stopped before its first frame', () => {
    const manager = new ActionManager();
    const log: string[] = [];
    manager.stopAction(manager.runAction(probe(log, 'a'), {}));
    manager.update(0);
    expect(log).toEqual(['stop a']);
    expect(manager.getNumberOfRunningActions()).toBe(0);
  });

  it('can be held by itself, without the others of its target', () => {
    const manager = new ActionManager();
    const ship = { x: 0, y: 0, rotation: 0 };
    const running = manager.runAction(right, ship);
    manager.runAction(moveTo(1, { y: 100 }), ship);
    for (const dt of [0, 0.25]) manager.update(dt);
    running.pause();
    manager.update(0.25);
    expect([ship.x, ship.y, running.paused]).toEqual([25, 50, true]);
    running.resume();
    manager.update(0.25);
    expect([ship.x, ship.y, running.paused]).toEqual([50, 75, false]);
  });

  it('that is held has its first frame when it goes on', () => {
    const manager = new ActionManager();
    const ship = { x: 0, y: 0 };
    const running = manager.runAction(right, ship);
    running.pause();
    manager.update(0.5);
    running.resume();
    manager.update(0.5);
    expect(ship.x).toBe(0);
  });
});

describe('update', () => {
  it('from within an update waits until that one is through', () => {
    const manager = new ActionManager();
    const log: string[] = [];
    let nested = false;
    manager.runAction(
      probe(log, 'a', {
        on: () => {
          if (!nested) manager.update(1);
          nested = true;
        },
      }),
      {},
    );
    manager.runAction(probe(log, 'b'), {});
    manager.update(0);
    expect(log).toEqual(['a', 'b', 'a', 'b']);
  });

  it('from within a stream of frames waits too', () => {
    const frame$ = new Subject<number>();
    const manager = new ActionManager(frame$);
    const ship = { x: 0, y: 0 };
    manager.runAction(
      sequence(
        callFunc(() => frame$.next(0.25)),
        moveBy(1, { x: 100, y: 0 }),
      ),
      ship,
    );
    frame$.next(0);
    expect(ship.x).toBe(25);
  });

  it('without anything to do does nothing', () => {
    expect(() => new ActionManager().update(1)).not.toThrow();
  });
});
