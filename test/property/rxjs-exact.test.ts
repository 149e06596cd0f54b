import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { play } from 'rx-motion';
import { type Build, type ClockKind, shared, unshared, type Watched } from './random/clock-kind.js';
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
const unordered = (looks: Watched['looks']): unknown =>
  looks.map((look) => ({ ...look, calls: [...look.calls].sort((a, b) => a - b) }));

/** What the library's actions show on one kind of clock, and RxJS's operators on each kind. */
function shownBy(
  kinds: readonly ClockKind[],
  { tree, dts, on, fails = Infinity, stopAfter = Infinity }: Program,
): { expected: Watched; all: (Watched & { readonly name: string })[] } {
  const expected = on.run(ofActions$, tree, new World(fails), dts, stopAfter);
  const all = kinds.map((kind) => ({
    name: kind.name,
    ...kind.run(streamOf, tree, new World(fails), dts, stopAfter),
  }));
  return { expected, all };
}

interface Program {
  readonly tree: Composition;
  readonly dts: readonly number[];
  /** The kind of clock on which the actions are played. */
  readonly on: ClockKind;
  /** The call that throws. */
  readonly fails?: number;
  /** The frame before which it is stopped. */
  readonly stopAfter?: number;
}

const on = fc.constantFrom(...shared);
const program = { tree: trees.map((tree) => named(tree)), dts: deltas, on };

/** All calls up to a frame, each with how often it came before, and the end. */
function eventsUpTo({ looks }: Pick<Watched, 'looks'>, frame: number): string[] {
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

describe('on every kind of clock', () => {
  it("RxJS's own operators show the same as sequence, spawn and repeatTimes", () => {
    fc.assert(
      fc.property(fc.record(program), (program) => {
        const { expected, all } = shownBy(shared, program);
        const looks = unordered(expected.looks);
        for (const each of all)
          expect({ ...each, looks: unordered(each.looks) }).toEqual({ ...each, looks, subscriptions: 1, isLeft: true });
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
        const tree = named({
          kind: 'merge',
          children: branches.map((parts, index) => ({
            kind: 'concat',
            children: parts.flatMap((part, place): Composition[] => [
              { kind: 'moveBy', name: 0, seconds: part / 16 + (place === 0 ? index / 1024 : 0), x: 1 },
              { kind: 'call', name: 0 },
            ]),
          })),
        });
        const { expected, all } = shownBy(shared, { tree, dts: new Array<number>(24).fill(rate / 64), on });
        for (const { name, looks } of all) expect({ name, looks }).toEqual({ name, looks: expected.looks });
      }),
      { numRuns: partOfRuns(4) },
    );
  });

  it('on decimal times calls and ends differ by a frame at most', () => {
    fc.assert(
      fc.property(
        decimalTrees.map((tree) => named(tree)),
        decimalDeltas,
        on,
        (tree, dts, on) => {
          const { expected, all } = shownBy(shared, { tree, dts, on });
          for (const [one, other] of all.flatMap(
            (actual) =>
              [
                [expected, actual],
                [actual, expected],
              ] as const,
          )) {
            for (let frame = 0; frame < dts.length - 1; frame++) {
              const later = eventsUpTo(other, frame + 1);
              expect(eventsUpTo(one, frame).filter((event) => !later.includes(event))).toEqual([]);
            }
          }
        },
      ),
      { numRuns: partOfRuns(4) },
    );
  });

  it('unsubscribing stops both at the same point, at every frame', () => {
    fc.assert(
      fc.property(fc.record({ ...program, stopAfter: fc.nat(23) }), (program) => {
        const { expected, all } = shownBy(shared, program);
        for (const { name, looks, isLeft } of all)
          expect([name, unordered(looks), isLeft]).toEqual([name, unordered(expected.looks), true]);
      }),
      { numRuns: partOfRuns(4) },
    );
  });

  it('an error from any call ends them, and nothing moves after', () => {
    fc.assert(
      fc.property(fc.record({ ...program, fails: fc.integer({ min: 1, max: 6 }) }), (program) => {
        const { expected, all } = shownBy(shared, program);
        for (const { name, looks, isLeft } of all) {
          const endings = looks.map(({ ending }) => ending);
          expect({ name, endings }).toEqual({ name, endings: expected.looks.map(({ ending }) => ending) });
          const failed = endings.indexOf('error');
          if (failed < 0) continue;
          for (const look of looks.slice(failed + 1)) expect(look).toEqual({ ...looks[failed], calls: [] });
          expect(isLeft).toBe(true);
        }
      }),
      { numRuns: partOfRuns(4) },
    );
  });

  it('chains are exact, in order, on one subscription, with errors and when stopped', () => {
    const all = [...shared, ...unshared];
    const program = {
      ...{ tree: chains.map((tree) => named(tree)), dts: deltas, on: fc.constantFrom(...all) },
      ...{ stopAfter: fc.nat(30), fails: fc.integer({ min: 1, max: 12 }) },
    };
    fc.assert(
      fc.property(fc.record(program), (program) => {
        const { expected, all: shown } = shownBy(all, program);
        for (const each of shown)
          expect(each).toEqual({ name: each.name, looks: expected.looks, subscriptions: 1, isLeft: true });
      }),
      { numRuns: partOfRuns(2) },
    );
  });
});
