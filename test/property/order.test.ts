import { describe, it } from '@jest/globals';
import fc from 'fast-check';
import { actionOf } from './random/action-of.js';
import { Drive } from './random/drive.js';
import { drivers } from './random/driver.js';
import { expectEqual } from './random/near.js';
import { partsOf } from './random/parts.js';
import { Probe } from './random/probe.js';
import { allCompositions } from './random/shape.js';
import { ascending, times } from './random/times.js';
import { type Tree, trees } from './random/tree.js';
import { founds, worldOf } from './random/world.js';
import { numRuns } from './runs.js';

/**
 * The leaves shown something as time goes on from one point to another, each at most once: first those that end before
 * the new time, in the order of their ends, and then all others, depth first.
 */
function shown(tree: Tree, from: number, to: number): string[] {
  const all = partsOf(tree).filter(({ start, end }) => start <= to && from < end);
  const ended = all.filter(({ end }) => end < to).sort((a, b) => a.end - b.end);
  return [...ended, ...all.filter(({ end }) => end >= to)].map(({ path }) => path);
}

const straight = trees({
  compositions: ['sequence', 'spawn', 'stagger', 'script', 'repeat', 'targeted'],
});

describe('law 6, determinism', () => {
  it('the same times leave the same states and the same order of effects, bit for bit', () => {
    fc.assert(
      fc.property(trees({ compositions: allCompositions }), times('decimal'), founds, (tree, times, found) => {
        const series = times(tree.duration);
        const first = new Drive(tree, found);
        const second = new Drive(tree, found);
        expectEqual(
          series.map((time) => second.show(time)),
          series.map((time) => first.show(time)),
        );
        expectEqual(second.world.calls, first.world.calls);
      }),
      { numRuns },
    );
  });

  it.each(drivers)(
    'the effects of one frame come in the order of the ends in it, then depth first, under $name',
    (driver) => {
      fc.assert(
        fc.property(straight, times('dyadic'), founds, (tree, times, found) => {
          const world = worldOf(found);
          const probe = new Probe();
          const driven = driver.start(actionOf(tree, world, probe.leaf), world.self);
          let last = -Infinity;
          for (const time of [0, ...ascending(times(tree.duration))]) {
            probe.events.length = 0;
            driven.show(time);
            const order = probe.events.filter(({ what }) => what === 'update').map(({ path }) => path);
            expectEqual(order, shown(tree, last, time));
            last = time;
          }
        }),
        { numRuns },
      );
    },
  );
});
