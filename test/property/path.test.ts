import { describe, it } from '@jest/globals';
import fc from 'fast-check';
import { repeatForever, sequence } from 'rx-motion';
import { actionOf } from './random/action-of.js';
import { Drive } from './random/drive.js';
import { expectEqual, expectNear } from './random/near.js';
import { allCompositions } from './random/shape.js';
import { type Grain, times } from './random/times.js';
import { trees } from './random/tree.js';
import { founds, type World } from './random/world.js';
import { numRuns } from './runs.js';

const grains: { grain: Grain; seconds: number }[] = [
  { grain: 'dyadic', seconds: 1 / 4 },
  { grain: 'decimal', seconds: 0.1 },
];

describe('law 1, path independence', () => {
  it.each(grains)('any series of $grain times leaves the same state as one step, bit for bit', ({ grain, seconds }) => {
    fc.assert(
      fc.property(
        trees({ compositions: allCompositions, grain: seconds }),
        times(grain),
        founds,
        (tree, times, found) => {
          const jumping = new Drive(tree, found);
          for (const time of times(tree.duration)) {
            expectEqual(jumping.show(time), new Drive(tree, found).show(time));
          }
        },
      ),
      { numRuns },
    );
  });

  it.each(grains)('any series of $grain times leaves the same state as many small steps', ({ grain, seconds }) => {
    fc.assert(
      fc.property(
        trees({ compositions: allCompositions, grain: seconds }),
        times(grain),
        founds,
        (tree, times, found) => {
          const series = times(tree.duration);
          const jumping = new Drive(tree, found);
          for (const time of series) jumping.show(time);
          const stepping = new Drive(tree, found);
          for (const time of [...series].sort((a, b) => a - b)) if (time < series.at(-1)!) stepping.show(time);
          expectEqual(jumping.show(series.at(-1)!), stepping.show(series.at(-1)!));
        },
      ),
      { numRuns },
    );
  });

  it('holds up to rounding if several moves add up on one target', () => {
    const adding = trees({ compositions: allCompositions, leaf: ({ adds }) => adds === true, shares: true });
    fc.assert(
      fc.property(adding, times('dyadic'), founds, (tree, times, found) => {
        const jumping = new Drive(tree, found);
        for (const time of times(tree.duration)) {
          expectNear(jumping.show(time), new Drive(tree, found).show(time));
        }
      }),
      { numRuns },
    );
  });

  it('holds for endless actions', () => {
    const forever = fc.tuple(trees(), trees()).filter(([, round]) => round.duration > 0);
    fc.assert(
      fc.property(forever, times('dyadic'), founds, ([lead, round], times, found) => {
        const endless = (world: World) => sequence(actionOf(lead, world), repeatForever(actionOf(round, world)));
        const jumping = new Drive(endless, found);
        for (const time of times(lead.duration + 4 * round.duration)) {
          expectEqual(jumping.show(time), new Drive(endless, found).show(time));
        }
      }),
      { numRuns },
    );
  });
});
