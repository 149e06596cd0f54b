import { expect, it } from '@jest/globals';
import { merged } from '../../src/react/merged.js';

const merge = (before: Parameters<typeof merged<string, HTMLElement>>[0], items: string) =>
  merged<string, HTMLElement>(before, Array.from(items), (item) => item);
const texts = (list: ReturnType<typeof merge>) =>
  list.map(({ item, isPresent }) => (isPresent ? item : `-${item}`)).join(' ');

it.each([
  ['abc', 'abc', 'a b c'],
  ['abc', 'ac', 'a -b c'],
  ['abc', '', '-a -b -c'],
  ['abc', 'c', '-a -b c'],
  ['abc', 'dca', 'd c a -b'],
  ['abcd', 'ad', 'a -b -c d'],
])('keeps a removed item after the item that it followed: %s, then %s', (before, after, expected) => {
  expect(texts(merge(merge([], before), after))).toBe(expected);
});

it('keeps the entries of items that stay or come back, and makes new ones for others', () => {
  const first = merge([], 'ab');
  const gone = merge(first, 'b');
  const back = merge(gone, 'abc');
  expect(back.map(({ entry }) => entry).slice(0, 2)).toEqual(first.map(({ entry }) => entry));
  expect(new Set(back.map(({ entry }) => entry.key)).size).toBe(3);
});

it('refuses equal keys', () => {
  expect(() => merge([], 'aba')).toThrow('usePresenceList: keys must differ, got 1 repeated');
});
