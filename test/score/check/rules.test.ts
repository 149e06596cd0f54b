import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  cubicOut,
  delayTime,
  eased,
  fadeIn,
  fadeTo,
  type FiniteAction,
  fromTo,
  jumpBy,
  keyframes,
  moveBy,
  moveTo,
  place,
  quadraticIn,
  repeatTimes,
  reverseTime,
  sequence,
  shake,
  sineIn,
  sineInOut,
  spawn,
  speed,
  tapped,
  targeted,
  tweenFrom,
  yoyo,
} from 'rx-motion';
import { respectReducedMotion } from 'rx-motion/dom';
import { type Budgets, check, checks, score } from 'rx-motion/score';
import { of } from 'rxjs';
import { numRuns } from '../../property/runs.js';

/** What actions that name their target move. */
const world = { x: 0, y: 0, opacity: 1, rotation: 0 };
const found = { ...world };

type Act = Parameters<typeof score<typeof found>>[0];

function broken(action: Act, budgets: Budgets): unknown[] {
  return check(score(action, found), { overlaps: true, ...budgets }).map(({ property, time, value }) => [
    property,
    time,
    value,
  ]);
}

describe('still', () => {
  it('finds actions that change nothing, but not the axis along which one does not move', () => {
    const budgets = { still: false };
    expect(broken(sequence(fadeTo(0.5, 1), moveTo(1, { x: 1, y: 0 })), budgets)).toEqual([['opacity', 0, 'fadeTo']]);
    expect(broken(yoyo(fadeIn(1)), budgets)).toEqual([['opacity', 0, 'fadeIn']]);
    expect(broken(tweenFrom(1, { opacity: 1 }), budgets)).toEqual([['opacity', 0, 'tweenFrom']]);
  });

  it.each([
    ['a jump that comes back', jumpBy(1, { x: 0, y: 0 }, 10, 1)],
    ['a shake', shake(1, { x: 3 })],
    ['the rests of keyframes', keyframes(1, [{ x: 0 }, { x: 0 }, { x: 9 }, { x: 9 }])],
    ['a pause', sequence(delayTime(1), moveTo(1, { x: 1 }))],
    ['an instant', place({ x: 0, y: 0 })],
    ['the rest of an overlap', spawn(moveTo(1, { x: 5 }), sequence(delayTime(0.25), moveTo(0.5, { x: 5 })))],
  ])('does not find %s', (_, action) => {
    expect(broken(action, { still: false })).toEqual([]);
  });
});

describe('slowStart', () => {
  it('finds curves that start slowly and end fast, where a value begins to change', () => {
    const budgets = { slowStart: false };
    for (const curve of [quadraticIn, sineIn]) {
      expect(broken(moveTo(1, { x: 9 }, curve), budgets)).toEqual([['x', 0, 'moveTo']]);
      expect(broken(sequence(delayTime(1), fadeTo(1, 0, curve)), budgets)).toEqual([['opacity', 1, 'fadeTo']]);
    }
    for (const curve of [cubicOut, sineInOut, undefined])
      expect(broken(moveTo(1, { x: 9 }, curve), budgets)).toEqual([]);
    expect(broken(sequence(moveTo(1, { x: 9 }, cubicOut), moveTo(1, { x: 0 }, quadraticIn)), budgets)).toEqual([]);
  });
});

describe('part', () => {
  it('measures each action, and names one on two axes once', () => {
    const steps = sequence(...[0.25, 0.5].map((duration) => moveBy(duration, { x: 3, y: 4 })));
    expect(broken(steps, { part: 0.25 })).toEqual([['x', 0.25, 0.5]]);
    expect(broken(steps, { part: 0.5 })).toEqual([]);
  });
});

describe('distance', () => {
  it('measures how far a target is from its place at most', () => {
    const there = moveTo(1, { x: 30, y: 40 });
    expect(broken(there, { distance: 49 })).toEqual([[undefined, 1, 50]]);
    expect(broken(yoyo(there), { distance: 49 })).toEqual([[undefined, 1, 50]]);
    expect(broken(repeatTimes(yoyo(there), 9), { distance: 50 })).toEqual([]);
    expect(broken(repeatTimes(moveBy(1, { x: 20 }), 5), { distance: 99 })).toEqual([[undefined, 5, 100]]);
  });

  it('leaves out instants, and what respects reduced motion', () => {
    const budgets = { distance: 0 };
    expect(broken(place({ x: 900, y: 0 }), budgets)).toEqual([]);
    const calm = respectReducedMotion(moveTo(1, { x: 900 }), fadeTo(1, 0), of(false));
    expect(broken(calm, budgets)).toEqual([]);
    expect(broken(sequence(calm, moveBy(1, { x: 3 })), budgets)).toEqual([[undefined, 2, 3]]);
  });
});

