import { moveTo, play } from 'rx-motion';
import { type MotionMatchers, motionMatchers } from 'rx-motion/score';
import { marbles, toMarbles, trace } from 'rx-motion/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- as users declare it
  interface Matchers<T> extends MotionMatchers<T> {}
}

expect.extend(motionMatchers);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('runs on fake timers', () => {
  const ship = { x: 0, y: 0 };
  play(moveTo(1, { x: 100, y: 0 }), ship).subscribe();
  vi.advanceTimersByTime(500);
  expect(ship.x).toBeGreaterThan(40);
  expect(ship.x).toBeLessThan(60);
  vi.advanceTimersByTime(600);
  expect(ship).toEqual({ x: 100, y: 0 });
  expect(vi.getTimerCount()).toBe(0);
});

it('compares marbles', () => {
  marbles(({ frames, expectObservable }) => {
    const move$ = play(moveTo(0.5, { x: 1, y: 0 }), { x: 0, y: 0 }, frames('f-f-f'));
    expectObservable(move$).toBe('a-b-(c|)', { a: 0, b: 0.5, c: 1 });
  });
});

it('keeps a choreography as a snapshot', () => {
  expect(toMarbles(trace(moveTo(1, { x: 100, y: 0 }), { x: 0, y: 0 }, { fps: 2 }))).toMatchInlineSnapshot(`
    "time      0 0.5 1
    progress  0-0.5-1--|
    x         0-50--100|
    y         0--------|"
  `);
});

it('checks a motion against its budgets', () => {
  expect(moveTo(1, { x: 100 })).toKeep({ duration: 1 }, { x: 0 });
  expect(() => {
    expect(moveTo(2, { x: 100 })).toKeep({ duration: 1 }, { x: 0 });
  }).toThrow('duration at 1 s: 2');
});
