import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { play } from 'rx-motion';
import { type Build, shared, unshared, type Watched } from './random/clock-kind.js';
import {
  actionOf,
  chains,
  type Composition,
  decimalDeltas,
  decimalTrees,
  deltas,
  named,
  streamOf,
  trees,
  World,
} from './random/composition.js';
import { numRuns, partOfRuns } from './runs.js';

const ofActions$: Build = (tree, world, frame$) => play(actionOf(tree, world), {}, frame$);

/** Of calls at the same time, RxJS's merge may deliver those of a later branch first. */
const unordered = ({ looks }: Watched): unknown =>
  looks.map((look) => ({ ...look, calls: [...look.calls].sort((a, b) => a - b) }));

/** All calls up to a frame, each with how often it came before, and the end. */
function eventsUpTo({ looks }: Watched, frame: number): string[] {
  const shown = looks.slice(0, frame + 1);
  const counts = new Map<number, number>();
  const calls = shown
    .flatMap(({ calls }) => calls)
    .map((call) => {
      const count = counts.get(call) ?? 0;
      counts.set(call, count + 1);
      return `${call} after ${count}`;
    });
  return [...calls, shown.at(-1)!.ending].filter((event) => event !== 'none');
}

describe.each(shared)('on $name', (kind) => {
  it("RxJS's own operators show the same as sequence, spawn and repeatTimes", () => {
    fc.assert(
      fc.property(trees, deltas, (composition, dts) => {
        const tree = named(composition);
        const expected = kind.run(ofActions$, tree, new World(), dts);
        const actual = kind.run(streamOf, tree, new World(), dts);
        expect(unordered(actual)).toEqual(unordered(expected));
        expect([actual.subscriptions, actual.isLeft]).toEqual([1, true]);
      }),
      { numRuns },
    );
  });

  it('calls in the order of the exact times across branches, as a spawn does', () => {
    const branch = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 });
    const rate = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(fc.array(branch, { minLength: 2, maxLength: 5 }), rate, (branches, rate) => {
        let name = 0;
        // Branch i calls at multiples of 1/16 s plus i/1024 s, so no two call at the same time.
        const tree: Composition = {
          kind: 'merge',
          children: branches.map((parts, index) => ({
            kind: 'concat',
            children: parts.flatMap((part, place): Composition[] => [
              { kind: 'moveBy', name: name++, seconds: part / 16 + (place === 0 ? index / 1024 : 0), x: 1 },
              { kind: 'call', name: name++ },
            ]),
          })),
        };
        const dts = new Array<number>(24).fill(rate / 64);
        expect(kind.run(streamOf, tree, new World(), dts).looks).toEqual(
          kind.run(ofActions$, tree, new World(), dts).looks,
        );
      }),
      { numRuns: partOfRuns(4) },
    );
  });

  it('on decimal times calls and ends differ by a frame at most', () => {
    fc.assert(
      fc.property(decimalTrees, decimalDeltas, (composition, dts) => {
        const tree = named(composition);
        const expected = kind.run(ofActions$, tree, new World(), dts);
        const actual = kind.run(streamOf, tree, new World(), dts);
        for (const [one, other] of [
          [expected, actual],
          [actual, expected],
        ] as const) {
          for (let frame = 0; frame < dts.length - 1; frame++) {
            const later = eventsUpTo(other, frame + 1);
            expect(eventsUpTo(one, frame).filter((event) => !later.includes(event))).toEqual([]);
          }
        }
      }),
      { numRuns: partOfRuns(2) },
    );
  });

  it('unsubscribing stops both at the same point, at every frame', () => {
    fc.assert(
      fc.property(trees, deltas, fc.nat(23), (composition, dts, stopAfter) => {
        const tree = named(composition);
        const expected = kind.run(ofActions$, tree, new World(), dts, stopAfter);
        const actual = kind.run(streamOf, tree, new World(), dts, stopAfter);
        expect(unordered(actual)).toEqual(unordered(expected));
        expect(actual.isLeft).toBe(true);
      }),
      { numRuns: partOfRuns(4) },
    );
  });

  it('an error from any call ends them, and nothing moves after', () => {
    fc.assert(
      fc.property(trees, deltas, fc.integer({ min: 1, max: 6 }), (composition, dts, fails) => {
        const tree = named(composition);
        const { looks, isLeft } = kind.run(streamOf, tree, new World(fails), dts);
        const expected = kind.run(ofActions$, tree, new World(fails), dts);
        expect(looks.map(({ ending }) => ending)).toEqual(expected.looks.map(({ ending }) => ending));
        const failed = looks.findIndex(({ ending }) => ending === 'error');
        if (failed < 0) return;
        for (const look of looks.slice(failed + 1)) expect(look).toEqual({ ...looks[failed], calls: [] });
        expect(isLeft).toBe(true);
      }),
      { numRuns: partOfRuns(4) },
    );
  });
});

describe.each([...shared, ...unshared])('chains on $name', (kind) => {
  it('are exact, in order, on one subscription, with errors and when stopped', () => {
    fc.assert(
      fc.property(chains, deltas, fc.nat(30), fc.integer({ min: 1, max: 12 }), (composition, dts, stopAfter, fails) => {
        const tree = named(composition);
        const expected = kind.run(ofActions$, tree, new World(fails), dts, stopAfter);
        const actual = kind.run(streamOf, tree, new World(fails), dts, stopAfter);
        expect(actual).toEqual(expected);
        expect([actual.subscriptions, actual.isLeft]).toEqual([1, true]);
      }),
      { numRuns },
    );
  });
});
