import { expect, it } from '@jest/globals';
import type { Running } from '../../src/manager/running.js';
import { Tags } from '../../src/manager/tags.js';

const tagged = (tag: string | number | undefined) => ({ tag }) as object as Running;

it('find those of a tag in the order in which they were added, numbers and words apart', () => {
  const [a, b, c, d] = [tagged(1), tagged('1'), tagged(1), tagged(undefined)];
  const tags = new Tags([a, b]);
  tags.add(c);
  tags.add(d);
  expect([...tags.of(1)].map((it) => it === a || it === c)).toEqual([true, true]);
  expect([...tags.of(1)][0] === a).toBe(true);
  expect([tags.of('1').has(b), tags.of(undefined).has(d), tags.of(2).size]).toEqual([true, true, 0]);
});

it('forget what is removed, and do nothing about what they never had', () => {
  const one = tagged('a');
  const tags = new Tags([one]);
  tags.remove(tagged('b'));
  tags.remove(tagged('a'));
  expect(tags.of('a').size).toBe(1);
  tags.remove(one);
  expect(tags.of('a').size).toBe(0);
});

it('tell what one that is to follow waits for: the last one that waits, and what came after it', () => {
  const [first, waiting, beside] = [tagged('a'), tagged('a'), tagged('a')];
  Object.assign(waiting, { extras: { after: [first] } });
  const tags = new Tags([first]);
  expect(tags.awaited('a')).toEqual([first]);
  tags.add(waiting);
  tags.add(beside);
  expect(tags.awaited('a').map((it) => [waiting, beside].indexOf(it))).toEqual([0, 1]);
  tags.remove(waiting);
  expect(
    tags
      .awaited('a')
      .map((it) => [first, beside].indexOf(it))
      .sort(),
  ).toEqual([0, 1]);
  expect(tags.awaited('b')).toEqual([]);
});
