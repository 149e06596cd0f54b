import { describe, expect, it } from '@jest/globals';
import { Entry, excerpt } from '../../src/sprite/entry.js';

const root = new Entry({ a: { 'b-c': [1, 'two', null] }, n: null }, 'file.json');

it('knows its path: names, other keys in brackets, and indexes', () => {
  const item = root.at('a').at('b-c').items()[1]!;
  expect(() => item.number()).toThrow(new SyntaxError('file.json: a["b-c"][1]: expected a number, got "two"'));
  expect(() => root.fail('nothing')).toThrow(new SyntaxError('file.json: expected nothing, got a dictionary'));
});

it('does not exist for a missing key, null, or an inherited property', () => {
  expect([root.at('a'), root.at('z'), root.at('n'), root.at('toString')].map(({ exists }) => exists)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(root.at('z').at('y').exists).toBe(false);
  expect(root.at('a').at('b-c').items()[2]!.exists).toBe(false);
});

it.each([[[]], [new Date(0)], [new Uint8Array(1)], ['a'], [7]])('does not take %p for a dictionary', (value) => {
  const entry = new Entry(value, 'f');
  expect(entry.isDictionary).toBe(false);
  expect(() => entry.entries()).toThrow('f: expected a dictionary, got ');
});

it('lists the entries of a dictionary', () => {
  expect(root.isDictionary).toBe(true);
  expect(root.entries().map(([key, { exists }]) => [key, exists])).toEqual([
    ['a', true],
    ['n', false],
  ]);
});

describe('a number', () => {
  it.each([
    [5, 5],
    ['5', 5],
    [' -1e2 ', -100],
  ])('is read from %p', (value, number) => {
    expect(new Entry(value, 'f').number()).toBe(number);
    expect(() => new Entry(value, 'f').numberThat('above 5', (it) => it > 5)).toThrow('f: expected above 5, got ');
  });

  it('may be missing, and then is what stands for it', () => {
    expect([new Entry(null, 'f').number(0), new Entry(0, 'f').number(1)]).toEqual([0, 0]);
    expect([new Entry(null, 'f').text('a'), new Entry('', 'f').text('a')]).toEqual(['a', '']);
    expect(new Entry(null, 'f').read(() => 1)).toBeUndefined();
  });

  it.each([[''], [' '], ['5px'], [NaN], ['Infinity'], [true], [null]])('is not read from %p', (value) => {
    expect(() => new Entry(value, 'f').numberThat('a size', () => true)).toThrow('f: expected a size, got ');
    expect(() => new Entry(value ?? 'none', 'f').number(1)).toThrow('f: expected a number, got ');
  });
});

describe('a flag', () => {
  it.each(
    [
      [true, 1, 'true', 'YES', '1'],
      [false, 0, 'False', 'no', '0', null, undefined],
    ].map((values, index) => ({ values, is: index === 0 })),
  )('is $is for $values', ({ values, is }) => {
    expect(values.map((value) => new Entry(value, 'f').flag())).toEqual(values.map(() => is));
  });

  it.each([2, 'maybe', ''])('is not read from %p', (value) => {
    expect(() => new Entry(value, 'f').flag()).toThrow('f: expected true or false, got ');
  });
});

it.each([
  [undefined, 'nothing'],
  [7, '7'],
  [[1], 'an array'],
  [new Date(0), 'a date'],
  [new Uint8Array(1), 'data'],
  [{}, 'a dictionary'],
  [() => 1, 'a function'],
])('says what was found instead (%#)', (value, found) => {
  expect(() => new Entry(value, 'f').text()).toThrow(new SyntaxError(`f: expected a string, got ${found}`));
});

it('shortens texts of more than 60 characters', () => {
  expect([60, 61].map((length) => excerpt('x'.repeat(length)))).toEqual([
    `"${'x'.repeat(60)}"`,
    `"${'x'.repeat(60)}…"`,
  ]);
});
