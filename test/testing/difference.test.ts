import { expect, it } from '@jest/globals';
import { Subscription } from 'rxjs';
import { differenceOf, textOf } from '../../src/testing/difference.js';

function circular(x: number): object {
  const one: { x: number; self?: object } = { x };
  one.self = one;
  return one;
}

it('compares the values of symbols', () => {
  const key = Symbol('key');
  expect(differenceOf([{ [key]: 1 }], [{ [key]: 2 }], 0)).toContain('Symbol(key)');
  expect(differenceOf([{ [key]: 1 }], [{}], 0)).toBeDefined();
  expect(differenceOf([{ [key]: 1 }], [{ [key]: 1 }], 0)).toBeUndefined();
});

it('compares dates, maps and sets by content, and circular values', () => {
  class Ship {
    x = 1;
  }
  const equal: (() => unknown)[] = [
    () => new Date(5),
    () => new Map<unknown, unknown>([['a', { x: 0.1 }]]),
    () => new Set([1, new Date(1)]),
    () => new Map(),
    () => circular(1),
    () => new Ship(),
    () => new Error('lost', { cause: circular(1) }),
  ];
  for (const make of equal) expect(differenceOf([make()], [make()], 1e-9)).toBeUndefined();
  expect(differenceOf(circular(1), { x: 1, self: circular(1) }, 0)).toBeUndefined();
  for (const make of equal)
    for (const other of equal) expect(differenceOf([make()], [other()], 1e-9) === undefined).toBe(make === other);
});

it.each([
  ['numbers that JSON lacks', { x: NaN }, { x: Infinity }, '{"x":Infinity}', '{"x":NaN}'],
  ['a field that is undefined', { x: undefined }, {}, '{}', '{"x":undefined}'],
  ['dates', new Date(1), new Date(2), 'Date {"time":2}', 'Date {"time":1}'],
  ['maps', new Map([['a', 1]]), new Map([['a', 2]]), 'Map {"0":["a",2]}', 'Map {"0":["a",1]}'],
  ['sets', new Set([1]), new Set([2]), 'Set {"0":2}', 'Set {"0":1}'],
  ['large numbers', { x: 5n }, { x: 5 }, '{"x":5}', '{"x":5n}'],
  ['classes', new Subscription(), {}, '{}', 'Subscription {'],
  ['an object without a class', Object.create(null), {}, '{}', 'null {}'],
  ['functions', [isNaN], [parseInt], '[function parseInt]', '[function isNaN]'],
  ['an element', { nodeType: 1, self: circular(1) }, {}, '{}', '{…}'],
  ['circles', circular(1), circular(2), '{"x":2,"self":[circular]}', '{"x":1,"self":[circular]}'],
])('shows the difference of %s', (_name, actual: unknown, expected: unknown, there, here) => {
  const lines = differenceOf([actual], [expected], 1e-9)!.split('\n');
  expect(lines).toEqual([`- ${there}`, expect.stringContaining(`+ ${here}`)]);
});

it('marks missing and additional lines, and keeps the others', () => {
  expect(differenceOf([1, 2, 3.0000001], [1, 5], 1e-6)).toBe('  1\n- 5\n+ 2\n+ 3.0000001');
  expect(differenceOf([1], [1.5, 2], 1)).toBe('  1\n- 2');
  expect(differenceOf('a', 'b', 0)).toBe('- "b"\n+ "a"');
});

it('compares marbles of the same time, so one too many changes no other line', () => {
  const marble = (frame: number, value: string): object => ({ frame, notification: { kind: 'N', value } });
  const [first, second, third] = [marble(0, 'a'), marble(4, 'b'), marble(8, 'c')];
  expect(differenceOf([first, second, third], [second, third], 0)).toBe('+    0  "a"\n     4  "b"\n     8  "c"');
  expect(differenceOf([first, third], [first, second, third], 0)).toBe('     0  "a"\n-    4  "b"\n     8  "c"');
  const subscription = (subscribedFrame: number): object => ({ subscribedFrame, unsubscribedFrame: 9 });
  expect(differenceOf([subscription(1)], [subscription(Infinity)], 0)).toBe(
    '+ subscribed at 1, unsubscribed at 9\n- subscribed at Infinity, unsubscribed at 9',
  );
  expect(differenceOf([], [subscription(Infinity)], 0)).toContain('- subscribed at Infinity');
});

it('prints distinct texts for different values', () => {
  expect([new Error('a'), null, '1', 1, [new Date(0)]].map((value) => textOf(value))).toEqual([
    'Error: a',
    'null',
    '"1"',
    '1',
    '[Date {"time":0}]',
  ]);
});
