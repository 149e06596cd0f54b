import { describe, it } from '@jest/globals';
import fc from 'fast-check';
import { before, crossings } from './random/crossings.js';
import { Drive } from './random/drive.js';
import { expectEqual } from './random/near.js';
import { allCompositions } from './random/shape.js';
import { times } from './random/times.js';
import { racesMany, type Tree, trees } from './random/tree.js';
import { founds } from './random/world.js';
import { numRuns } from './runs.js';

/** Many callbacks, few other things. */
const calling = trees({
  compositions: allCompositions,
  leaf: ({ name }) => name === 'delayTime' || name === 'moveBy',
}).filter((tree) => !racesMany(tree) && !startsBack(tree));

/**
 * Whether a branch has callbacks under a curve that first goes below 0. A branch is shown its start, where they are
 * called, even if no frame meets it; an action by itself is not.
 */
function startsBack({ kind, curve, text, children }: Tree, isBranch: boolean = false): boolean {
  const goesBack = kind === 'eased' && curve!(0) === 0 && curve!(1 / 64) < 0;
  if (isBranch && goesBack && text.includes('callFunc')) return true;
  return children.some((child) => startsBack(child, isBranch || kind === 'spawn' || kind === 'stagger'));
}

/**
 * Compares the calls of each step with its crossings.
 *
 * @param hasOrder Whether the calls of a step have an order: going back, branches have none among each other.
 */
function expectCrossings(
  trees: fc.Arbitrary<Tree>,
  hasOrder: (tree: Tree, last: number, time: number) => boolean,
): void {
  fc.assert(
    fc.property(trees, times('dyadic'), founds, (tree, times, found) => {
      const drive = new Drive(tree, found);
      const { calls } = drive.world;
      let last = before;
      for (const time of times(tree.duration)) {
        calls.length = 0;
        drive.show(time);
        const expected = crossings(tree, last, time);
        if (!hasOrder(tree, last, time)) for (const each of [calls, expected]) each.sort();
        expectEqual(calls, expected);
        last = time < 0 ? before : time;
      }
    }),
    { numRuns },
  );
}

describe('law 1, callbacks', () => {
  it('are called once per forward crossing, in order; going back re-arms them', () => {
    // Inside reverseTime, forwards is back too; a race first advances the actions without a planned end.
    expectCrossings(calling, ({ text }, last, time) => time >= last && !/yoyo|reverseTime|firstOf|eased/.test(text));
  });

  it('are not called beyond the end of a race', () => {
    const races = trees({ compositions: ['sequence', 'script', 'firstOf'], leaf: ({ name }) => name === 'delayTime' });
    expectCrossings(races, () => false);
  });
});
