import { describe, expect, it } from '@jest/globals';
import {
  ActionManager,
  callFunc,
  delayTime,
  eased,
  type FiniteAction,
  play,
  repeatForever,
  repeatTimes,
  reverseTime,
  type ReversibleAction,
  sequence,
  spawn,
  speed,
  targeted,
  uniform,
} from 'rx-motion';
import { Subject } from 'rxjs';
import { drivers } from '../property/random/driver.js';
import type { Figure } from '../property/random/figure.js';

describe.each(drivers)('under $name', (driver) => {
  /** Shows one frame far beyond the end of an action that counts. */
  function count(make: (tick: FiniteAction<unknown>) => FiniteAction<unknown>): number {
    let calls = 0;
    const driven = driver.start(make(callFunc(() => calls++)), {} as Figure);
    driven.show(0);
    driven.show(1e9);
    driven.stop();
    return calls;
  }

  it('10,000 children of one sequence run in one frame', () => {
    const children = (tick: FiniteAction<unknown>) =>
      Array.from({ length: 10_000 }, () => sequence(delayTime(1), tick));
    expect(count((tick) => sequence(children(tick)))).toBe(10_000);
    expect(count((tick) => sequence(...children(tick)))).toBe(10_000);
  });

  it('10,000 branches of one spawn run in one frame', () => {
    expect(count((tick) => spawn(Array.from({ length: 10_000 }, () => tick)))).toBe(10_000);
  });

  it('100,000 rounds of zero length run in one frame', () => {
    expect(count((tick) => repeatTimes(tick, 100_000))).toBe(100_000);
    expect(count((tick) => repeatTimes(sequence(delayTime(0), tick), 100_000))).toBe(100_000);
  });

  it('a thousand nested actions run', () => {
    const kinds: ((inner: FiniteAction<unknown>) => FiniteAction<unknown>)[] = [
      (inner) => sequence(inner),
      (inner) => spawn(inner, delayTime(1)),
      (inner) => repeatTimes(inner, 1),
      (inner) => eased(inner, uniform),
      (inner) => speed(inner, 1),
      (inner) => targeted({}, inner),
    ];
    for (const around of kinds) {
      expect(
        count((tick) => {
          let deep: FiniteAction<unknown> = sequence(delayTime(1), tick);
          for (let depth = 2; depth <= 1000; depth++) deep = around(deep);
          return deep;
        }),
      ).toBe(1);
    }
  });
});

describe('a million rounds in one frame', () => {
  const second = (tick: () => void) => repeatForever(sequence(delayTime(1), callFunc(tick)));

  it('are all run by play', () => {
    let calls = 0;
    const frame$ = new Subject<number>();
    const subscription = play(
      second(() => calls++),
      {},
      frame$,
    ).subscribe();
    frame$.next(0);
    frame$.next(1_000_000);
    subscription.unsubscribe();
    expect(calls).toBe(1_000_000);
  });

  it('are all run by a manager', () => {
    let calls = 0;
    const manager = new ActionManager();
    manager.runAction(
      second(() => calls++),
      {},
    );
    manager.update(0);
    manager.update(1_000_000);
    manager.stopAll();
    expect(calls).toBe(1_000_000);
  });
});

describe('nesting', () => {
  const kinds: [string, (inner: FiniteAction<unknown>) => unknown][] = [
    ['sequence', (inner) => sequence(inner)],
    ['spawn', (inner) => spawn(inner)],
    ['repeatTimes', (inner) => repeatTimes(inner, 2)],
    ['repeatForever', (inner) => repeatForever(inner)],
    ['eased', (inner) => eased(inner, uniform)],
    ['reverseTime', (inner) => reverseTime(inner)],
    ['speed', (inner) => speed(inner, 2)],
    ['targeted', (inner) => targeted({}, inner)],
  ];

  it('is as deep in the reverse of a spawn, also if a branch is shorter', () => {
    const growing = (depth: number): ReversibleAction<unknown> => {
      let deep: ReversibleAction<unknown> = delayTime(1);
      for (let level = 1; level <= depth; level++) deep = spawn(deep, delayTime(1 + level));
      return deep;
    };
    expect(growing(1000).reverse().duration).toBe(1001);
  });

  it.each(kinds)('deeper than a thousand levels is rejected by %s', (name, around) => {
    let deep: FiniteAction<unknown> = delayTime(1);
    for (let depth = 1; depth <= 1000; depth++) deep = sequence(deep);
    expect(() => around(deep)).toThrow(
      new RangeError(`${name}: actions must not be nested deeper than 1000, got 1001`),
    );
  });
});
