import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { callFunc, delayTime, play, sequence, spawn } from 'rx-motion';
import { concat, merge } from 'rxjs';
import { type Build, type ClockKind, shared, unshared, type Watched } from './random/clock-kind.js';
import { expectEqual } from './random/near.js';
import { Played } from './random/played.js';
import { type Allowed, racesMany, type Tree, trees } from './random/tree.js';
import { founds } from './random/world.js';
import { numRuns, partOfRuns } from './runs.js';

/** Of calls at the same time, RxJS's merge may deliver those of a later branch first. */
const unordered = (looks: Watched['looks']): unknown =>
  looks.map((look) => ({ ...look, calls: [...look.calls].sort() }));

const found = fc.sample(founds, 1)[0]!;

interface Program {
  readonly dts: readonly number[];
  /** The kind of clock on which the actions are played. */
  readonly on: ClockKind;
  /** The call that throws. */
  readonly fails?: number;
  /** The frame before which it is stopped. */
  readonly stopAfter?: number;
}

/** The same, built of this library's actions and of RxJS's operators. */
interface Builds {
  readonly ofActions$: Build;
  readonly ofStreams$: Build;
}

const builtLike = (tree: Tree): Builds => ({
  ofActions$: (played, frame$) => play(played.actionOf(tree), played.world.self, frame$),
  ofStreams$: (played, frame$) => played.streamOf(tree, frame$),
});

/** What the library's actions show on one kind of clock, and RxJS's operators on each kind. */
function shownBy(
  kinds: readonly ClockKind[],
  { ofActions$, ofStreams$ }: Builds,
  { dts, on, fails, stopAfter }: Program,
): { expected: Watched; all: (Watched & { readonly name: string })[] } {
  const run = (kind: ClockKind, build$: Build) => kind.run(build$, new Played(found, fails), dts, stopAfter);
  return {
    expected: run(on, ofActions$),
    all: kinds.map((kind) => ({ name: kind.name, ...run(kind, ofStreams$) })),
  };
}

const composed = (allowed: Allowed = {}): fc.Arbitrary<Tree> =>
  trees({
    compositions: ['sequence', 'spawn', 'repeat', 'script', 'firstOf'],
    leaf: ({ name }) =>
      ['moveBy', 'moveTo', 'springTo.xy', 'fadeTo', 'rotateBy', 'to.level', 'delayTime'].includes(name),
    grain: 1 / 8,
    ...allowed,
  }).filter((tree) => !racesMany(tree));
const frames = (unit: number): fc.Arbitrary<number[]> =>
  fc.array(
    fc.integer({ min: 0, max: 2 / unit }).map((units) => units * unit),
    { minLength: 1, maxLength: 24 },
  );
const on = fc.constantFrom(...shared);
const program = { tree: composed(), dts: frames(1 / 16), on };

/** All calls up to a frame, each with how often it came before, and the end. */
function eventsUpTo({ looks }: Pick<Watched, 'looks'>, frame: number): string[] {
  const shown = looks.slice(0, frame + 1);
  const counts = new Map<string, number>();
  const calls = shown
    .flatMap(({ calls }) => calls)
    .map((call) => {
      const count = counts.get(call) ?? 0;
      counts.set(call, count + 1);
      return `${call} after ${count}`;
    });
  return [...calls, shown.at(-1)!.ending].filter((event) => event !== 'none');
}

