import { describe, it } from '@jest/globals';
import fc from 'fast-check';
import { at, repeatForever, sequence, tapped } from 'rx-motion';
import { actionOf } from './random/action-of.js';
import { Drive } from './random/drive.js';
import { atMoments } from './random/moments.js';
import { expectEqual, expectNear } from './random/near.js';
import { allCompositions } from './random/shape.js';
import { grains, times } from './random/times.js';
import { type Tree, trees } from './random/tree.js';
import { type Found, founds, type World } from './random/world.js';
import { numRuns, partOfRuns } from './runs.js';

/** Shows the times one after another. At each, the state must be the one that playing straight to it gives. */
function expectOneStep(made: ConstructorParameters<typeof Drive>[0], found: Found, series: readonly number[]): void {
  const jumping = new Drive(made, found);
  for (const time of series) expectEqual(jumping.show(time), new Drive(made, found).show(time));
}

/** Trees in which time runs backwards somewhere. */
const turned = (tree: Tree): boolean => /reverseTime|yoyo/.test(tree.text);

describe('law 1, path independence', () => {
  it.each(grains)(
    'any series of $grain times leaves the same state as one step, and as many small steps, bit for bit',
    ({ grain, seconds }) => {
      const any = trees({ compositions: allCompositions, grain: seconds });
      fc.assert(
        fc.property(any, times(grain), founds, (tree, times, found) => {
          const series = times(tree.duration);
          expectOneStep(tree, found, series);
          const last = series.at(-1)!;
          const stepping = new Drive(tree, found);
          for (const time of [...series].sort((a, b) => a - b)) if (time < last) stepping.show(time);
          expectEqual(stepping.show(last), new Drive(tree, found).show(last));
        }),
        { numRuns },
      );
    },
  );

  describe.each(grains)('at the exact starts and ends, and at neighbouring times, $grain', ({ seconds: grain }) => {
    it('any series leaves the same state as one step', () => {
      const compositions = ['sequence', 'spawn', 'repeat', 'reverseTime', 'yoyo', 'speed', 'stagger'] as const;
      fc.assert(
        fc.property(trees({ compositions, grain }).filter(turned), atMoments, founds, (tree, moments, found) =>
          expectOneStep(tree, found, moments(tree)),
        ),
        { numRuns: partOfRuns(4) },
      );
    });

    it('callbacks are the same in one step and in many', () => {
      const straight = trees({
        compositions: ['sequence', 'repeat', 'reverseTime', 'yoyo', 'speed'],
        leaf: ({ name }) => name === 'delayTime',
        grain,
      }).filter((tree) => turned(tree) && tree.text.includes('callFunc'));
      fc.assert(
        fc.property(straight, atMoments, founds, (tree, moments, found) => {
          const series = moments(tree).sort((a, b) => a - b);
          const stepping = new Drive(tree, found);
          for (const time of series) stepping.show(time);
          const once = new Drive(tree, found);
          once.show(series.at(-1)!);
          expectEqual(stepping.world.calls, once.world.calls);
        }),
        { numRuns: partOfRuns(4) },
      );
    });
  });

  it('holds up to rounding if several moves add up on one target', () => {
    const adding = trees({ compositions: allCompositions, leaf: ({ adds }) => adds === true, shares: true });
    fc.assert(
      fc.property(adding, times('dyadic'), founds, (tree, times, found) => {
        const jumping = new Drive(tree, found);
        for (const time of times(tree.duration)) expectNear(jumping.show(time), new Drive(tree, found).show(time));
      }),
      { numRuns: partOfRuns(2) },
    );
  });

  it('holds for endless actions', () => {
    const forever = fc.tuple(trees(), trees()).filter(([, round]) => round.duration > 0);
    fc.assert(
      fc.property(forever, times('dyadic'), founds, ([lead, round], times, found) => {
        const endless = (world: World) => sequence(actionOf(lead, world), repeatForever(actionOf(round, world)));
        expectOneStep(endless, found, times(lead.duration + 4 * round.duration));
      }),
      { numRuns: partOfRuns(4) },
    );
  });

  it('holds for what starts late and is tapped, whose taps come once per forward crossing', () => {
    fc.assert(
      fc.property(trees(), times('dyadic'), founds, (tree, times, found) => {
        const late = ({ calls, ...world }: World) =>
          at(
            0.5,
            tapped(actionOf(tree, { ...world, calls: [] }), {
              start: () => calls.push('start'),
              end: () => calls.push('end'),
            }),
          );
        const series = times(0.5 + tree.duration);
        expectOneStep(late, found, series);
        const drive = new Drive(late, found);
        const { world } = drive;
        let before = -1;
        for (const time of series) {
          world.calls.length = 0;
          drive.show(time);
          const isCrossed = (mark: number): boolean => before < mark && time >= mark;
          expectEqual(world.calls, [
            ...(isCrossed(0.5) ? ['start'] : []),
            ...(isCrossed(0.5 + tree.duration) ? ['end'] : []),
          ]);
          before = time;
        }
      }),
      { numRuns: partOfRuns(2) },
    );
  });
});
