import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { ActionManager } from 'rx-motion';
import { Subject } from 'rxjs';
import { unhandledErrors } from '../unhandled.js';
import { actionOf } from './random/action-of.js';
import { type Driven, drivers } from './random/driver.js';
import { expectEqual } from './random/near.js';
import { type Event, Probe } from './random/probe.js';
import { allCompositions } from './random/shape.js';
import { ascending, times } from './random/times.js';
import { type Tree, trees } from './random/tree.js';
import { founds, worldOf } from './random/world.js';
import { partOfRuns } from './runs.js';

/** One of several actions that run together. */
interface One {
  readonly tree: Tree;
  /** The step at which it throws; Infinity if it doesn't. */
  readonly fault: number;
  /** Whether it has an observer. */
  readonly observed: boolean;
}

const ones: fc.Arbitrary<readonly One[]> = fc.array(
  fc.record({
    tree: trees({ compositions: allCompositions }),
    fault: fc.option(fc.nat(20), { nil: Infinity }),
    observed: fc.boolean(),
  }),
  { minLength: 1, maxLength: 4 },
);
const found = fc.sample(founds, 1)[0]!;

/** What happened to each. */
interface Outcome {
  readonly events: readonly Event[];
  readonly error: unknown;
}

type RunAll = (ones: readonly One[], frames: readonly number[]) => Outcome[];

function probeOf(fault: number): Probe {
  const probe: Probe = new Probe(() => {
    if (probe.events.length === fault + 1) throw new Error(`fault ${fault}`);
  });
  return probe;
}

const underManager: RunAll = (ones, frames) => {
  const manager = new ActionManager();
  const outcomes = ones.map(({ tree, fault, observed }) => {
    const world = worldOf(found);
    const probe = probeOf(fault);
    const outcome = { events: probe.events, error: undefined as unknown };
    const running = manager.runAction(actionOf(tree, world, probe.leaf), world.self);
    if (observed) running.progress$.subscribe({ error: (error: unknown) => (outcome.error = error) });
    return outcome;
  });
  for (const dt of frames) manager.update(Math.abs(dt));
  manager.stopAll();
  return outcomes;
};

const onOneStream: RunAll = (ones, frames) => {
  const time$ = new Subject<number>();
  const outcomes = ones.map(({ tree, fault, observed }) => {
    const world = worldOf(found);
    const probe = probeOf(fault);
    const outcome = { events: probe.events, error: undefined as unknown };
    const progress$ = time$.pipe(actionOf(tree, world, probe.leaf).on(world.self));
    if (observed) progress$.subscribe({ error: (error: unknown) => (outcome.error = error) });
    else progress$.subscribe();
    return outcome;
  });
  for (const time of frames) time$.next(time);
  time$.complete();
  return outcomes;
};

describe.each([
  { name: 'under a manager', runAll: underManager },
  { name: 'on one stream of time', runAll: onOneStream },
])('law 5, isolation $name', ({ runAll }) => {
  const unhandled = unhandledErrors();

  it('an error ends its own action, goes to its own observers, and changes no other', () => {
    fc.assert(
      fc.property(ones, times('dyadic'), (ones, times) => {
        const frames = times(2);
        const together = runAll(ones, frames);
        jest.runAllTimers();
        const errors = unhandled.splice(0);
        ones.forEach((one, index) => {
          const { events, error } = together[index]!;
          const [alone] = runAll([one], frames);
          expectEqual({ events, error }, alone);
          const [whole] = runAll([{ ...one, fault: Infinity }], frames);
          const struck = events[one.fault];
          expectEqual(events.slice(0, one.fault + 1), whole!.events.slice(0, one.fault + 1));
          for (const { what } of events.slice(one.fault + 1)) expect(what).toBe('stop');
          // A teardown may throw after its observers have unsubscribed.
          const heard = struck !== undefined && one.observed ? new Error(`fault ${one.fault}`) : undefined;
          expect(error).toEqual(struck?.what === 'stop' ? error : heard);
        });
        const struck = ones.filter(({ fault }, index) => together[index]!.events.length > fault);
        const told = together.filter(({ error }) => error !== undefined);
        expect(errors).toHaveLength(struck.length - told.length);
        jest.runAllTimers();
        unhandled.length = 0;
      }),
      { numRuns: partOfRuns(2) },
    );
  });
});

describe.each(drivers)('law 5, an error after the end, with $name', ({ start, returns }) => {
  const unhandled = unhandledErrors();

  it('is reported, once, when the action was stopped just before it was thrown', () => {
    fc.assert(
      fc.property(trees({ compositions: allCompositions }), fc.nat(20), times('dyadic'), (tree, fault, times) => {
        const world = worldOf(found);
        const holder: { driven?: Driven } = {};
        const probe: Probe = new Probe(({ what }) => {
          if (probe.events.length !== fault + 1 || what === 'stop') return;
          holder.driven?.stop();
          throw new Error(`fault ${fault}`);
        });
        const action = actionOf(tree, world, probe.leaf);
        const driven = (holder.driven = start(action, world.self));
        for (const time of returns ? times(2) : ascending(times(2))) driven.show(time);
        driven.stop();
        jest.runAllTimers();
        const struck = probe.events[fault];
        expect(unhandled.splice(0)).toEqual(
          struck === undefined || struck.what === 'stop' ? [] : [new Error(`fault ${fault}`)],
        );
      }),
      { numRuns: partOfRuns(2) },
    );
  });
});