describe('on every kind of clock', () => {
  it("RxJS's own operators show the same as sequence, spawn and repeatTimes", () => {
    fc.assert(
      fc.property(fc.record(program), ({ tree, ...program }) => {
        const { expected, all } = shownBy(shared, builtLike(tree), program);
        const looks = unordered(expected.looks);
        for (const each of all)
          expectEqual({ ...each, looks: unordered(each.looks) }, { ...each, looks, subscriptions: 1, isLeft: true });
      }),
      { numRuns },
    );
  });

  it('calls in the order of the exact times across branches, as a spawn does', () => {
    const branch = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 });
    const rate = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(fc.array(branch, { minLength: 2, maxLength: 5 }), rate, on, (branches, rate, on) => {
        // Branch i calls at multiples of 1/16 s plus i/1024 s, so no two call at the same time.
        const parts = ({ world }: Played) =>
          branches.map((lengths, branch) =>
            lengths.flatMap((length, place) => [
              delayTime(length / 16 + (place === 0 ? branch / 1024 : 0)),
              callFunc(() => world.calls.push(`${branch}`)),
            ]),
          );
        const builds: Builds = {
          ofActions$: (played, frame$) => play(spawn(parts(played).map((all) => sequence(all))), {}, frame$),
          ofStreams$: (played, frame$) =>
            merge(...parts(played).map((all) => concat(...all.map((action) => play(action, {}, frame$))))),
        };
        const { expected, all } = shownBy(shared, builds, { dts: new Array<number>(24).fill(rate / 64), on });
        for (const { name, looks } of all) expectEqual({ name, looks }, { name, looks: expected.looks });
      }),
      { numRuns: partOfRuns(4) },
    );
  });

  it('on decimal times calls and ends differ by a frame at most', () => {
    fc.assert(
      fc.property(composed({ grain: 0.1 }), frames(0.01), on, (tree, dts, on) => {
        const { expected, all } = shownBy(shared, builtLike(tree), { dts, on });
        for (const [one, other] of all.flatMap(
          (actual) =>
            [
              [expected, actual],
              [actual, expected],
            ] as const,
        )) {
          for (let frame = 0; frame < dts.length - 1; frame++) {
            const later = eventsUpTo(other, frame + 1);
            expectEqual(
              eventsUpTo(one, frame).filter((event) => !later.includes(event)),
              [],
            );
          }
        }
      }),
      { numRuns: partOfRuns(4) },
    );
  });

  it('unsubscribing stops both at the same point, at every frame', () => {
    fc.assert(
      fc.property(fc.record({ ...program, stopAfter: fc.nat(23) }), ({ tree, ...program }) => {
        const { expected, all } = shownBy(shared, builtLike(tree), program);
        for (const { name, looks, isLeft } of all)
          expectEqual(
            { name, looks: unordered(looks), isLeft },
            { name, looks: unordered(expected.looks), isLeft: true },
          );
      }),
      { numRuns: partOfRuns(4) },
    );
  });

  it('an error from any call ends them, and nothing moves after', () => {
    fc.assert(
      fc.property(fc.record({ ...program, fails: fc.integer({ min: 1, max: 6 }) }), ({ tree, ...program }) => {
        const { expected, all } = shownBy(shared, builtLike(tree), program);
        for (const { name, looks, isLeft } of all) {
          const endings = looks.map(({ ending }) => ending);
          expectEqual({ name, endings }, { name, endings: expected.looks.map(({ ending }) => ending) });
          const failed = endings.indexOf('error');
          if (failed < 0) continue;
          for (const look of looks.slice(failed + 1)) expectEqual(look, { ...looks[failed], calls: [] });
          expect(isLeft).toBe(true);
        }
      }),
      { numRuns: partOfRuns(4) },
    );
  });

  it('chains are exact, in order, on one subscription, with errors and when stopped', () => {
    const all = [...shared, ...unshared];
    // In a repetition, a spawn takes the place of a race.
    const chains = composed({ compositions: ['sequence', 'repeat', 'script', 'firstOf'] }).filter(
      ({ text }) => !text.includes('spawn'),
    );
    const stopped = { stopAfter: fc.nat(30), fails: fc.integer({ min: 1, max: 12 }) };
    fc.assert(
      fc.property(
        fc.record({ ...program, ...stopped, tree: chains, on: fc.constantFrom(...all) }),
        ({ tree, ...program }) => {
          const { expected, all: shown } = shownBy(all, builtLike(tree), program);
          for (const each of shown)
            expectEqual(each, { name: each.name, looks: expected.looks, subscriptions: 1, isLeft: true });
        },
      ),
      { numRuns: partOfRuns(2) },
    );
  });
});
