import { describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import fc from 'fast-check';
import {
  type Action,
  callFunc,
  defineAction,
  delayTime,
  type EndingAction,
  fadeTo,
  type FiniteAction,
  moveBy,
  repeatForever,
  type ReversibleAction,
  timeline,
  waitFor,
} from 'rx-motion';
import { from, NEVER, Subject } from 'rxjs';

const second = delayTime(1);

describe('a timeline', () => {
  it('starts the first entry at 0 and each other one after the previous one', () => {
    expect(timeline({ a: second, b: delayTime(2), c: { action: second } }).labels).toEqual({ a: 0, b: 1, c: 3 });
  });

  it('starts an entry at a time, with another one or after it, plus an offset', () => {
    const { labels, duration } = timeline({
      a: { at: 2, action: second },
      b: { at: 'a', action: second },
      c: { at: 'a', offset: 0.25, action: second },
      d: { after: 'a', action: second },
      e: { after: 'a', offset: -0.5, action: second },
      f: { offset: 0.5, action: second },
    });
    expect(labels).toEqual({ a: 2, b: 2, c: 2.25, d: 3, e: 2.5, f: 4 });
    expect(duration).toBe(5);
  });

  it('accepts references to later entries, and marks without an action', () => {
    const { labels } = timeline({
      intro: 0,
      title: { at: 'end', offset: -1, action: second },
      chorus: 12,
      after: { offset: 0.5 },
      end: { after: 'long' },
      long: { at: 'intro', action: delayTime(3) },
    });
    expect(labels).toEqual({ intro: 0, title: 2, chorus: 12, after: 12.5, end: 3, long: 0 });
  });

  it('runs its actions at their times, and jumps to labels', () => {
    const time$ = new Subject<number>();
    const log: string[] = [];
    const ship = { x: 0, y: 0, opacity: 1 };
    const show = timeline({
      there: moveBy(1, { x: 8, y: 0 }),
      fade: { at: 'there', offset: 0.5, action: fadeTo(1, 0) },
      arrival: { after: 'there', action: callFunc(() => log.push('arrived')) },
      back: { after: 'fade', action: moveBy(1, { x: -8, y: 0 }) },
    });
    time$.pipe(show.on(ship)).subscribe();
    const at = (time: number) => {
      time$.next(time);
      return [ship.x, ship.opacity, ...log];
    };
    expect(at(0.75)).toEqual([6, 0.75]);
    expect(at(show.labels.arrival)).toEqual([8, 0.5, 'arrived']);
    expect(at(show.labels.back + 0.5)).toEqual([4, 0, 'arrived']);
    expect(at(0.25)).toEqual([2, 1, 'arrived']);
  });

  it('reaches each label exactly, and ends with the entry that ends last', () => {
    const hundredths = (most: number) => fc.nat(most).map((n) => n / 100);
    const entry = fc.record({
      at: hundredths(300),
      seconds: hundredths(100),
      offset: hundredths(50),
      placed: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 8 }), (entries) => {
        const begun: string[] = [];
        const score = timeline(
          Object.fromEntries(
            entries.map(({ at, seconds, offset, placed }, index) => {
              const begin = defineAction(seconds, () => (begun.push(`e${index}`), () => undefined));
              return [`e${index}`, { ...(placed && { at }), offset, action: begin }];
            }),
          ),
        );
        const starts = Object.entries(score.labels);
        for (const [label, time] of starts) {
          begun.length = 0;
          from([0, time]).pipe(score.on({})).subscribe();
          expect(begun).toContain(label);
        }
        expect(score.duration).toBe(Math.max(...starts.map(([, time], index) => time + entries[index]!.seconds)));
      }),
    );
  });

  it('is as reversible, finite or ending as its actions, on a suitable target', () => {
    const one = timeline({ a: moveBy(1, { x: 1, y: 1 }), b: { at: 'a', action: fadeTo(1, 0) } });
    expectTypeOf(one).toExtend<FiniteAction<{ x: number; y: number; opacity: number }>>();
    expectTypeOf(one.labels).toEqualTypeOf<Readonly<Record<'a' | 'b', number>>>();
    expectTypeOf(timeline({ a: second, b: 3 })).toExtend<ReversibleAction<unknown>>();
    expectTypeOf(timeline({ a: second, b: waitFor(NEVER) })).toExtend<EndingAction<unknown>>();
    expectTypeOf(timeline({ a: second, b: repeatForever(second) })).toExtend<Action<unknown>>();
    // @ts-expect-error -- a label that does not exist
    expect(() => timeline({ a: second, b: { at: 'c', action: second } })).toThrow(
      new TypeError(`timeline: a start must be relative, as '<' or '+=0.2', or refer to a, b, got "c"`),
    );
    // @ts-expect-error -- nor here
    expect(() => timeline({ a: second, b: { after: 'c', action: second } })).toThrow(
      new TypeError('timeline: a start must refer to a, b, got "c"'),
    );
    expect(() => timeline({ a: second, b: { at: 'a', after: 'a', action: second } })).toThrow(
      new TypeError('timeline: either at or after of b must be given, got both'),
    );
  });

  it('rejects impossible times', () => {
    const thrown = (entries: object): unknown => {
      try {
        return timeline(entries as never);
      } catch (error) {
        return error;
      }
    };
    expect(thrown({ a: { at: 1, offset: -2, action: second } })).toEqual(
      new RangeError('timeline: the start of a must be >= 0 and finite, got -1'),
    );
    expect(thrown({ a: { offset: NaN } })).toEqual(
      new RangeError('timeline: the offset of a must be a finite number, got NaN'),
    );
    expect(thrown({ a: { at: 'b' }, b: { after: 'a' } })).toEqual(
      new RangeError('timeline: the start of a must not depend on itself, got a > b > a'),
    );
    expect(thrown({ a: waitFor(NEVER), b: second })).toEqual(
      new RangeError('timeline: the start of b must be >= 0 and finite, got Infinity'),
    );
    expect(thrown({ 10: second, 9: second })).toEqual(
      new RangeError('timeline: a label must not be a whole number, got 9'),
    );
    expect(thrown({ a: 'soon' })).toEqual(new TypeError('timeline: a must be an object, got "soon"'));
    expect(thrown({ a: { action: second, curve: 1 } })).toEqual(
      new TypeError('timeline: curve must be a function such as cubicOut of rx-motion, got 1'),
    );
    expect(thrown({ a: { action: {} } })).toEqual(
      new TypeError('timeline: expected an action of this library, got an object'),
    );
  });
});
