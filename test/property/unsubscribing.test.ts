import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { yoyo } from 'rx-motion';
import { actionOf } from './random/action-of.js';
import { type Driven, type Driver, drivers } from './random/driver.js';
import { expectEqual } from './random/near.js';
import { type Event, Probe } from './random/probe.js';
import { allCompositions } from './random/shape.js';
import { ascending, type Times, times } from './random/times.js';
import { type Tree, trees } from './random/tree.js';
import { founds, worldOf } from './random/world.js';
import { numRuns } from './runs.js';

const any = trees({ compositions: allCompositions });
const found = fc.sample(founds, 1)[0]!;

/** The times of a series that a driver can show. */
function timesFor(driver: Driver, times: Times, tree: Tree): number[] {
  const series = times(tree.duration);
  return driver.returns ? series : ascending(series);
}

/** The last event of each start. */
function lastOf(events: readonly Event[]): Event['what'][] {
  return [...new Map(events.map(({ run, what }) => [run, what])).values()];
}

describe.each(drivers)('law 4, unsubscribing from $name is complete', (driver) => {
  it('everything that started is stopped, and nothing runs after that, also from within a step of the action', () => {
    const thereAndBack = fc.oneof(
      fc.record({ tree: any, returns: fc.constant(false) }),
      fc.record({ tree: trees(), returns: fc.constant(true) }),
    );
    const step = fc.option(fc.nat(60), { nil: Infinity });
    fc.assert(
      fc.property(thereAndBack, times('dyadic'), step, ({ tree, returns }, times, step) => {
        const world = worldOf(found);
        let stopped = Infinity;
        const probe = new Probe(() => {
          if (probe.events.length !== step + 1 || driven === undefined) return;
          driven.stop();
          stopped = probe.events.length;
        });
        let driven: Driven | undefined = undefined;
        const action = actionOf(tree, world, probe.leaf);
        driven = driver.start(returns ? yoyo(action) : action, world.self);
        for (const time of timesFor(driver, times, tree)) driven.show(returns ? 2 * time : time);
        driven.stop();
        const { length } = probe.events;
        driven.show(1e6);
        expect(probe.events).toHaveLength(length);
        expect(probe.events.slice(stopped).filter(({ what }) => what !== 'stop')).toEqual([]);
        expect(lastOf(probe.events).filter((what) => what !== 'stop')).toEqual([]);
        expect(driven.observed).toBe(false);
      }),
      { numRuns },
    );
  });

  it('a stopped blink restores visibility, a stopped animation its original frame', () => {
    const owing = trees({
      compositions: allCompositions,
      leaf: ({ name, group }) => name === 'blink' || name === 'animate.restoring' || group === undefined,
    });
    fc.assert(
      fc.property(owing, times('dyadic'), (tree, times) => {
        const world = worldOf(found);
        const driven = driver.start(actionOf(tree, world), world.self);
        for (const time of timesFor(driver, times, tree)) driven.show(time);
        driven.stop();
        const left = [world.self, world.other].map(({ visible, spriteFrame }) => ({ visible, spriteFrame }));
        expectEqual(
          left,
          [found.self, found.other].map(({ visible, spriteFrame }) => ({ visible, spriteFrame })),
        );
      }),
      { numRuns },
    );
  });
});