describe('checks', () => {
  it('allow what is usual, and name what reviewers name', () => {
    const menu = spawn(moveTo(0.25, { y: 20 }, cubicOut), fromTo(0.25, { opacity: 0 }, { opacity: 1 }));
    for (const budgets of [checks.interface, checks.page]) expect(broken(menu, budgets)).toEqual([]);
    const rules = (budgets: Budgets): string[] =>
      check(score(sequence(fadeIn(1), moveTo(0.6, { x: 400 }, quadraticIn)), found), budgets).map(({ rule }) => rule);
    expect(rules(checks.interface)).toEqual(['still', 'slowStart', 'part', 'part', 'distance', 'duration']);
    expect(rules(checks.page)).toEqual(['still', 'distance']);
  });
});

/** A tree of To-actions, and when each property is written. */
interface Tree {
  readonly action: FiniteAction<typeof found>;
  readonly spans: readonly { readonly property: 'x' | 'opacity'; readonly start: number; readonly end: number }[];
  /** Whether two actions write one property at once. */
  readonly overlaps: boolean;
}

function meet(one: Tree, other: Tree): boolean {
  return one.spans.some((a) =>
    other.spans.some(
      (b) => a.property === b.property && Math.min(a.end, b.end) - Math.max(a.start, b.start) > Number.EPSILON * 1e3,
    ),
  );
}

const durations = fc.constantFrom(0.25, 0.5, 1);
const leaf = fc
  .tuple(durations, fc.constantFrom('x', 'opacity'), fc.integer({ min: 2, max: 99 }))
  .map(([duration, property, value]): Tree => ({
    action: property === 'x' ? moveTo(duration, { x: value }) : fadeTo(duration, value / 100),
    spans: [{ property, start: 0, end: duration }],
    overlaps: false,
  }));
const pause = durations.map((duration): Tree => ({ action: delayTime(duration), spans: [], overlaps: false }));

type Span = Tree['spans'][number];

/** Compositions around one action of a duration, and what they make of a span in it. */
const wraps: readonly (readonly [
  wrap: (action: Tree['action']) => Tree['action'],
  spansOf: (span: Span, duration: number) => readonly Span[],
])[] = [
  [(action) => eased(action, quadraticIn), (span, duration) => [mapped(span, (time) => Math.sqrt(time * duration))]],
  [(action) => speed(action, 2), (span) => [mapped(span, (time) => time / 2)]],
  [(action) => yoyo(action), (span, duration) => [span, mapped(span, (time) => 2 * duration - time)]],
  [(action) => reverseTime(action), (span, duration) => [mapped(span, (time) => duration - time)]],
  [(action) => repeatTimes(action, 2), (span, duration) => [span, mapped(span, (time) => time + duration)]],
  [(action) => respectReducedMotion(action, undefined, of(false)), (span) => [span]],
  [(action) => tapped(action, { start: () => undefined }), (span) => [span]],
  [(action) => targeted(world, action), (span) => [span]],
];

function mapped({ property, start, end }: Span, timeAt: (time: number) => number): Span {
  const times = [timeAt(start), timeAt(end)];
  return { property, start: Math.min(...times), end: Math.max(...times) };
}

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    pause,
    fc.array(tie('tree'), { minLength: 2, maxLength: 3 }).map((trees): Tree => {
      const starts = trees.map((_, index) =>
        trees.slice(0, index).reduce((sum, { action }) => sum + action.duration, 0),
      );
      return {
        action: sequence(...trees.map(({ action }) => action)),
        spans: trees.flatMap(({ spans }, index) => spans.map((span) => mapped(span, (time) => time + starts[index]!))),
        overlaps: trees.some(({ overlaps }) => overlaps),
      };
    }),
    fc.array(tie('tree'), { minLength: 2, maxLength: 3 }).map((trees): Tree => ({
      action: spawn(...trees.map(({ action }) => action)),
      spans: trees.flatMap(({ spans }) => spans),
      overlaps: trees.some((one, index) => one.overlaps || trees.slice(index + 1).some((other) => meet(one, other))),
    })),
    fc.tuple(tie('tree'), fc.constantFrom(...wraps)).map(([{ action, spans, overlaps }, [wrap, spansOf]]): Tree => ({
      action: wrap(action),
      spans: spans.flatMap((span) => spansOf(span, action.duration)),
      overlaps,
    })),
  ),
}));

describe('overlaps', () => {
  it('are found in compositions of any kind', () => {
    let count = 0;
    fc.assert(
      fc.property(tree, ({ action, overlaps }) => {
        const finds = check(score(action, world)).some(({ rule }) => rule === 'overlaps');
        if (overlaps) count++;
        return finds === overlaps;
      }),
      { numRuns },
    );
    expect(count).toBeGreaterThan(numRuns / 10);
  });
});
