import { describe, expect, it } from '@jest/globals';
import { type Action, ActionManager, callFunc, delayTime, type RunningAction } from 'rx-motion';
import { probe } from './probe.js';

describe('an action that is added within an update', () => {
  it.each([
    { to: 'the same target', at: 'b', add: 'b', first: 'a b new c', second: 'a b new c' },
    { to: 'a later target', at: 'b', add: 'c', first: 'a b c new', second: 'a b c new' },
    { to: 'an earlier target', at: 'b', add: 'a', first: 'a b c', second: 'a new b c' },
    { to: 'a new target', at: 'a', add: 'd', first: 'a b c new', second: 'a b c new' },
  ] as const)('to $to has its first frame when its turn comes', ({ at, add, first, second }) => {
    const manager = new ActionManager();
    const log: string[] = [];
    const targets: Record<string, object> = { a: {}, b: {}, c: {}, d: {} };
    let added = false;
    for (const name of ['a', 'b', 'c']) {
      const on = (): void => {
        if (name !== at || added) return;
        added = true;
        manager.runAction(probe(log, 'new'), targets[add]);
      };
      manager.runAction(probe(log, name, { on }), targets[name]);
    }
    manager.update(0);
    expect(log.splice(0).join(' ')).toBe(first);
    manager.update(1);
    expect(log.join(' ')).toBe(second);
  });

  it('has a first frame of its own, which adds no time', () => {
    const manager = new ActionManager();
    const target = {};
    const progress: number[] = [];
    let added = false;
    const on = (): void => {
      if (added) return;
      added = true;
      manager.runAction(probe([], 'new'), target).progress$.subscribe((value) => progress.push(value));
    };
    manager.runAction(probe([], 'a', { on }), target);
    for (const dt of [5, 1]) manager.update(dt);
    expect(progress).toEqual([0, 0.1]);
  });
});

describe('an action that is stopped within an update', () => {
  /** Runs three actions on one target or three; the middle one stops the one that is named. */
  function stopping(name: 'a' | 'b' | 'c', targets: readonly object[]): string {
    const manager = new ActionManager();
    const log: string[] = [];
    const running: Partial<Record<string, Pick<RunningAction, 'stop'>>> = {};
    for (const [index, each] of ['a', 'b', 'c'].entries()) {
      const on = (): void => (each === 'b' ? running[name]?.stop() : undefined);
      running[each] = manager.runAction(probe(log, each, { on }), targets[index]);
    }
    manager.update(0);
    log.push('|');
    manager.update(1);
    expect(manager.getNumberOfRunningActions()).toBe(2);
    return log.join(' ');
  }
  const same = {};

  it.each([
    { of: 'one target', targets: [same, same, same] },
    { of: 'several targets', targets: [{}, {}, {}] },
  ])('does nothing from then on: $of', ({ targets }) => {
    expect(stopping('a', targets)).toBe('a b stop a c | b c');
    expect(stopping('b', targets)).toBe('a b stop b c | a c');
    expect(stopping('c', targets)).toBe('a b stop c | a b');
  });

  it('is stopped with all others by stopAll, and an action added after that runs', () => {
    const manager = new ActionManager();
    const log: string[] = [];
    const on = (): void => {
      manager.stopAll();
      manager.runAction(probe(log, 'new'), {});
    };
    manager.runAction(probe(log, 'a'), {});
    manager.runAction(probe(log, 'b', { on }), {});
    manager.runAction(probe(log, 'c'), {});
    manager.update(0);
    expect(log).toEqual(['a', 'b', 'stop a', 'stop b', 'stop c', 'new']);
    expect(manager.getNumberOfRunningActions()).toBe(1);
  });
});

describe('a target whose last action has ended', () => {
  it('has its turn after the others when an action is added again', () => {
    const manager = new ActionManager();
    const log: string[] = [];
    const [ship, moon] = [{}, {}];
    const running = manager.runAction(probe(log, 'ship'), ship);
    manager.runAction(probe(log, 'moon'), moon);
    manager.update(0);
    running.stop();
    manager.runAction(probe(log, 'ship again'), ship);
    log.length = 0;
    manager.update(0);
    expect(log).toEqual(['moon', 'ship again']);
  });

  it('keeps its turn if an action is added during it', () => {
    const manager = new ActionManager();
    const log: string[] = [];
    const [ship, moon] = [{}, {}];
    const on = (): void => {
      if (log.length === 1) manager.runAction(probe(log, 'ship again'), ship);
    };
    manager.runAction(probe(log, 'ship', { duration: 0, on }), ship);
    manager.runAction(probe(log, 'moon'), moon);
    manager.update(0);
    log.length = 0;
    manager.update(1);
    expect(log).toEqual(['ship again', 'moon']);
  });
});

describe('the number of running actions', () => {
  it('is up to date, also within an update', () => {
    const manager = new ActionManager();
    const counts: number[] = [];
    const first = manager.runAction(probe([], 'first'), {});
    const on = (): void => {
      for (const running of [first, second]) {
        counts.push(manager.getNumberOfRunningActions());
        running.stop();
      }
      counts.push(manager.getNumberOfRunningActions());
    };
    const second = manager.runAction(probe([], 'second', { on }), {});
    manager.runAction(probe([], 'third'), {});
    manager.update(0);
    expect(counts).toEqual([3, 2, 1]);
  });
});

describe('an action that is added after all were stopped in the target’s own turn', () => {
  const hero = {};

  /** What runs in each of two updates when the action at `place` of three stops all and adds `added` others. */
  function updates(place: number, added: number): string[][] {
    const manager = new ActionManager();
    const log: string[][] = [[], []];
    let update = 0;
    const other = (name: string): Action<unknown> => callFunc(() => log[update]!.push(name));
    const stopper = callFunc(() => {
      manager.stopAllActions(hero);
      for (let index = 0; index < added; index++) manager.runAction(other(`added ${index}`), hero);
    });
    for (let index = 0; index < 3; index++) manager.runAction(index === place ? stopper : delayTime(9), hero);
    for (; update < 2; update++) manager.update(0.1);
    return log;
  }

  it('waits for the next update', () => {
    expect(updates(1, 1)).toEqual([[], ['added 0']]);
    expect(updates(0, 3)).toEqual([[], ['added 0', 'added 1', 'added 2']]);
  });

  it('does not wait when another target stopped them', () => {
    const manager = new ActionManager();
    const log: string[] = [];
    const added = callFunc(() => log.push('added'));
    const stopper = callFunc(() => {
      manager.stopAllActions(hero);
      manager.runAction(added, hero);
    });
    manager.runAction(stopper, {});
    manager.runAction(delayTime(9), hero);
    manager.update(0.1);
    expect(log).toEqual(['added']);
  });
});
