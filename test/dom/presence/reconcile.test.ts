import { expect, it } from '@jest/globals';
import { type Listed, reconcile } from '../../../src/dom/presence/reconcile.js';

const lower = (item: string) => item.toLowerCase();
let made = 0;
const next = (before: readonly Listed<string, number>[], items: string) =>
  reconcile('test', before, Array.from(items), lower, () => ++made);
const texts = (list: readonly Listed<string, number>[]) =>
  list.map(({ item, isPresent }) => (isPresent ? item : `-${item}`)).join(' ');

it.each([
  [['abc', 'abc'], 'a b c'],
  [['abc', 'aBc'], 'a B c'],
  [['abc', 'ac'], 'a -b c'],
  [['abc', ''], '-a -b -c'],
  [['abc', 'c'], '-a -b c'],
  [['abc', 'dca'], 'd c a -b'],
  [['abcd', 'ad'], 'a -b -c d'],
  [['abc', 'ac', 'ca'], 'c a -b'],
  [['abc', 'ac', 'cba'], 'c b a'],
])('keeps a leaving item after the one that it followed: %j', (lists, expected) => {
  expect(texts(lists.reduce(next, []))).toBe(expected);
});

it('keeps what shows an item that stays, leaves or comes back, and makes it for a new one', () => {
  const list = ['ab', 'b', 'abc'].reduce(next, []);
  made = 0;
  expect(next(list, 'dcb').map(({ key, entry }) => [key, entry])).toEqual([
    ['a', list[0]!.entry],
    ['d', 1],
    ['c', list[2]!.entry],
    ['b', list[1]!.entry],
  ]);
});

it('refuses equal keys', () => {
  expect(() => next([], 'abA')).toThrow('test: keys must differ, got 1 repeated');
});
