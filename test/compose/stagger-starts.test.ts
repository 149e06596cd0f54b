import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { delayTime, describe as tell, quadraticIn, stagger, type StaggerFrom, type StaggerOptions } from 'rx-motion';

/** When each of so many actions starts. */
function startsOf(options: StaggerOptions, count: number): number[] {
  const actions = Array.from({ length: count }, () => delayTime(1));
  return tell(stagger(options, actions)).children.map(({ offset }) => offset);
}

describe('the starts of a stagger', () => {
  it.each<[string, StaggerOptions, number, number[]]>([
    ['an amount for all', { amount: 1 }, 5, [0, 0.25, 0.5, 0.75, 1]],
    ['a gap', { gap: 0.25 }, 3, [0, 0.25, 0.5]],
    ['the last first', { gap: 1, from: 'last' }, 4, [3, 2, 1, 0]],
    ['the centre first', { gap: 1, from: 'center' }, 5, [2, 1, 0, 1, 2]],
    ['the centre of an even number', { amount: 1, from: 'centre' }, 4, [1, 0, 0, 1]],
    ['the edges first', { amount: 1, from: 'edges' }, 5, [0, 0.5, 1, 0.5, 0]],
    ['an index first', { gap: 1, from: 1 }, 4, [1, 0, 1, 2]],
    ['a curve', { amount: 1, curve: quadraticIn }, 3, [0, 0.25, 1]],
    ['a grid', { gap: 1, grid: { columns: 2 } }, 4, [0, 1, 1, Math.SQRT2]],
    ['the columns of a grid', { gap: 1, grid: { columns: 2 }, axis: 'x' }, 4, [0, 1, 0, 1]],
    ['the rows of a grid', { gap: 1, grid: { columns: 2 }, axis: 'y' }, 4, [0, 0, 1, 1]],
    ['a grid from an index', { gap: 1, grid: { columns: 3 }, axis: 'y', from: 4 }, 9, [1, 1, 1, 0, 0, 0, 1, 1, 1]],
    ['the edges of a grid', { gap: 1, grid: { columns: 3 }, from: 'edges' }, 9, [0, 0, 0, 0, 1, 0, 0, 0, 0]],
    ['one', { amount: 1 }, 1, [0]],
    ['none', { amount: 1, from: 'center' }, 0, []],
  ])('are those of %s', (_name, options, count, starts) => {
    expect(startsOf(options, count)).toEqual(starts);
  });

  it('are in a random order given by the seed, and evenly spread', () => {
    const orders = [0, 1, 0].map((seed) => startsOf({ gap: 1, from: 'random', seed }, 9));
    expect(orders[0]).toEqual(orders[2]);
    expect(orders[0]).not.toEqual(orders[1]);
    expect([...orders[0]!].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('begin at 0 and end at the amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 40 }),
        fc.constantFrom<StaggerFrom>('first', 'center', 'last', 'edges', 'random', 0, 1),
        fc.option(fc.integer({ min: 1, max: 7 }), { nil: undefined }),
        (count, from, columns) => {
          const starts = startsOf({ amount: 2, from, ...(columns !== undefined && { grid: { columns } }) }, count);
          expect(Math.min(...starts)).toBe(0);
          expect([0, 2]).toContain(Math.max(...starts));
        },
      ),
    );
  });

  it.each([
    [{}, 'either amount or gap must be given, got neither'],
    [{ amount: 1, gap: 1 }, 'either amount or gap must be given, got both'],
    [{ amount: -1 }, 'amount must be >= 0 and finite, got -1'],
    [{ gap: NaN }, 'gap must be >= 0 and finite, got NaN'],
    [
      { gap: 1, from: 'middle' },
      "from must be 'first', 'center', 'last', 'edges', 'random' or an index, got \"middle\"",
    ],
    [{ gap: 1, from: 0.5 }, 'from must be a whole number >= 0, got 0.5'],
    [{ gap: 1, from: 'random', seed: -1 }, 'seed must be a whole number >= 0, got -1'],
    [{ gap: 1, grid: { columns: 0 } }, 'grid.columns must be a whole number >= 1, got 0'],
    [{ gap: 1, axis: 'z' }, "axis must be 'x' or 'y', got \"z\""],
    [{ gap: 1, curve: 1 }, 'curve must be a function such as cubicOut of rx-motion, got 1'],
    [{ gap: 1, curve: () => NaN }, "the curve's value must be a finite number, got NaN"],
    [{ gap: 1, curve: (t: number) => -t }, 'the start of action 1 must be >= 0 and finite, got -1'],
  ])('reject %p', (options, message) => {
    expect(() => stagger(options as never, [delayTime(1), delayTime(1)])).toThrow(`stagger: ${message}`);
  });
});
