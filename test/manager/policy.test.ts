import { describe, expect, it } from '@jest/globals';
import { Subject } from 'rxjs';
import { ActionManager, callFunc, defineAction, delayTime, moveBy, moveTo, sequence } from '../../src/index.js';

const right = moveBy(1, { x: 100, y: 0 });

function setUp(): { manager: ActionManager; ship: { x: number; y: number } } {
  return { manager: new ActionManager(), ship: { x: 0, y: 0 } };
}

describe('the policy of an action', () => {
  it('merge runs it beside those of its tag', () => {
    const { manager, ship } = setUp();
    manager.runAction(right, ship, { tag: 'fly' });
    manager.runAction(right, ship, { tag: 'fly', policy: 'merge' });
    manager.update(0);
    manager.update(0.5);
    expect(ship.x).toBe(100);
  });

  it('switch replaces those of its tag, and no others', async () => {
    const { manager, ship } = setUp();
    const first = manager.runAction(right, ship, { tag: 'fly' });
    const other = manager.runAction(delayTime(1), ship, { tag: 'wait' });
    manager.update(0);
    manager.update(0.25);
    const second = manager.runAction(moveTo(1, { x: 0, y: 0 }), ship, { tag: 'fly', policy: 'switch' });
    expect(first.ending).toBe('replaced');
    await expect(first.done).resolves.toBe('replaced');
    expect(other.ending).toBeUndefined();
    manager.update(0);
    manager.update(0.5);
    expect(ship.x).toBe(12.5);
    expect(second.ending).toBeUndefined();
  });

  it('switch keeps the place of the target among the others', () => {
    const { manager, ship } = setUp();
    const log: string[] = [];
    const note = (word: string) =>
      sequence(
        callFunc(() => log.push(word)),
        delayTime(1),
      );
    manager.runAction(delayTime(9), ship, { tag: 1 });
    manager.runAction(note('other'), {});
    manager.runAction(note('ship'), ship, { tag: 1, policy: 'switch' });
    manager.update(0);
    expect(log).toEqual(['ship', 'other']);
  });

  it('concat starts it in the frame in which the last of its tag ends', () => {
    const { manager, ship } = setUp();
    manager.runAction(right, ship, { tag: 'fly' });
    const second = manager.runAction(right, ship, { tag: 'fly', policy: 'concat' });
    const third = manager.runAction(right, ship, { tag: 'fly', policy: 'concat' });
    manager.update(0);
    manager.update(0.5);
    expect([ship.x, second.elapsed, third.elapsed]).toEqual([50, 0, 0]);
    manager.update(0.5);
    manager.update(0.5);
    expect([ship.x, second.elapsed]).toEqual([150, 0.5]);
    manager.update(0.5);
    manager.update(1);
    expect([ship.x, third.ending, manager.getNumberOfRunningActions()]).toEqual([300, 'completed', 0]);
  });

  it('concat starts it too when the one before was stopped', () => {
    const { manager, ship } = setUp();
    manager.runAction(right, ship).stop();
    const first = manager.runAction(right, ship);
    manager.runAction(right, ship, { policy: 'concat' });
    manager.update(0);
    first.stop();
    manager.update(0);
    manager.update(0.5);
    expect(ship.x).toBe(50);
  });

  it('concat waits for all of its tag, not only for the one that was added last', () => {
    const { manager, ship } = setUp();
    const long = manager.runAction(delayTime(2), ship, { tag: 'fly' });
    const waiting = manager.runAction(delayTime(1), ship, { tag: 'fly', policy: 'concat' });
    let before: unknown;
    const note = callFunc(() => (before = long.ending));
    manager.runAction(note, ship, { tag: 'fly', policy: 'concat' });
    manager.update(0);
    waiting.stop();
    manager.update(1);
    expect(manager.getNumberOfRunningActions(ship)).toBe(2);
    manager.update(1);
    expect(before).toBe('completed');
  });

  it('concat waits on for those before it when one in between is stopped before its turn', () => {
    for (const isBetween of [false, true]) {
      const { manager, ship } = setUp();
      manager.runAction(right, ship, { tag: 'fly', policy: 'concat' });
      const second = manager.runAction(right, ship, { tag: 'fly', policy: 'concat' });
      if (isBetween) manager.runAction(delayTime(9), ship);
      const third = manager.runAction(moveBy(1, { x: 0, y: 100 }), ship, { tag: 'fly', policy: 'concat' });
      manager.update(0);
      second.stop();
      manager.update(0.5);
      expect([ship.x, ship.y, third.elapsed]).toEqual([50, 0, 0]);
      manager.update(0.75);
      expect([ship.x, ship.y]).toEqual([100, 25]);
    }
  });

  it('concat carries what a frame overshoots through a whole queue, of which some are stopped and some run beside it', () => {
    const { manager, ship } = setUp();
    const all = Array.from({ length: 6 }, () => manager.runAction(right, ship, { policy: 'concat' }));
    manager.runAction(moveBy(8, { x: 0, y: 8 }), ship, { tag: 'beside' });
    all[2]!.stop();
    all[5]!.stop();
    manager.update(0);
    manager.update(2.5);
    expect([ship.x, ship.y]).toEqual([250, 2.5]);
    manager.runAction(right, ship, { policy: 'concat' });
    manager.update(2.25);
    expect(ship.x).toBe(475);
    manager.update(3.25);
    expect([ship.x, ship.y, manager.getNumberOfRunningActions()]).toEqual([500, 8, 0]);
  });

  it('concat goes to the time that it was sought to while it waited', () => {
    const { manager, ship } = setUp();
    manager.runAction(moveBy(2, { x: 100, y: 0 }), ship, { policy: 'concat' });
    const second = manager.runAction(moveBy(2, { x: 0, y: 100 }), ship, { policy: 'concat' });
    manager.update(0);
    second.seek(1);
    expect([second.elapsed, ship.y]).toEqual([0, 0]);
    manager.update(2.5);
    expect([second.elapsed, ship.x, ship.y]).toEqual([1, 100, 50]);
    manager.update(0.5);
    expect([second.elapsed, ship.y]).toEqual([1.5, 75]);
  });

  it('switch starts nothing that who was replaced has stopped', () => {
    const { manager, ship } = setUp();
    const log: string[] = [];
    manager.runAction(right, ship, { tag: 'fly' }).progress$.subscribe({
      complete: () => {
        manager.stopAllActions(ship);
      },
    });
    const next = manager.runAction(
      defineAction(1, () => (log.push('start'), () => undefined)),
      ship,
      { tag: 'fly', policy: 'switch' },
    );
    expect([next.ending, log]).toEqual(['stopped', []]);
  });

  it('exhaust ignores it while one of its tag runs', async () => {
    const { manager, ship } = setUp();
    manager.runAction(right, ship, { tag: 'fly' });
    const second = manager.runAction(right, ship, { tag: 'fly', policy: 'exhaust' });
    expect(second.ending).toBe('ignored');
    await expect(second.done).resolves.toBe('ignored');
    manager.update(0);
    manager.update(1);
    expect([ship.x, manager.getNumberOfRunningActions()]).toEqual([100, 0]);
    expect(manager.runAction(right, ship, { tag: 'fly', policy: 'exhaust' }).ending).toBeUndefined();
  });
});

