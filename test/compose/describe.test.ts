import { describe as group, expect, it } from '@jest/globals';
import {
  type Action,
  at,
  callFunc,
  describe,
  type Description,
  eased,
  fadeIn,
  firstOf,
  moveBy,
  moveTo,
  named,
  repeatForever,
  repeatTimes,
  reverseTime,
  run,
  script,
  sequence,
  sineIn,
  spawn,
  speed,
  stagger,
  tapped,
  targeted,
  timeline,
  waitFor,
  yoyo,
} from 'rx-motion';
import { NEVER } from 'rxjs';
import { rows } from '../bad-input/rows.js';

const move = moveBy(1, { x: 10, y: 0 });
const fade = fadeIn(0.5);
const moved = { kind: 'moveBy', duration: 1, offset: 0, children: [] };
const faded = { kind: 'fadeIn', duration: 0.5, offset: 0, children: [] };

group('every function that makes an action', () => {
  const calls = Object.entries(rows).flatMap(([entryPoint, table]) =>
    Object.entries(table).flatMap(([name, row]) => (typeof row === 'string' ? [] : [{ entryPoint, name, row }])),
  );

  it('is the name in the description', async () => {
    const kinds = new Map<string, string>();
    for (const { entryPoint, name, row } of calls) {
      const module = (await import(`${entryPoint.replace('rx-motion', '../../src')}/index.js`)) as object;
      const exported = (module as Readonly<Record<string, (...given: unknown[]) => unknown>>)[name]!;
      if (String(exported).startsWith('class')) continue;
      const made: unknown = exported(...(typeof row === 'function' ? row() : row).map(([value]) => value));
      if (isAction(made)) kinds.set(`${entryPoint}: ${name}`, describe(made).kind);
    }
    expect(kinds.size).toBeGreaterThan(90);
    // `named` does not change the kind of an action.
    expect([...kinds].filter(([name, kind]) => !name.endsWith(`: ${kind}`))).toEqual([
      ['rx-motion: named', 'delayTime'],
    ]);
  });

  function isAction(made: unknown): made is Action<never> {
    return typeof (made as Partial<Action<never>> | undefined)?.on === 'function';
  }
});

group('offsets', () => {
  it.each<[string, Action<never>, Description]>([
    [
      'of a sequence add up',
      sequence(move, fade, move),
      {
        ...{ kind: 'sequence', duration: 2.5, offset: 0 },
        children: [moved, { ...faded, offset: 1 }, { ...moved, offset: 1.5 }],
      },
    ],
    ['of a spawn are 0', spawn(move, fade), { kind: 'spawn', duration: 1, offset: 0, children: [moved, faded] }],
    ['of at are its time', at(2, move), { kind: 'at', duration: 3, offset: 0, children: [{ ...moved, offset: 2 }] }],
    [
      'of a stagger are its starts',
      stagger(0.25, move, move),
      { kind: 'stagger', duration: 1.25, offset: 0, children: [moved, { ...moved, offset: 0.25 }] },
    ],
    [
      'of a reversed stagger are its starts on the way back',
      stagger(0.25, move, moveBy(2, { x: 1 })).reverse(),
      {
        ...{ kind: 'stagger', duration: 2.25, offset: 0 },
        children: [
          { ...moved, offset: 1.25 },
          { ...moved, duration: 2 },
        ],
      },
    ],
    [
      'of a timeline have the labels of its entries, without marks',
      timeline({ a: move, mark: 5, b: { at: 'a', offset: 0.5, action: fade } }),
      {
        ...{ kind: 'timeline', duration: 1, offset: 0 },
        children: [
          { ...moved, label: 'a' },
          { ...faded, label: 'b', offset: 0.5 },
        ],
      },
    ],
    [
      'are Infinity after an action of unknown length',
      sequence(waitFor(NEVER), move, repeatForever(move)),
      {
        ...{ kind: 'sequence', duration: Infinity, offset: 0 },
        children: [
          { kind: 'waitFor', duration: Infinity, offset: 0, children: [] },
          { ...moved, offset: Infinity },
          { kind: 'repeatForever', duration: Infinity, offset: Infinity, children: [moved] },
        ],
      },
    ],
  ])('%s', (_name, action, expected) => {
    expect(describe(action)).toEqual(expected);
  });
});

it.each<[string, Action<never>, number]>([
  ['eased', eased(move, sineIn), 1],
  ['speed', speed(move, 2), 0.5],
  ['repeatTimes', repeatTimes(move, 3), 3],
  ['reverseTime', reverseTime(move), 1],
  ['yoyo', yoyo(move), 2],
  ['targeted', targeted({ x: 0, y: 0 }, move), 1],
  ['tapped', tapped(move, { start: () => undefined, end: () => undefined }), 1],
  ['firstOf', firstOf(move), Infinity],
])('%s contains its parts in their own time', (kind, action, duration) => {
  expect(describe(action)).toEqual({ kind, duration, offset: 0, children: [moved] });
});

it('omits the steps of a script, which are not known beforehand', () => {
  const action = script(function* () {
    yield* run(move);
  });
  expect(describe(action)).toEqual({ kind: 'script', duration: Infinity, offset: 0, children: [] });
});

it('keeps the kind of an empty composition', () => {
  const kinds = [sequence(), spawn(), stagger(1), repeatTimes(move, 0), timeline({})].map((it) => describe(it).kind);
  expect(kinds).toEqual(['sequence', 'spawn', 'stagger', 'repeatTimes', 'timeline']);
});

it('is deeply frozen', () => {
  const all = (tree: Description): readonly object[] => [tree, tree.children, ...tree.children.flatMap(all)];
  const tree = describe(timeline({ a: sequence(move, spawn(move, fade)), b: named('b', fade) }));
  expect(all(tree).filter((part) => !Object.isFrozen(part))).toEqual([]);
});

it('describes hundreds of levels, each with the previous one in it twice', () => {
  let action = callFunc(() => undefined);
  for (let level = 0; level < 900; level++) action = sequence(action, action);
  let tree = describe(action);
  for (let level = 0; level < 900; level++) tree = tree.children[1]!;
  expect(tree).toEqual({ kind: 'callFunc', duration: 0, offset: 0, children: [] });
});

it('starts nothing', () => {
  const target = {
    get x(): number {
      throw new Error('read');
    },
    y: 0,
  };
  expect(describe(targeted(target as never, moveTo(1, { x: 1, y: 1 }))).kind).toBe('targeted');
});
