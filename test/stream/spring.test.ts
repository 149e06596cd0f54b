import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cssValues } from 'rx-motion';
import { spring, type SpringOptions } from 'rx-motion/stream';
import { of, Subject, toArray } from 'rxjs';
import { numRuns, partOfRuns } from '../property/runs.js';

/** The values of a spring for goals by time, frame by frame. */
function run(
  options: SpringOptions<number>,
  goals: ReadonlyMap<number, number>,
  dt: number,
  until: number,
): Map<number, number> {
  const frame$ = new Subject<number>();
  const goal$ = new Subject<number>();
  const seen = new Map<number, number>();
  let time = 0;
  goal$.pipe(spring({ ...options, frame$ })).subscribe((value) => seen.set(time, value));
  goal$.next(0);
  for (; time <= until; time += dt) {
    if (time > 0 || goals.has(0)) frame$.next(dt);
    const goal = goals.get(time);
    if (goal !== undefined) {
      const rests = !frame$.observed;
      goal$.next(goal);
      if (rests) frame$.next(0);
    }
  }
  return seen;
}

/**
 * The values of the first at the times that the second has, too: one may come to rest between two frames of the other.
 */
function both(coarse: ReadonlyMap<number, number>, fine: ReadonlyMap<number, number>): [time: number, value: number][] {
  return [...coarse].filter(([time]) => fine.has(time));
}

const springs: readonly SpringOptions<number>[] = [
  { stiffness: 100, damping: 4 },
  { stiffness: 100, damping: 20 },
  { stiffness: 100, damping: 50, mass: 2 },
  { duration: 0.5, bounce: 0.3 },
  { duration: 1, bounce: -0.5 },
  {},
];

