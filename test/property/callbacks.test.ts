import { describe, expect, it } from '@jest/globals';
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
}).filter((tree) => !racesMany(tree));

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

  it('are called in the frame that shows their time, inside any curve or rate', () => {
    const straight = trees({
      compositions: ['sequence', 'reverseTime', 'yoyo', 'speed'],
      leaf: ({ name }) => name === 'delayTime',
    });
    fc.assert(
      fc.property(straight, founds, (tree, found) => {
        const drive = new Drive(tree, found);
        const { calls } = drive.world;
        let last = before;
        for (let time = 0; time <= tree.duration; time += 1 / 8) {
          calls.length = 0;
          drive.show(time);
          expectEqual([time, [...calls].sort()], [time, crossings(tree, last, time).sort()]);
          last = time;
        }
      }),
      { numRuns: 2 * numRuns },
    );
  });

  it('are not called beyond the end of a race', () => {
    const races = trees({ compositions: ['sequence', 'script', 'firstOf'], leaf: ({ name }) => name === 'delayTime' });
    expectCrossings(races, () => false);
  });

  it('are the same in one step and in many', () => {
    const straight = trees({
      compositions: ['sequence', 'script', 'repeat', 'speed', 'targeted', 'reverseTime', 'yoyo'],
    });
    fc.assert(
      fc.property(straight, times('dyadic'), founds, (tree, times, found) => {
        const series = times(tree.duration).sort((a, b) => a - b);
        const stepping = new Drive(tree, found);
        for (const time of series) stepping.show(time);
        const once = new Drive(tree, found);
        once.show(series.at(-1)!);
        expect(stepping.world.calls).toEqual(once.world.calls);
      }),
      { numRuns },
    );
  });
});
