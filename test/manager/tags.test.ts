import { expect, it } from '@jest/globals';
import type { ManagedRun } from '../../src/manager/managed-run.js';
import { Tags } from '../../src/manager/tags.js';

const tagged = (tag: string | number | undefined, rest: object = {}) =>
  ({ tag, controls: null, ...rest }) as object as ManagedRun;

const waiting = (tag: string) => tagged(tag, { controls: { stage: 'waiting', rate: 1, sought: null, firstTime: 0 } });

it('find the runs of a tag in the order in which they were added', () => {
  const [a, b, c, d] = [tagged(1), tagged('1'), tagged(1), tagged(undefined)];
  const tags = new Tags();
  for (const run of [a, b, c, d]) tags.add(run);
  expect([...tags.of(1)].map((it) => [a, c].indexOf(it))).toEqual([0, 1]);
  expect([tags.of('1').has(b), tags.of(undefined).has(d), tags.of(2).size]).toEqual([true, true, 0]);
});

it('forget a run that is removed, and do nothing about one that they never had', () => {
  const one = tagged('a');
  const tags = new Tags();
  tags.add(one);
  tags.remove(tagged('b'), 0);
  tags.remove(tagged('a'), 0);
  expect(tags.of('a').size).toBe(1);
  tags.remove(one, 0);
  expect(tags.of('a').size).toBe(0);
});

it('start the first one that waits when no other run of its tag is left', () => {
  const [a, b, first, second] = [tagged('a'), tagged('a'), waiting('a'), waiting('a')];
  const tags = new Tags();
  for (const run of [a, first, b, second]) tags.add(run);
  expect(tags.waiting.map((it) => [first, second].indexOf(it))).toEqual([0, 1]);
  expect(tags.remove(a, 1)).toBeNull();
  expect(tags.remove(b, 1) === first).toBe(true);
  expect([first.controls!.stage, first.controls!.firstTime]).toEqual(['ready', 0]);
  expect(tags.remove(first, 1) === second).toBe(true);
});

it('start it at the last end in the present frame, by the exact time', () => {
  const ended = (overshoot: number) => tagged('a', { ending: 'completed', overshoot, rate: 2 });
  const [a, b, next] = [ended(0.25), ended(0.5), waiting('a')];
  const tags = new Tags();
  for (const run of [a, b, next]) tags.add(run);
  tags.remove(a, 3);
  tags.remove(b, 3);
  expect(next.controls!.firstTime).toBe(0.25);
});
