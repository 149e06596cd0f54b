import { describe, it } from '@jest/globals';
import fc from 'fast-check';
import { delayTime, eased, type FiniteAction, repeatTimes, sequence, spawn, timeline } from 'rx-motion';
import { actionOf } from './random/action-of.js';
import { Drive } from './random/drive.js';
import type { Figure } from './random/figure.js';
import { groups } from './random/leaf.js';
import { expectEqual } from './random/near.js';
import { compositions } from './random/shape.js';
import { times } from './random/times.js';
import { type Tree, trees } from './random/tree.js';
import { founds, type World } from './random/world.js';
import { partOfRuns } from './runs.js';

/** Parts that follow one another with gaps, and all write the same few properties. */
type Voice = readonly { readonly gap: number; readonly tree: Tree }[];

const VOICES = 3;
const bodies = compositions.filter((kind) => kind !== 'targeted');
/** Each voice writes different properties. */
const voices: fc.Arbitrary<Voice[]> = fc.tuple(
  ...Array.from({ length: VOICES }, (_, voice) => {
    const own = groups.filter((_, index) => index % VOICES === voice);
    const tree = trees({
      compositions: bodies,
      calls: false,
      leaf: ({ group }) => group === undefined || own.includes(group),
    });
    return fc.array(fc.record({ gap: fc.constantFrom(0, 0, 0.25, 0.5, 1.25), tree }), { maxLength: 3 });
  }),
);

interface Entry {
  readonly label: string;
  readonly start: number;
  readonly before: string | undefined;
  readonly gap: number;
  readonly tree: Tree;
}

/** The parts of all voices with their starts. */
function entriesOf(voices: readonly Voice[]): Entry[] {
  return voices.flatMap((voice, number) => {
    let end = 0;
    let before: string | undefined;
    return voice.map(({ gap, tree }, index) => {
      const entry = { label: `${'abc'[number]}${index}`, start: end + gap, before, gap, tree };
      end = entry.start + tree.duration;
      before = entry.label;
      return entry;
    });
  });
}

/** In any order, except that instants at the same time keep their order, because it is the order of declaration. */
function shuffled(entries: readonly Entry[], anywhere: () => number): Entry[] {
  let place = 0;
  return entries
    .map((entry, index) => {
      const previous = entries[index - 1];
      const isAtOnce = entry.tree.duration === 0 && previous?.tree.duration === 0 && entry.start === previous.start;
      if (!isAtOnce || previous.label !== entry.before) place = anywhere();
      return { entry, place };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry);
}

/** In the given order, each at a time or after the previous one of its voice. */
function scored(entries: readonly Entry[], refers: boolean): (world: World) => FiniteAction<Figure> {
  return (world) =>
    timeline(
      Object.fromEntries(
        entries.map(({ label, start, before, gap, tree }) => {
          const action = actionOf(tree, world);
          return [
            label,
            refers && before !== undefined ? { after: before, offset: gap, action } : { at: start, action },
          ];
        }),
      ),
    );
}

function sideBySide(voices: readonly Voice[]): (world: World) => FiniteAction<Figure> {
  return (world) =>
    spawn(
      voices.map((voice) =>
        sequence(voice.flatMap(({ gap, tree }) => [...(gap > 0 ? [delayTime(gap)] : []), actionOf(tree, world)])),
      ),
    );
}

/** Surroundings, alone or in a longer run. In some it ends and is entered again from its end. */
const surroundings: readonly ((action: FiniteAction<Figure>) => FiniteAction<Figure>)[] = [
  (action) => action,
  (action) => sequence(action),
  (action) => timeline({ whole: { at: 0, action: sequence(action) } }),
  (action) => sequence(delayTime(0.5), action),
  (action) => sequence(action, delayTime(1)),
  (action) => sequence(delayTime(0.5), sequence(action, delayTime(0.25)), delayTime(0.25)),
  (action) => spawn(sequence(action, delayTime(1)), delayTime(0.5)),
  (action) => repeatTimes(action, 2),
  (action) => eased(sequence(action, delayTime(1)), (t) => t),
];

describe('a timeline, declared in any order', () => {
  it('shows the same as a spawn of sequences, forwards, backwards and jumping', () => {
    const order = fc.infiniteStream(fc.nat(99));
    const around = fc.constantFrom(...surroundings);
    fc.assert(
      fc.property(
        voices,
        order,
        fc.boolean(),
        around,
        times('dyadic'),
        founds,
        (voices, order, refers, around, times, found) => {
          const entries = shuffled(entriesOf(voices), () => order.next().value as number);
          const score = (world: World) => around(scored(entries, refers)(world));
          const twin = (world: World) => around(sideBySide(voices)(world));
          const end = Math.max(0, ...entries.map(({ start, tree }) => start + tree.duration));
          const scores = new Drive(score, found);
          for (const time of times(end + 1)) {
            const state = scores.show(time);
            expectEqual(state, new Drive(score, found).show(time));
            expectEqual(state, new Drive(twin, found).show(time));
          }
        },
      ),
      { numRuns: partOfRuns(4) },
    );
  });
});
