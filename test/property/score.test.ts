import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { quadraticIn, sineInOut } from 'rx-motion';
import { sampleAt, sampleInto, score, type ScoreValue } from 'rx-motion/score';
import { actionOf } from './random/action-of.js';
import { Drive } from './random/drive.js';
import { expectEqual, expectNear } from './random/near.js';
import { allCompositions } from './random/shape.js';
import { grains, times } from './random/times.js';
import { isPlanned, type Tree, trees } from './random/tree.js';
import { type Found, founds, worldOf } from './random/world.js';
import { numRuns, partOfRuns } from './runs.js';

/** The numbers and texts of a target, by their paths. */
function flat(object: object, path = ''): Record<string, unknown> {
  const all: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(object)) {
    if (Object(value) !== value) all[path + key] = value;
    else if (Object.getPrototypeOf(value) === Object.prototype)
      Object.assign(all, flat(value as object, `${path}${key}.`));
  }
  return all;
}

/** Holds a score against a run at each of the times. */
function expectSame(tree: Tree, found: Found, series: readonly number[]): void {
  const world = worldOf(found);
  const untouched = JSON.stringify(world);
  const made = score(actionOf(tree, world), world.self);
  expect(made.left.filter(({ reason }) => reason !== 'its values are objects')).toEqual([]);
  for (const time of series) {
    const run = new Drive(tree, found);
    run.show(time);
    const values = sampleAt(made, time);
    const list = made.tracks.map(({ target, property }) => values[target]![property]!);
    expectEqual(sampleInto<ScoreValue[]>(made, time, []), list);
    for (const whom of ['self', 'other'] as const) {
      const index = made.targets.indexOf(world[whom]);
      const left = made.left.filter(({ target }) => target === index).map(({ property }) => property);
      const isLeft = (path: string): boolean =>
        left.some((property) => path === property || path.startsWith(`${property}.`));
      const expected = Object.entries(flat(run.world[whom])).filter(([path]) => !isLeft(path));
      const actual: Record<string, unknown> = { ...flat(world[whom]), ...values[index] };
      expectNear(Object.fromEntries(expected.map(([path]) => [path, actual[path]])), Object.fromEntries(expected));
    }
  }
  expect(JSON.stringify(world)).toBe(untouched);
}

describe('a score', () => {
  it.each(grains)('shows the same as the action at any $grain time', ({ grain, seconds }) => {
    fc.assert(
      fc.property(
        trees({ compositions: allCompositions, grain: seconds }).filter(isPlanned),
        times(grain),
        founds,
        (tree, times, found) => {
          expectSame(tree, found, times(tree.duration));
        },
      ),
      { numRuns: partOfRuns(2) },
    );
  });

  it('shows the sum of By-actions, up to rounding', () => {
    const adding = trees({ leaf: ({ adds }) => adds === true, shares: true });
    fc.assert(
      fc.property(adding, times('dyadic'), founds, (tree, times, found) => {
        expectSame(tree, found, times(tree.duration));
      }),
      { numRuns: partOfRuns(2) },
    );
  });

  it('has the callbacks in the order in which the action calls them', () => {
    const calling = trees({ leaf: ({ name }) => name === 'delayTime', curves: { quadraticIn, sineInOut } });
    fc.assert(
      fc.property(calling, founds, (tree, found) => {
        const world = worldOf(found);
        const { calls } = score(actionOf(tree, world), world.self);
        expect(world.calls).toEqual([]);
        const run = new Drive(tree, found);
        const seen: number[] = [];
        const due: number[] = [];
        let shown = 0;
        for (const time of new Set(calls.map((it) => it.time))) {
          // Not yet just before its time, but at its time.
          const before = time * (1 - 1e-9);
          if (before > shown) {
            run.show(before);
            seen.push(run.world.calls.length);
            due.push(calls.filter((it) => it.time < before).length);
          }
          run.show(time);
          shown = time;
        }
        expect(seen).toEqual(due);
        for (const { call } of calls) call!();
        run.show(tree.duration);
        expect(world.calls).toEqual(run.world.calls);
      }),
      { numRuns },
    );
  });
});
