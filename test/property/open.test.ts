import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type Action,
  defineOpenAction,
  type EndingAction,
  firstOf,
  follow,
  run,
  script,
  sequence,
  spawn,
  speed,
  stagger,
  tapped,
  targeted,
  timeline,
  waitFor,
} from 'rx-motion';
import { respectReducedMotion } from 'rx-motion/dom';
import { BehaviorSubject, of } from 'rxjs';
import { actionOf } from './random/action-of.js';
import { Drive } from './random/drive.js';
import { drivers } from './random/driver.js';
import type { Figure } from './random/figure.js';
import { expectNear } from './random/near.js';
import { ascending, times } from './random/times.js';
import { type Tree, trees } from './random/tree.js';
import { founds, stateOf, type World, worldOf } from './random/world.js';
import { partOfRuns } from './runs.js';

/** A random action whose length may not be known beforehand. */
interface Open {
  readonly text: string;
  readonly make: (world: World) => EndingAction<Figure>;
}

/** Side by side they may write the same, so all of them add; but not to a position that a later action owns. */
const finite = (isPlaceOwned: boolean): fc.Arbitrary<Open> =>
  trees({
    calls: false,
    shares: true,
    leaf: ({ adds, group }) => adds === true && !(isPlaceOwned && group === 'place'),
  }).map((tree: Tree) => ({ text: tree.text, make: (world) => actionOf(tree, world) }));
const waiting: Open = { text: 'waitFor', make: () => waitFor(of(1)) };
/** Ends in its first frame. */
const following: Open = {
  text: 'follow',
  make: () => follow({ x: 3, y: 4 }, { viewport: { width: 8, height: 8 }, until: of(1) }),
};

/** Finds out by itself when it has ended, and returns the overshoot. */
const counted: Open = {
  text: 'defineOpenAction',
  make: () =>
    defineOpenAction<Figure>((target) => {
      let added = 0;
      const add = (level: number): void => {
        target.level += level - added;
        added = level;
      };
      return {
        update: (elapsed) => {
          add(8 * Math.min(elapsed, 0.75));
          return elapsed < 0.75 ? undefined : elapsed - 0.75;
        },
        undo: () => add(0),
      };
    }),
};

const wrap = (
  name: string,
  inner: fc.Arbitrary<Open>,
  make: (inner: EndingAction<Figure>, world: World) => Action<Figure>,
) =>
  inner.map((open): Open => ({
    text: `${name}(${open.text})`,
    make: (world) => make(open.make(world), world) as EndingAction<Figure>,
  }));
const join = (name: string, inner: fc.Arbitrary<Open>, make: (inner: EndingAction<Figure>[]) => Action<Figure>) =>
  fc.array(inner, { minLength: 1, maxLength: 3 }).map((open): Open => ({
    text: `${name}(${open.map(({ text }) => text).join(', ')})`,
    make: (world) => make(open.map(({ make }) => make(world))) as EndingAction<Figure>,
  }));

const opens = (follows: boolean): fc.Arbitrary<Open> =>
  fc.letrec<{ open: Open }>((tie) => ({ open: grown(tie('open'), follows) })).open;

/** A rate that changes between frames, below 0 too. */
const turning$ = new BehaviorSubject(1);
const turning = fc.letrec<{ open: Open }>((tie) => ({
  open: fc.oneof(
    { maxDepth: 4 },
    { weight: 2, arbitrary: grown(tie('open'), false) },
    wrap('speed(turning$)', tie('open'), (action) => speed(action, turning$)),
    join('sequence', tie('open'), (all) => sequence(all.map((action) => speed(action, turning$)))),
  ),
})).open;

function grown(one: fc.Arbitrary<Open>, follows: boolean): fc.Arbitrary<Open> {
  return fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    { weight: 3, arbitrary: finite(follows) },
    {
      weight: 2,
      arbitrary: follows ? fc.constantFrom(waiting, counted, following) : fc.constantFrom(waiting, counted),
    },
    { weight: 3, arbitrary: join('sequence', one, (all) => sequence(all)) },
    { weight: 2, arbitrary: join('spawn', one, (all) => spawn(all)) },
    join('firstOf', one, (all) => firstOf(all)),
    join('stagger', one, (all) => stagger(0.25, all)),
    join('timeline', one, (all) =>
      timeline(Object.fromEntries(all.map((action, index) => [`l${index}`, { at: (index % 2) / 4, action }]))),
    ),
    join('script', one, (all) =>
      script(function* () {
        for (const action of all) yield* run(action);
      }),
    ),
    ...[0.5, 1, 2].map((rate) => wrap(`speed(${rate}$)`, one, (action) => speed(action, new BehaviorSubject(rate)))),
    wrap('speed(2)', one, (action) => speed(action, 2)),
    wrap('targeted', one, (action, { other }) => targeted(other, action)),
    wrap('tapped', one, (action, { calls }) =>
      tapped(action, { start: () => calls.push('start'), end: () => calls.push('end') }),
    ),
    wrap('respectReducedMotion', one, (action) => respectReducedMotion(action, undefined, of(false))),
  );
}

const named = (open: Open): Open => Object.assign(open, { [fc.toStringMethod]: () => open.text });
const shown = fc.oneof(opens(true), opens(false)).map(named);

describe('an action without a planned end, inside any composition', () => {
  it('shows the same under every driver when time moves forwards', () => {
    fc.assert(
      fc.property(shown, times('dyadic', 12), founds, (open, times, found) => {
        const series = [0, ...ascending(times(6))];
        const [first, ...others] = drivers.map(({ start }) => {
          const world = worldOf(found);
          const driven = start(open.make(world), world.self);
          return series.map((time) => {
            driven.show(time);
            return stateOf(world);
          });
        });
        for (const states of others) expectNear(states, first);
      }),
      { numRuns: partOfRuns(4) },
    );
  });

  it('leaves no effect when time goes back before its start, and starts again', () => {
    fc.assert(
      fc.property(shown, times('dyadic', 12), times('dyadic'), founds, (open, before, after, found) => {
        const drive = new Drive(open.make, found);
        for (const time of before(6)) drive.show(time);
        expectNear(drive.show(-1), stateOf(worldOf(found)));
        const fresh = new Drive(open.make, found);
        for (const time of after(6)) expectNear(drive.show(time), fresh.show(time));
      }),
      { numRuns: partOfRuns(4) },
    );
  });

  it('leaves no effect under a rate that changes sign', () => {
    const rates = fc.array(fc.constantFrom(1, 2, 0.5, 0, -1), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(turning.map(named), times('dyadic', 12), rates, founds, (open, before, rates, found) => {
        turning$.next(1);
        const drive = new Drive(open.make, found);
        for (const [index, time] of before(8).entries()) {
          turning$.next(rates[index % rates.length]!);
          drive.show(time);
        }
        expectNear(drive.show(-1), stateOf(worldOf(found)));
      }),
      { numRuns: partOfRuns(4) },
    );
  });

  it('is over after one frame per part at most', () => {
    fc.assert(
      fc.property(shown, founds, (open, found) => {
        const drive = new Drive(
          (world) => tapped(sequence(open.make(world)), { end: () => world.calls.push('over') }),
          found,
        );
        const parts = open.text.split(/[(,]/).length;
        for (let frame = 0; frame <= parts; frame++) drive.show(200 * frame);
        expect(drive.world.calls).toContain('over');
      }),
      { numRuns: partOfRuns(4) },
    );
  });
});
