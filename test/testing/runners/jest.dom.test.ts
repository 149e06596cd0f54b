import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { moveTo, play } from 'rx-motion';
import { toMarbles, trace } from 'rx-motion/testing';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('runs on the animation frames of fake timers, and requests none after its end', () => {
  const ship = { x: 0, y: 0 };
  let ended = false;
  play(moveTo(1, { x: 100, y: 0 }), ship).subscribe({ complete: () => (ended = true) });
  jest.advanceTimersByTime(500);
  expect(ship.x).toBeGreaterThan(40);
  expect(ship.x).toBeLessThan(60);
  jest.advanceTimersByTime(600);
  expect(ship).toEqual({ x: 100, y: 0 });
  expect(ended).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

it('keeps a choreography as a snapshot', () => {
  expect(toMarbles(trace(moveTo(1, { x: 100, y: 50 }), { x: 0, y: 0 }, { fps: 4 }))).toMatchInlineSnapshot(`
"time      0 0.25 0.5 0.75 1
progress  0-0.25-0.5-0.75-1--|
x         0-25---50--75---100|
y         0-12.5-25--37.5-50-|"
`);
});