describe('a spring', () => {
  it.each(springs)('is the same at any frame rate, bit for bit: %j', (options) => {
    const goals = new Map([
      [0, 100],
      [0.25, 30],
      [1.5, -10],
    ]);
    const coarse = run(options, goals, 1 / 4, 4);
    const fine = run(options, goals, 1 / 64, 4);
    expect(coarse.size).toBeGreaterThan(4);
    for (const [time, value] of both(coarse, fine)) expect(fine.get(time)).toBe(value);
    expect([...coarse.values()].at(-1)).toBe([...fine.values()].at(-1));
  });

  it('is the same at any frame rate, for any goals', () => {
    const times = fc.integer({ min: 0, max: 12 }).map((quarters) => quarters / 4);
    const goals = fc.dictionary(times.map(String), fc.integer({ min: -100, max: 100 }), { maxKeys: 5 });
    fc.assert(
      fc.property(fc.constantFrom(...springs), goals, (options, dictionary) => {
        const atTimes = new Map(Object.entries(dictionary).map(([time, goal]) => [Number(time), goal]));
        const coarse = run(options, atTimes, 1 / 4, 3);
        const fine = run(options, atTimes, 1 / 32, 3);
        for (const [time, value] of both(coarse, fine)) expect(fine.get(time)).toBeCloseTo(value, 9);
      }),
      { numRuns: partOfRuns(10) },
    );
  });

  it.each(springs)('comes to rest exactly at the goal, and requests no more frames: %j', (options) => {
    const frame$ = new Subject<number>();
    const goal$ = new Subject<number>();
    const seen: number[] = [];
    goal$.pipe(spring({ ...options, frame$ })).subscribe((value) => seen.push(value));
    goal$.next(0.1);
    goal$.next(0.7);
    let count = 0;
    for (; frame$.observed && count < 10_000; count++) frame$.next(1 / 60);
    expect(count).toBeLessThan(600);
    expect(seen.at(-1)).toBe(0.7);
    expect(Math.abs(seen.at(-2)! - 0.7)).toBeLessThan(1e-4);
  });

  it.each(springs)('keeps position and velocity at a new goal, without jump or kink: %j', (options) => {
    const dt = 1 / 1024;
    const seen = run(
      options,
      new Map([
        [0, 100],
        [0.25, -50],
      ]),
      dt,
      0.5,
    );
    const at = (time: number): number => seen.get(time)!;
    const before = (at(0.25) - at(0.25 - dt)) / dt;
    const after = (at(0.25 + dt) - at(0.25)) / dt;
    // The rest is the acceleration during two small frames.
    expect(Math.abs(after - before)).toBeLessThan(60);
    expect(Math.abs(before)).toBeGreaterThan(10);
  });

  it('overshoots according to its bounce', () => {
    const peak = (bounce: number): number =>
      Math.max(...run({ duration: 0.5, bounce }, new Map([[0, 1]]), 1 / 256, 6).values());
    const overshoot = (ratio: number): number => Math.exp((-Math.PI * ratio) / Math.sqrt(1 - ratio * ratio));
    expect(peak(0.3)).toBeCloseTo(1 + overshoot(0.7), 4);
    expect(peak(0.8)).toBeCloseTo(1 + overshoot(0.2), 3);
    expect(peak(0)).toBe(1);
    expect(peak(-0.5)).toBe(1);
  });

  it('starts with its initial velocity, and returns to its first goal', () => {
    const frame$ = of(0, ...new Array<number>(1024).fill(1 / 1024), ...new Array<number>(100).fill(0.1));
    let seen: number[] = [];
    of(5)
      .pipe(spring({ velocity: 200, frame$ }), toArray())
      .subscribe((all) => (seen = all));
    expect((seen[2]! - seen[1]!) * 1024).toBeGreaterThan(190);
    expect(seen.at(-1)).toBe(5);
  });

  it('moves vectors, records and colours', () => {
    const frame$ = of(0, 0.1, 0.1, 5);
    let seen: unknown[] = [];
    const goals = [
      { at: [0, 0], color: '#000' },
      { at: [10, 20], color: '#ff8000' },
    ];
    of(...goals)
      .pipe(spring({ frame$, mix: cssValues() }), toArray())
      .subscribe((all) => (seen = all));
    const { at } = seen[2] as { at: [number, number] };
    expect(at[1]).toBe(2 * at[0]);
    expect(seen.at(-1)).toEqual({ at: [10, 20], color: 'rgb(255, 128, 0)' });
  });

  it('is finite at any time, however stiff or slow', () => {
    const scale = fc.integer({ min: -6, max: 6 }).map((exponent) => 10 ** exponent);
    const bounce = fc.constantFrom(-1 + 2 ** -52, -0.5, 0, 0.5, 1 - 2 ** -53);
    const options = fc.oneof(
      fc.record({ stiffness: scale, damping: scale, mass: scale }),
      fc.record({ duration: scale, bounce }),
    );
    const deltas = fc.array(fc.integer({ min: -12, max: 12 }).map((exponent) => 10 ** exponent));
    fc.assert(
      fc.property(options, deltas, (options, deltas) => {
        const seen: number[] = [];
        of(0, 100, -50)
          .pipe(spring({ ...options, velocity: 10, frame$: of(0, ...deltas) }))
          .subscribe((value) => seen.push(value));
        expect(seen.filter((value) => !Number.isFinite(value))).toEqual([]);
      }),
      { numRuns },
    );
  });

  it('rejects numbers that make no spring', () => {
    expect(() => spring({ stiffness: 0, damping: 1 })).toThrow(
      new RangeError('spring: stiffness must be > 0 and finite, got 0'),
    );
    expect(() => spring({ stiffness: 1, damping: -1 })).toThrow(
      new RangeError('spring: damping must be > 0 and finite, got -1'),
    );
    expect(() => spring({ stiffness: 1 } as never)).toThrow(
      new TypeError('spring: damping must be a number, got undefined'),
    );
    expect(() => spring({ stiffness: 1, damping: 1, mass: 0 })).toThrow(
      new RangeError('spring: mass must be > 0 and finite, got 0'),
    );
    expect(() => spring({ duration: 0 })).toThrow(new RangeError('spring: duration must be > 0 and finite, got 0'));
    for (const out of [Number.MIN_VALUE, 1e-200, 1e200, Number.MAX_VALUE]) {
      for (const options of [
        { duration: out },
        { stiffness: out, damping: 1 },
        { stiffness: 1, damping: 1, mass: out },
      ]) {
        expect(() => spring(options)).toThrow(/^spring: the (time until it rests|frequency) must be .*, got /);
      }
    }
    expect(() => spring({ bounce: 1 })).toThrow(new RangeError('spring: bounce must be between -1 and 1, got 1'));
    expect(() => spring({ bounce: NaN })).toThrow(new RangeError('spring: bounce must be between -1 and 1, got NaN'));
  });
});
