import { describe, expect, it } from '@jest/globals';
import { NEVER, Subscription, concat, map, merge, of, timer } from 'rxjs';
import { delayTime, moveBy, play } from 'rx-motion';
import { type FrameMarbles, type MarbleHelpers, marbles } from 'rx-motion/testing';
import { differenceOf } from '../../src/testing/difference.js';

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing was thrown';
}

function circular(x: number): object {
  const one: { x: number; self?: object } = { x };
  one.self = one;
  return one;
}

describe('marbles', () => {
  it('makes frames of a quarter of a second, of the seconds it is given, or of those of each letter', () => {
    marbles(({ frames, expectObservable }) => {
      expectObservable(frames('f--g|')).toBe('f--g|', { f: 0.25, g: 0.25 });
      expectObservable(frames('f--f#', 0.5)).toBe('f--f#', { f: 0.5 });
      expectObservable(frames('a--b-', { a: 1, b: 2 })).toBe('a--b-', { a: 1, b: 2 });
    });
  });

  it('makes hot frames, so that two see the same one', () => {
    marbles(({ frames, expectObservable, expectSubscriptions }) => {
      const frame$ = frames('f-f-f', 1);
      expectObservable(frame$, '-^').toBe('--f-f', { f: 1 });
      expectSubscriptions(frame$.subscriptions).toBe('-^');
    });
  });

  it('makes clocks of its hot streams: what follows a merge begins at its exact end, on one subscription', () => {
    for (const make$ of [
      ({ frames }: MarbleHelpers) => frames('f-f', 1),
      ({ hot }: MarbleHelpers) => hot<number>('f-f', { f: 1 }) as FrameMarbles,
    ]) {
      marbles((helpers) => {
        const frame$ = make$(helpers);
        const ship = { x: 0, y: 0 };
        const wait$ = (seconds: number) => play(delayTime(seconds), {}, frame$);
        concat(merge(wait$(0.75), wait$(0.25)), play(moveBy(1, { x: 8, y: 0 }), ship, frame$)).subscribe();
        helpers.flush();
        expect(ship.x).toBe(2);
        expect(frame$.subscriptions).toHaveLength(1);
      });
    }
  });

  it('lets numbers differ by a rounding, at any depth, and no more', () => {
    marbles(({ expectObservable }) => {
      expectObservable(of({ at: [0.1 + 0.2] })).toBe('(a|)', { a: { at: [0.3] } });
      expectObservable(of(-0, NaN)).toBe('(ab|)', { a: 0, b: NaN });
    });
    const apart = (actual: unknown, expected: unknown, tolerance?: number): string =>
      messageOf(() =>
        marbles(
          ({ expectObservable }) => expectObservable(of(actual)).toBe('(a|)', { a: expected }),
          tolerance === undefined ? {} : { tolerance },
        ),
      );
    expect(apart(0.3001, 0.3)).toContain('marbles: not as expected');
    expect(apart(0.3001, 0.3, 0.01)).toBe('nothing was thrown');
    expect(apart(0.1 + 0.2, 0.3, 0)).toContain('- ');
    expect(apart({ x: 1 }, { x: 1, y: 2 })).toContain('- ');
    expect(apart([1], { 0: 1 })).toContain('- ');
    expect(apart(new Date(0), new Date(1))).toContain('- ');
    expect(apart(new Map([[1, 1]]), new Map([[2, 2]]))).toContain('- ');
    expect(apart(new Error('a'), new Error('b'))).toContain('- ');
    expect(apart(new Error('a'), new Error('a'))).toBe('nothing was thrown');
    expect(apart({}, {})).toBe('nothing was thrown');
    expect(apart('1', 1)).toContain('- ');
  });

  it('compares dates, maps and sets by what is in them, and circles as far as they go', () => {
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
    ['numbers that JSON has not', { x: NaN }, { x: Infinity }, '{"x":Infinity}', '{"x":NaN}'],
    ['a field that is undefined', { x: undefined }, {}, '{}', '{"x":undefined}'],
    ['dates', new Date(1), new Date(2), 'Date {"time":2}', 'Date {"time":1}'],
    ['maps', new Map([['a', 1]]), new Map([['a', 2]]), 'Map {"0":["a",2]}', 'Map {"0":["a",1]}'],
    ['sets', new Set([1]), new Set([2]), 'Set {"0":2}', 'Set {"0":1}'],
    ['large numbers', { x: 5n }, { x: 5 }, '{"x":5}', '{"x":5n}'],
    ['classes', new Subscription(), {}, '{}', 'Subscription {'],
    ['what has no class', Object.create(null), {}, '{}', 'null {}'],
    ['functions', [isNaN], [parseInt], '[function parseInt]', '[function isNaN]'],
    ['an element', { nodeType: 1, self: circular(1) }, {}, '{}', '{…}'],
    ['circles', circular(1), circular(2), '{"x":2,"self":a circle}', '{"x":1,"self":a circle}'],
  ])('shows in what they differ: %s', (_name, actual: unknown, expected: unknown, there, here) => {
    const lines = differenceOf([actual], [expected], 1e-9)!.split('\n');
    expect(lines).toEqual([`- ${there}`, expect.stringContaining(`+ ${here}`)]);
  });

  it('shows what is not as expected, line by line', () => {
    const message = messageOf(() =>
      marbles(({ hot, expectObservable }) => {
        expectObservable(hot('a-b-#', { a: 0, b: { x: 1 } })).toBe('a-b-c|', { a: 0, b: { x: 2 }, c: 'late' });
      }),
    );
    expect(message).toBe(
      [
        'marbles: not as expected (- expected, + actual)',
        '     0  0',
        '-    2  {"x":2}',
        '+    2  {"x":1}',
        '-    4  "late"',
        '+    4  error "error"',
        '-    5  complete',
      ].join('\n'),
    );
  });

  it('shows subscriptions that are not as expected', () => {
    const message = messageOf(() =>
      marbles(({ frames, expectObservable, expectSubscriptions }) => {
        const frame$ = frames('f-f-f');
        expectObservable(frame$, '^--!');
        expectSubscriptions(frame$.subscriptions).toBe(['^----', '-^--!']);
      }),
    );
    expect(message).toContain(
      '- subscribed at 0, unsubscribed at no time\n+ subscribed at 0, unsubscribed at 3\n- subscribed at 1',
    );
  });

  it('keeps time virtual, and returns what the test returns', () => {
    const result = marbles(({ expectObservable }) => {
      expectObservable(timer(60_000).pipe(map(() => 'x'))).toBe('60s (x|)');
      return 5;
    });
    expect(result).toBe(5);
  });

  it('refuses a test or a tolerance that is none', () => {
    expect(() => marbles(3 as never)).toThrow(new TypeError('marbles: run must be a function, got 3'));
    expect(() => marbles(() => NEVER, { tolerance: -1 })).toThrow(
      new RangeError('marbles: tolerance must be >= 0, got -1'),
    );
  });
});
