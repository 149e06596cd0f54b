import { describe, expect, it } from '@jest/globals';
import {
  backOut,
  circleOut,
  cubicBezier,
  cubicIn,
  type Curve,
  elasticOut,
  quadraticOut,
  sineInOut,
  steps,
} from 'rx-motion';
import { glide } from 'rx-motion/stream';
import { Subject } from 'rxjs';

/** The values of a glide of 1 s after each frame of `dt`, for goals by time. */
function run(curve: Curve | undefined, goals: Readonly<Record<number, number>>, dt: number, until: number): number[] {
  const frame$ = new Subject<number>();
  const goal$ = new Subject<number>();
  let value = NaN;
  const seen: number[] = [];
  goal$.pipe(glide(1, curve, { frame$ })).subscribe((shown) => (value = shown));
  goal$.next(0);
  goal$.next(goals[0] ?? 0);
  for (let frame = 0; frame * dt <= until; frame++) {
    frame$.next(dt);
    seen.push(value);
    const goal = goals[frame * dt];
    if (goal !== undefined) goal$.next(goal);
  }
  return seen;
}

describe('a glide', () => {
  it('follows its curve from rest, and arrives exactly', () => {
    expect(run((t) => t * t, { 0: 16 }, 0.25, 1.25)).toEqual([0, 1, 4, 9, 16, 16]);
    expect(run(undefined, { 0: 0.7 }, 0.25, 1)).toEqual(
      [0, 0.25, 0.5, 0.75, 1].map((t) => (t === 1 ? 0.7 : 0.7 - 0.7 * (1 - sineInOut(t)))),
    );
  });

  it('is the same at any frame rate', () => {
    const goals = { 0: 100, 0.5: 20, 1.25: -60 };
    const coarse = run(undefined, goals, 1 / 4, 3);
    const fine = run(undefined, goals, 1 / 64, 3);
    expect(coarse).toEqual(fine.filter((_value, index) => index % 16 === 0));
  });

  it('arrives after its duration at the last of many goals', () => {
    const goals: Record<number, number> = {};
    for (let index = 0; index <= 16; index++) goals[index / 16] = Math.sin(index) * 100;
    const seen = run(undefined, goals, 1 / 16, 2.5);
    expect(seen.slice(32)).toEqual(seen.slice(32).map(() => goals[1]));
    expect(seen[31]).not.toBe(goals[1]);
  });

  it.each<[string, Curve]>([
    ['sineInOut', sineInOut],
    ['cubicIn', cubicIn],
    ['quadraticOut', quadraticOut],
    ['backOut', backOut],
    ['elasticOut', elasticOut(0.3)],
    ['circleOut, which starts vertically', circleOut],
    ['cubicBezier(0, 1, 0, 1), which starts vertically', cubicBezier(0, 1, 0, 1)],
    ['a curve that starts with a jump', (t) => (1 + t) / 2],
  ])('has neither jump nor kink at a new goal during the motion, with %s', (_name, curve) => {
    const dt = 1 / 4096;
    const seen = run(curve, { 0: 100, 0.5: -50 }, dt, 0.75);
    const change = 0.5 / dt;
    const velocity = (index: number): number => (seen[index + 1]! - seen[index]!) / dt;
    // A kink would have the initial slope of the new motion: 150 times that of the curve, 300 and more for steep ones.
    expect(Math.abs(velocity(change) - velocity(change - 1))).toBeLessThan(30);
    expect(Math.abs(seen[change + 1]! - seen[change]!)).toBeLessThan(1);
  });

  it('does not overshoot with a curve that starts at full speed', () => {
    const seen = run(circleOut, { 0: 100, 0.5: 200 }, 1 / 256, 1.5);
    expect(Math.min(...seen)).toBe(0);
    expect(Math.max(...seen)).toBeLessThan(200.0001);
    const stepped = run(steps(4), { 0: 100, 0.5: 200 }, 1 / 8, 1.5);
    expect(stepped.at(-1)).toBe(200);
  });

  it('uses only the last of many goals between two frames, at rest and in motion', () => {
    const frame$ = new Subject<number>();
    const goal$ = new Subject<number>();
    let calls = 0;
    const counted: Curve = (t) => {
      calls++;
      return quadraticOut(t);
    };
    const seen: number[] = [];
    goal$.pipe(glide(1, counted, { frame$ })).subscribe((value) => seen.push(value));
    const before = calls;
    for (let goal = 0; goal <= 100; goal++) goal$.next(goal);
    for (const dt of [0, 0.5]) frame$.next(dt);
    expect(seen).toEqual([0, 0, 75]);
    expect(calls - before).toBe(2);
    for (let goal = 99; goal >= 0; goal--) goal$.next(goal);
    frame$.next(0.25);
    expect(calls - before).toBe(4);
    expect(seen.at(-1)).toBeCloseTo(run(quadraticOut, { 0: 100, 0.5: 0 }, 0.25, 0.75).at(-1)!, 12);
  });

  it('jumps with the next frame if its duration is 0', () => {
    const frame$ = new Subject<number>();
    const goal$ = new Subject<number>();
    const seen: number[] = [];
    goal$.pipe(glide(0, undefined, { frame$ })).subscribe((value) => seen.push(value));
    goal$.next(1);
    goal$.next(2);
    frame$.next(0.25);
    expect(seen).toEqual([1, 2]);
    expect(frame$.observed).toBe(false);
  });

  it('ignores a goal equal to the current one', () => {
    const frame$ = new Subject<number>();
    const goal$ = new Subject<{ x: number }>();
    const seen: unknown[] = [];
    goal$.pipe(glide(1, undefined, { frame$ })).subscribe((value) => seen.push(value));
    goal$.next({ x: 1 });
    goal$.next({ x: 1 });
    expect(seen).toEqual([{ x: 1 }]);
    expect(frame$.observed).toBe(false);
  });

  it('fails when the curve returns NaN', () => {
    const frame$ = new Subject<number>();
    const goal$ = new Subject<number>();
    let failure: unknown;
    goal$
      .pipe(glide(1, (t) => (t > 0.4 ? NaN : t), { frame$ }))
      .subscribe({ error: (error: unknown) => (failure = error) });
    for (const goal of [0, 1]) goal$.next(goal);
    for (const dt of [0, 0.5]) frame$.next(dt);
    expect(failure).toEqual(new RangeError("glide: the curve's value must be a finite number, got NaN"));
    expect(frame$.observed).toBe(false);
    expect(goal$.observed).toBe(false);
  });
});
