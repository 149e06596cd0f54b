import { describe, expect, it } from '@jest/globals';
import { ActionManager, callFunc, delayTime, moveBy, moveTo, repeatForever, sequence } from 'rx-motion';
import { config, defer, Subject } from 'rxjs';
import { JUMP } from '../../src/clock/jump.js';

const forever = repeatForever(delayTime(1));

describe('the actions of a target', () => {
  const [ship, moon] = [{}, {}];
  const started = () => {
    const manager = new ActionManager();
    const run = (target: object, tag?: string | number, flags = 0) =>
      manager.runAction(forever, target, { ...(tag !== undefined && { tag }), flags });
    const all = [run(ship, 'a', 1), run(ship, 'b', 2), run(ship, 'a', 3), run(moon, 'a', 1), run(ship)];
    return { manager, endings: () => all.map(({ ending }) => ending), all };
  };
  const stopped = (...indices: number[]) =>
    [0, 1, 2, 3, 4].map((index) => (indices.includes(index) ? 'stopped' : undefined));

  it('are found by their tags, the first one first', () => {
    const { manager, all } = started();
    expect(manager.getActionByTag('a', ship)).toBe(all[0]);
    all[0]!.stop();
    expect(manager.getActionByTag('a', ship)).toBe(all[2]);
    expect(manager.getActionByTag('c', ship)).toBeUndefined();
    expect(manager.getActionByTag('a', {})).toBeUndefined();
  });

  it('differ by tags that are numbers and words', () => {
    const manager = new ActionManager();
    const running = manager.runAction(forever, ship, { tag: 1 });
    expect(manager.getActionByTag('1', ship)).toBeUndefined();
    expect(manager.getActionByTag(1, ship)).toBe(running);
  });

  it('are found on all targets, with a tag or without', () => {
    const { manager, all } = started();
    const indices = (tag?: string) => manager.getRunningActions(tag).map((running) => all.indexOf(running as never));
    expect(indices()).toEqual([0, 1, 2, 4, 3]);
    expect(indices('a')).toEqual([0, 2, 3]);
    for (const running of manager.getRunningActions('a')) running.stop();
    expect(indices('a')).toEqual([]);
  });

  it('do not exist for an unknown target, and stopping them does nothing', () => {
    const { manager, endings } = started();
    manager.stopAllActions({});
    manager.stopActionByTag('a', {});
    manager.stopAllActionsByTag('a', {});
    manager.stopActionsByFlags(255, {});
    expect(endings()).toEqual(stopped());
  });
});

it('subscribes to frames only while an action runs', () => {
  const frame$ = new Subject<number>();
  const manager = new ActionManager(frame$);
  const seen = [frame$.observed];
  manager.runAction(moveTo(1, { x: 8, y: 0 }), { x: 0, y: 0 });
  seen.push(frame$.observed);
  for (const dt of [0, 1]) frame$.next(dt);
  expect([...seen, frame$.observed]).toEqual([false, true, false]);
});

it('reports a delta that is not a number, and continues with the next one', async () => {
  const before = config.onUnhandledError;
  const reported = new Promise((resolve) => (config.onUnhandledError = resolve));
  const frame$ = new Subject<number>();
  const ship = { x: 0, y: 0 };
  new ActionManager(frame$).runAction(moveTo(1, { x: 8, y: 0 }), ship);
  for (const dt of [0, NaN, 0.5]) frame$.next(dt);
  expect(await reported).toEqual(new RangeError('ActionManager: a delta must be a finite number, got NaN'));
  expect([ship.x, frame$.observed]).toEqual([4, true]);
  config.onUnhandledError = before;
});

it('subscribes to frames again for the next action after they have completed', () => {
  const frames = [new Subject<number>(), new Subject<number>()];
  let count = 0;
  const manager = new ActionManager(defer(() => frames[count++]!));
  manager.runAction(moveTo(1, { x: 8, y: 0 }), { x: 0, y: 0 });
  frames[0]!.complete();
  manager.runAction(moveTo(1, { x: 8, y: 0 }), { x: 0, y: 0 });
  expect([count, frames[1]!.observed]).toEqual([2, true]);
});

it('shows a frame that a callback asks for in a jump as a frame, after the jump', () => {
  const manager = new ActionManager();
  const ship = { x: 0 };
  manager.runAction(repeatForever(moveBy(1, { x: 8 })), ship);
  manager.runAction(
    sequence(
      delayTime(5),
      callFunc(() => manager.update(0.5)),
    ),
    {},
  );
  for (const dt of [0, 0.25, JUMP]) manager.update(dt);
  expect(ship.x).toBe(6);
});
