import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  ActionManager,
  at,
  callFunc,
  delayTime,
  eased,
  firstOf,
  moveBy,
  moveTo,
  repeatTimes,
  reverseTime,
  type ReversibleAction,
  scaleBy,
  scaleTo,
  sequence,
  sineInOut,
  spawn,
  speed,
  yoyo,
} from 'rx-motion';
import { respectReducedMotion } from 'rx-motion/dom';
import { from, of } from 'rxjs';
import { numRuns, partOfRuns } from './runs.js';

interface Body {
  x: number;
  scaleX: number;
  scaleY: number;
}

/** Makes an action; the callbacks in it add their names to `calls`. */
type Make = (calls: string[]) => ReversibleAction<Body>;

interface Part {
  readonly make: Make;
  readonly text: string;
}

const place = fc.integer({ min: -50, max: 50 });
const part = (text: string, make: Make): Part => Object.assign({ make, text }, { [fc.toStringMethod]: () => text });

/** Seconds; longer than any of them. */
const LONG = 20;

interface Allowed {
  /** Whether some actions own what they write. */
  readonly owns: boolean;
  readonly scales?: boolean;
  /** Whether some of them go there and back. */
  readonly goesBack?: boolean;
  /** The shortest actions, in 1/97 s. */
  readonly least?: number;
}

/** Actions whose branches write the same few properties. */
function partsOf({ owns, scales = true, least = 0, goesBack = false }: Allowed): fc.Arbitrary<Part> {
  let names = 0;
  const seconds = fc.integer({ min: least, max: 99 }).map((number) => number / 97);
  const factor = fc.constantFrom(0.5, 2, 3);
  const timed = (name: string, value: fc.Arbitrary<number>, make: (s: number, value: number) => unknown) =>
    fc
      .tuple(seconds, value)
      .map(([s, value]) => part(`${name}(${s}, ${value})`, () => make(s, value) as ReversibleAction<Body>));
  const leaf = fc.oneof(
    timed('moveBy x', place, (s, x) => moveBy(s, { x })),
    scales ? timed('scaleBy', factor, scaleBy) : timed('moveBy x', factor, (s, x) => moveBy(s, { x })),
    timed('delayTime', fc.constant(0), (s) => delayTime(s)),
    fc.constant(0).map(() => {
      const name = `call ${names++}`;
      return part(name, (calls) => callFunc(() => calls.push(name)));
    }),
    ...(owns ? [timed('moveTo x', place, (s, x) => moveTo(s, { x })), timed('scaleTo', factor, scaleTo)] : []),
  );
  return fc.letrec<{ part: Part }>((tie) => {
    const around = (
      weight: number,
      name: string,
      make: (action: ReversibleAction<Body>) => ReversibleAction<Body>,
      inner = tie('part'),
    ) => ({ weight, arbitrary: inner.map((one) => part(`${name}(${one.text})`, (calls) => make(one.make(calls)))) });
    const several = (name: string, make: (actions: ReversibleAction<Body>[]) => ReversibleAction<Body>) => ({
      weight: 3,
      arbitrary: fc
        .array(tie('part'), { minLength: 1, maxLength: 3 })
        .map((all) =>
          part(`${name}(${all.map(({ text }) => text).join(', ')})`, (calls) =>
            make(all.map(({ make }) => make(calls))),
          ),
        ),
    });
    return {
      part: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        { weight: 5, arbitrary: leaf },
        several('sequence', (all) => sequence(all)),
        several('spawn', (all) => spawn(all)),
        {
          weight: 2,
          arbitrary: fc
            .tuple(seconds, tie('part'))
            .map(([s, one]) => part(`at(${s}, ${one.text})`, (calls) => at(s, one.make(calls)))),
        },
        around(1, 'repeatTimes 2', (one) => repeatTimes(one, 2)),
        around(1, 'speed 1.5', (one) => speed(one, 1.5)),
        around(1, 'eased sineInOut', (one) => eased(one, sineInOut)),
        ...(goesBack ? [around(1, 'yoyo', (one) => yoyo(one), leaf)] : []),
        around(1, 'respectReducedMotion', (one) => respectReducedMotion(one, undefined, of(false))),
        ...(owns || !scales ? [] : [around(1, 'reverseTime', (one) => reverseTime(one))]),
      ),
    };
  }).part;
}

/** The same in a race that it wins. */
function raced(one: Part): Part {
  return part(
    `firstOf(${one.text}, delayTime(${LONG}))`,
    (calls) => firstOf(one.make(calls), delayTime(LONG)) as unknown as ReversibleAction<Body>,
  );
}

function branches(allowed: Allowed): fc.Arbitrary<Part[]> {
  const one = partsOf(allowed);
  return fc.array(allowed.owns ? fc.oneof({ weight: 4, arbitrary: one }, one.map(raced)) : one, {
    minLength: 2,
    maxLength: 4,
  });
}

