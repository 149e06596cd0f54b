import { expect, it } from '@jest/globals';
import { OpenLeaf } from '../../src/motion/open-leaf.js';
import { CLOSED, type Edges, FORWARDS } from '../../src/time/edges.js';
import type { OpenEffect } from '../../src/time/effect.js';
import { Run } from '../../src/time/run.js';

/** A leaf from 2 s on that lasts a second and a half, and all calls of its effect. */
function led(edges: Edges) {
  const log: unknown[] = [];
  const effect: OpenEffect = {
    update: (elapsed) => {
      log.push(elapsed);
      return elapsed < 1.5 ? undefined : elapsed - 1.5;
    },
    undo: () => log.push('undo'),
    stop: () => log.push('stop'),
  };
  const leaf = new OpenLeaf(effect, 2, edges);
  const run = new Run({ duration: Infinity, bind: () => leaf }, {}, edges);
  return { leaf, run, log };
}

it('receives the time since its start, and ends when its effect reports it', () => {
  const { leaf, run, log } = led(CLOSED);
  run.begin();
  for (const time of [2, 3, 4]) run.advance(time);
  expect(log).toEqual([0, 1, 2, 'stop']);
  expect([leaf.end, run.hasEnded]).toEqual([3.5, true]);
});

it('forgets its end when it is subscribed again', () => {
  const { leaf, run, log } = led(CLOSED);
  run.begin();
  for (const time of [4, 3]) run.seek(time);
  expect(log).toEqual([2, 'stop', 1]);
  expect(leaf.end).toBe(Infinity);
});

it('is undone before its start, or held there if time only moves forwards', () => {
  const [back, held] = [led(CLOSED), led(FORWARDS)];
  for (const { run } of [back, held]) {
    run.begin();
    run.advance(1);
  }
  expect(back.log).toEqual(['undo', 'stop']);
  expect(held.log).toEqual([0]);
});