describe('until', () => {
  it('stops the action when it emits, and is unsubscribed when the action ends', () => {
    const { manager, ship } = setUp();
    const signal$ = new Subject<void>();
    const running = manager.runAction(right, ship, { until: signal$ });
    manager.update(0);
    signal$.next();
    expect([running.ending, signal$.observed]).toEqual(['stopped', false]);
    manager.runAction(right, ship, { until: signal$ }).stop();
    expect(signal$.observed).toBe(false);
  });

  it('lets the action go on when it completes', () => {
    const { manager, ship } = setUp();
    const signal$ = new Subject<void>();
    const running = manager.runAction(right, ship, { until: signal$ });
    signal$.complete();
    expect(running.ending).toBeUndefined();
  });

  it('fails the action when it errors', () => {
    const { manager, ship } = setUp();
    const gone = new Error('gone');
    const errors: unknown[] = [];
    const gate$ = new Subject<never>();
    const running = manager.runAction(right, ship, { until: gate$ });
    running.progress$.subscribe({ error: (error: unknown) => errors.push(error) });
    gate$.error(gone);
    expect([running.ending, errors]).toEqual(['failed', [gone]]);
  });
});

it('rejects options that are none', () => {
  const { manager, ship } = setUp();
  const run = (options: object) => () => manager.runAction(right, ship, options);
  expect(run({ policy: 'queue' })).toThrow(
    new TypeError('runAction: policy must be one of merge, switch, blend, concat, exhaust, got "queue"'),
  );
  expect(run({ flags: 0.5 })).toThrow(new RangeError('runAction: flags must be a whole number, got 0.5'));
  expect(run({ until: 3 })).toThrow(new TypeError('runAction: until must be an observable, got 3'));
  expect(run({ tag: {} })).toThrow(new TypeError('runAction: tag must be a string or a number, got an object'));
  expect(run({ tag: NaN })).toThrow(new TypeError('runAction: tag must be a string or a number, got NaN'));
  expect(run({ paused: 'no' })).toThrow(new TypeError('runAction: paused must be a boolean, got "no"'));
  expect(run({ seekable: 1 })).toThrow(new TypeError('runAction: seekable must be a boolean, got 1'));
  expect(run(null as never)).toThrow(new TypeError('runAction: options must be an object, got null'));
  expect(manager.getNumberOfRunningActions()).toBe(0);
});
