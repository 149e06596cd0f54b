import { describe, expect, it } from '@jest/globals';
import { fixedStep, moveBy, play } from 'rx-motion';
import { marbles } from 'rx-motion/testing';
import { from, of, Subject, take } from 'rxjs';
import { through } from './through.js';

describe('fixedStep', () => {
  it('carries the remainder over to the next frame', () => {
    marbles(({ hot, expectObservable }) => {
      const frame$ = hot('    a---b---a----c', { a: 0.25, b: 0.5, c: 0.75 });
      expectObservable(frame$.pipe(fixedStep(0.5))).toBe('----s---s----s', { s: 0.5 });
    });
  });

  it('makes as many steps as fit, up to the maximum', () => {
    expect(through(() => fixedStep(0.25), [1, 0.125, 0.125])).toEqual([0.25, 0.25, 0.25, 0.25, 0.25]);
    expect(through(() => fixedStep(0.25, 2), [1.125, 0.125])).toEqual([0.25, 0.25, 0.25]);
  });

  it('emits steps lazily, and at most 10,000 a frame', () => {
    const seen: number[] = [];
    of(1e5)
      .pipe(fixedStep(1e-9, Infinity), take(1))
      .subscribe((dt) => seen.push(dt));
    expect(seen).toEqual([1e-9]);
    expect(through(() => fixedStep(0.001), [1e5, 0.001])).toHaveLength(10_001);
    expect(through(() => fixedStep(Number.MIN_VALUE, 2), [1e300, 0])).toEqual(new Array(2).fill(Number.MIN_VALUE));
  });

  it('subtracts a negative delta before it makes the next step', () => {
    expect(through(() => fixedStep(0.5), [0.5, -0.5, 0.5, 0.5])).toEqual([0.5, 0.5]);
  });

  it('makes two games play the same at different frame rates', () => {
    const end = (fps: number): number => {
      const ball = { x: 0, y: 0 };
      play(
        moveBy(4, { x: 1, y: 0 }),
        ball,
        from(new Array<number>(2 * fps + 1).fill(1 / fps)).pipe(fixedStep(1 / 8)),
      ).subscribe();
      return ball.x;
    };
    expect(end(16)).toBe(end(64));
  });

  it('emits the same steps to a late subscriber as to all others', () => {
    const frame$ = new Subject<number>();
    const step$ = frame$.pipe(fixedStep(0.5));
    const counts = [0, 0];
    step$.subscribe(() => counts[0]!++);
    frame$.next(0.375);
    step$.subscribe(() => counts[1]!++);
    frame$.next(0.125);
    expect(counts).toEqual([1, 1]);
  });

  it('rejects numbers that make no valid steps', () => {
    expect(() => fixedStep(0)).toThrow(new RangeError('fixedStep: step must be > 0 and finite, got 0'));
    expect(() => fixedStep(Infinity)).toThrow(new RangeError('fixedStep: step must be > 0 and finite, got Infinity'));
    expect(() => fixedStep(1, 0)).toThrow(new RangeError('fixedStep: maxSteps must be a whole number >= 1, got 0'));
    let failure: unknown;
    of(NaN)
      .pipe(fixedStep(1))
      .subscribe({ error: (error: unknown) => (failure = error) });
    expect(failure).toEqual(new RangeError('fixedStep: a delta must be a finite number, got NaN'));
  });
});
