import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { moveTo, play } from 'rx-motion';
import { marbles, toMarbles, trace } from 'rx-motion/testing';

void test('runs on mocked timers', () => {
  mock.timers.enable({ apis: ['setInterval', 'Date'] });
  const ship = { x: 0, y: 0 };
  const ended: string[] = [];
  play(moveTo(1, { x: 100, y: 0 }), ship).subscribe({ complete: () => ended.push('once') });
  for (let tick = 0; tick < 75 && ended.length === 0; tick++) mock.timers.tick(1000 / 60);
  assert.deepEqual(ship, { x: 100, y: 0 });
  assert.deepEqual(ended, ['once']);
  mock.timers.reset();
});

void test('compares marbles', () => {
  marbles(({ frames, expectObservable }) => {
    const move$ = play(moveTo(0.5, { x: 1, y: 0 }), { x: 0, y: 0 }, frames('f-f-f'));
    expectObservable(move$).toBe('a-b-(c|)', { a: 0, b: 0.5, c: 1 });
  });
});

void test('prints a choreography', () => {
  const score = toMarbles(trace(moveTo(1, { x: 100, y: 0 }), { x: 0, y: 0 }, { fps: 2 }));
  assert.equal(score.split('\n')[2], 'x         0-50--100|');
});