/** A spawn of these. */
function spawnOf(parts: readonly Part[], calls: string[]): ReversibleAction<Body> {
  return spawn(parts.map(({ make }) => make(calls)));
}

interface Ending {
  readonly calls: readonly string[];
  readonly body: Body;
}

/** How a spawn ends when it is shown these times, the last one after its end. */
function endOn(parts: readonly Part[], times: (duration: number) => readonly number[]): Ending {
  const calls: string[] = [];
  const body = { x: 1, scaleX: 1, scaleY: 1 };
  const action = spawnOf(parts, calls);
  from(times(Math.min(action.duration, LONG)))
    .pipe(action.on(body))
    .subscribe();
  return { calls, body };
}

/** How it ends under a manager, in frames of these lengths. */
function endUnder(parts: readonly Part[], dt: number): Ending {
  const calls: string[] = [];
  const body = { x: 1, scaleX: 1, scaleY: 1 };
  const manager = new ActionManager();
  const running = manager.runAction(spawnOf(parts, calls), body);
  for (let frames = 0; running.ending === undefined && frames < 1e5; frames++) manager.update(dt);
  return { calls, body };
}

const frames = (rate: number) => (duration: number) =>
  Array.from({ length: Math.ceil(duration * rate) + 2 }, (_, frame) => frame / rate);

function expectSame(actual: Ending, expected: Ending): void {
  expect(actual.calls).toEqual(expected.calls);
  for (const [name, value] of Object.entries(expected.body))
    expect(actual.body[name as keyof Body]).toBeCloseTo(value as number, 6);
}

describe('law 1, branches that write the same property', () => {
  it.each([true, false])('end alike, with their callbacks in the same order, at any frame rate (To: %s)', (owns) => {
    fc.assert(
      fc.property(branches({ owns, goesBack: owns }), (parts) => {
        const once = endOn(parts, (duration) => [0, duration + 1]);
        expectSame(
          endOn(parts, (duration) => [duration + 1]),
          once,
        );
        for (const rate of [30, 59.94, 144]) expectSame(endOn(parts, frames(rate)), once);
        for (const rate of [59.94, 240]) expectSame(endUnder(parts, 1 / rate), once);
      }),
      { numRuns: partOfRuns(4) },
    );
  });
  it('end alike when time has come back', () => {
    const times = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 6 });
    fc.assert(
      fc.property(branches({ owns: true }), times, (parts, times) => {
        const once = endOn(parts, (duration) => [0, duration + 1]);
        const jumping = endOn(parts, (duration) => [...times.map((time) => time / 97), duration + 1]);
        expect(jumping.body.x).toBeCloseTo(once.body.x, 6);
      }),
      { numRuns },
    );
  });
});

describe('law 7, branches that write the same property', () => {
  it('retrace: moves', () => {
    const share = fc.integer({ min: 1, max: 996 }).map((number) => number / 997);
    const moves = branches({ owns: false, scales: false, least: 1 });
    fc.assert(
      fc.property(moves, share, (parts, share) => expectRetraced((calls) => spawnOf(parts, calls), share)),
      { numRuns },
    );
  });

  it('retrace: scales one after another, declared in any order', () => {
    const scale = fc.tuple(fc.integer({ min: 1, max: 99 }), fc.constantFrom(0.25, 0.5, 2, 3));
    const scales = fc.array(scale, { minLength: 2, maxLength: 5 });
    const order = fc.infiniteStream(fc.nat(99));
    const share = fc.integer({ min: 1, max: 996 }).map((number) => number / 997);
    fc.assert(
      fc.property(scales, order, share, (scales, order, share) => {
        let end = 0;
        const entries = scales.map(([length, by]) => {
          const start = end;
          end += length / 97;
          return { place: order.next().value as number, action: at(start, scaleBy(length / 97, by)) };
        });
        const inOrder = entries.sort((a, b) => a.place - b.place).map(({ action }) => action);
        expectRetraced(() => spawn(inOrder), share);
      }),
      { numRuns },
    );
  });
});

/** Compares the state at a part of the duration with the same point of the reverse, run from the end at two rates. */
function expectRetraced(make: Make, share: number): void {
  const { duration } = make([]);
  const time = duration * share;
  const there = shown(make([]), [0, time]);
  for (const times of [
    [0, duration - time],
    [...frames(60)(duration - time).slice(0, -2), duration - time],
  ]) {
    const back = shown(make([]).reverse(), times, shown(make([]), [0, duration + 1]));
    for (const [name, value] of Object.entries(there)) expect(back[name as keyof Body]).toBeCloseTo(value as number, 6);
  }
}

/** The state after these times. */
function shown(action: ReversibleAction<Body>, times: readonly number[], found = { x: 1, scaleX: 1, scaleY: 1 }): Body {
  const body = { ...found };
  from(times).pipe(action.on(body)).subscribe();
  return body;
}
