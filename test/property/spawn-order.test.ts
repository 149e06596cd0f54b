import { describe, it } from '@jest/globals';
import fc from 'fast-check';
import { at, scaleBy, sineInOut, spawn } from 'rx-motion';
import { actionOf } from './random/action-of.js';
import { Drive } from './random/drive.js';
import { type Driver, drivers } from './random/driver.js';
import type { Leaf } from './random/leaf.js';
import { expectEqual, expectNear } from './random/near.js';
import type { Composition } from './random/shape.js';
import { times } from './random/times.js';
import { type Tree, trees } from './random/tree.js';
import { type Found, founds, stateOf, type World, worldOf } from './random/world.js';
import { numRuns, partOfRuns } from './runs.js';

const plain = ['sequence', 'spawn', 'stagger', 'repeat', 'speed', 'eased'] as const;
const named =
  (...names: readonly string[]) =>
  ({ name }: Leaf): boolean =>
    names.includes(name);

/** Trees whose branches write the same few properties, and end at times that no frame meets. */
function sharing(leaf: (leaf: Leaf) => boolean, compositions: readonly Composition[]): fc.Arbitrary<Tree> {
  return trees({ leaf, compositions, shares: true, grain: 13 / 97, curves: { sineInOut } }).filter(
    (tree) => /spawn|stagger/.test(tree.text) && turnsLeavesOnly(tree),
  );
}

/** A yoyo of several actions has several ways back that meet. */
function turnsLeavesOnly({ kind, children }: Tree): boolean {
  return (kind !== 'yoyo' || children[0]!.children.length === 0) && children.every(turnsLeavesOnly);
}

/** What a tree has done after these times. */
function endOn(driver: Driver, tree: Tree, found: Found, times: readonly number[]): World {
  const world = worldOf(found);
  const driven = driver.start(actionOf(tree, world), world.self);
  for (const time of times) driven.show(time);
  return world;
}

const frames = (duration: number, rate: number): number[] =>
  Array.from({ length: Math.ceil(duration * rate) + 2 }, (_, frame) => frame / rate);

describe('law 1, branches that write the same property', () => {
  it.each([
    {
      writes: 'adding',
      trees: sharing(named('moveBy', 'scaleBy', 'delayTime'), [...plain, 'reverseTime']),
    },
    {
      writes: 'owning and adding',
      trees: sharing(named('moveBy', 'scaleBy', 'moveTo', 'scaleTo', 'delayTime'), [...plain, 'yoyo']),
    },
  ])('end alike, with their callbacks in the same order, at any frame rate: $writes', ({ trees }) => {
    fc.assert(
      fc.property(trees, founds, (tree, found) => {
        const [on, , manager] = drivers as [Driver, Driver, Driver];
        const once = endOn(on, tree, found, [0, tree.duration + 1]);
        for (const [driver, times] of [
          [on, [tree.duration + 1]],
          ...[30, 59.94, 144].map((rate) => [on, frames(tree.duration, rate)] as const),
          ...[59.94, 240].map((rate) => [manager, frames(tree.duration, rate)] as const),
        ] as const) {
          const world = endOn(driver, tree, found, times);
          expectNear(stateOf(world), stateOf(once), 1e-6);
          expectEqual(world.calls, once.calls);
        }
      }),
      { numRuns: partOfRuns(4) },
    );
  });

  it('end alike when time has come back', () => {
    const moves = sharing(named('moveBy', 'moveTo', 'delayTime'), plain);
    fc.assert(
      fc.property(moves, times('decimal'), founds, (tree, times, found) => {
        const drive = new Drive(tree, found);
        for (const time of times(tree.duration)) drive.show(time);
        expectNear(drive.show(tree.duration + 1), new Drive(tree, found).show(tree.duration + 1), 1e-6);
      }),
      { numRuns },
    );
  });
});

describe('law 7, branches that write the same property', () => {
  it('retrace scales one after another, declared in any order', () => {
    const scale = fc.tuple(fc.integer({ min: 1, max: 99 }), fc.constantFrom(0.25, 0.5, 2, 3), fc.nat(99));
    const scales = fc.array(scale, { minLength: 2, maxLength: 5 });
    const share = fc.integer({ min: 1, max: 996 }).map((number) => number / 997);
    fc.assert(
      fc.property(scales, share, founds, (scales, share, found) => {
        let end = 0;
        const entries = scales.map(([length, by, place]) => {
          const start = end;
          end += length / 97;
          return { place, action: at(start, scaleBy(length / 97, by)) };
        });
        const all = spawn(entries.sort((a, b) => a.place - b.place).map(({ action }) => action));
        const forwards = new Drive(() => all, found);
        const there = forwards.show(share * end);
        forwards.show(end + 1);
        const { world } = forwards;
        for (const times of [[0], frames(end - share * end, 60).slice(0, -2)]) {
          const back = new Drive(() => all.reverse(), world);
          for (const time of times) back.show(time);
          expectNear(back.show(end - share * end), there, 1e-6);
        }
      }),
      { numRuns },
    );
  });
});
