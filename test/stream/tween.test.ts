import { describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import { backOut, cssValues, moveTo, play } from 'rx-motion';
import { tween } from 'rx-motion/stream';
import { marbles } from 'rx-motion/testing';
import { concat, type Observable, of, Subject, take, toArray } from 'rxjs';

describe('a tween', () => {
  it('emits its start in the first frame, completes at its end, and unsubscribes', () => {
    marbles(({ frames, expectObservable, expectSubscriptions }) => {
      const frame$ = frames('f---f---f---f---f', 0.75);
      expectObservable(tween(0, 8, 2, { frame$ })).toBe('a---b---c---(d|)', { a: 0, b: 3, c: 6, d: 8 });
      expectSubscriptions(frame$.subscriptions).toBe('^-----------!');
    });
  });

  it('stops at any point, and has separate runs on one subscription to the frames', () => {
    marbles(({ frames, expectObservable, expectSubscriptions }) => {
      const frame$ = frames('f---f---f---f---f', 0.5);
      const value$ = tween(0, 8, 1, { frame$ });
      const values = { a: 0, b: 4, c: 8 };
      expectObservable(value$, '^-----!').toBe('a---b--', values);
      expectObservable(value$, '--^').toBe('    ----a---b---(c|)', values);
      expectSubscriptions(frame$.subscriptions).toBe('^-----------!');
    });
  });

  it('fails and completes with its frames', () => {
    marbles(({ hot, expectObservable }) => {
      const values = { a: 0, b: 4 };
      expectObservable(tween(0, 8, 1, { frame$: hot('#') })).toBe('#');
      expectObservable(tween(0, 8, 1, { frame$: hot('f-f-#', { f: 0.5 }).pipe(take(9)) })).toBe(
        'a-(c|)'.replace('(c|)', 'b-#'),
        values,
      );
      expectObservable(tween(0, 8, 1, { frame$: hot('f-f-|', { f: 0.5 }) })).toBe('a-b-|', values);
    });
  });

  it('ends once, also if its last value causes the next frame', () => {
    let asked = 0;
    const frame$ = new Subject<number>();
    const seen: number[] = [];
    tween(0, 1, 0, { frame$ }).subscribe((value) => {
      asked++;
      seen.push(value);
      frame$.next(1); // a nested frame
    });
    frame$.next(1);
    expect(seen).toEqual([1]);
    expect(asked).toBe(1);
  });

  it('hands over its overshoot, and completes after all have had the frame', () => {
    const frame$ = new Subject<number>();
    const log: unknown[] = [];
    const next = (value: number): void => void log.push(value);
    concat(tween(0, 8, 0.75, { frame$ }), tween(8, 16, 1, { frame$ })).subscribe({
      next,
      complete: () => log.push('complete'),
    });
    tween(100, 108, 8, { frame$ }).pipe(take(5)).subscribe(next);
    const ship = { x: 0, y: 0 };
    concat(tween(0, 1, 0.5, { frame$ }), play(moveTo(1, { x: 8, y: 0 }), ship, frame$)).subscribe();
    for (const dt of [0, 0.5, 0.5]) frame$.next(dt);
    expect(log.splice(0)).toEqual([0, 100, 16 / 3, 100.5, 8, 101, 10]);
    expect(ship.x).toBe(4);
    frame$.next(1);
    expect(log).toEqual([102, 16, 'complete']);
    expect(frame$.observed).toBe(true);
    frame$.next(1);
    expect(frame$.observed).toBe(false);
  });

  it('is exact at both ends, and overshoots with its curve', () => {
    let seen: number[] = [];
    tween(0.1, 0.7, 1, { curve: backOut, frame$: of(0, 0.5, 0.5) })
      .pipe(toArray())
      .subscribe((all) => (seen = all));
    expect(seen[0]).toBe(0.1);
    expect(seen[1]).toBeGreaterThan(0.7);
    expect(seen[2]).toBe(0.7);
  });

  it('moves vectors, records of vectors and colours, with a new value for each frame', () => {
    let seen: { at: [number, number]; glow: { color: string; size: number } }[] = [];
    const from = { at: [0, 10] as [number, number], glow: { color: 'red', size: 1 } };
    const to = { at: [4, 20] as [number, number], glow: { color: 'rgb(0 0 255 / 50%)', size: 3 } };
    tween(from, to, 1, { mix: cssValues(), frame$: of(0, 0.5, 0.5) })
      .pipe(toArray())
      .subscribe((all) => (seen = all));
    expect(seen[1]).toEqual({ at: [2, 15], glow: { color: 'rgba(170, 0, 85, 0.75)', size: 2 } });
    expect(seen[2]).toEqual({ at: [4, 20], glow: { color: 'rgba(0, 0, 255, 0.5)', size: 3 } });
    expect(seen[0]!.at).not.toBe(seen[1]!.at);
    expect(from.at).toEqual([0, 10]);
  });

  it('ignores later changes of its arguments', () => {
    const from = { x: 0 };
    const tween$ = tween(from, { x: 1 }, 1, { frame$: of(0) });
    from.x = 5;
    let seen: unknown;
    tween$.subscribe((value) => (seen = value));
    expect(seen).toEqual({ x: 0 });
  });

  it('keeps the type of its values', () => {
    interface Position {
      x: number;
      y: number;
    }
    const position: Position = { x: 0, y: 0 };
    expectTypeOf(tween(0, 1, 1)).toEqualTypeOf<Observable<number>>();
    expectTypeOf(tween('red', 'blue', 1, { mix: cssValues() })).toEqualTypeOf<Observable<string>>();
    expectTypeOf(tween(position, { x: 1, y: 1 }, 1)).toEqualTypeOf<Observable<Position>>();
    expectTypeOf(tween([1, 2], [3, 4], 1)).toEqualTypeOf<Observable<[number, number]>>();
    expectTypeOf(tween({ x: 0 } as const, { x: 1 }, 1)).toEqualTypeOf<Observable<{ readonly x: number }>>();
    // @ts-expect-error -- a switch can't be half on
    expect(() => tween({ on: true }, { on: false }, 1)).toThrow(TypeError);
    // @ts-expect-error -- not the same form
    expect(() => tween({ x: 1 }, { y: 1 }, 1)).toThrow(TypeError);
  });

  it('rejects invalid arguments immediately', () => {
    expect(() => tween(0, 1, -1)).toThrow(new RangeError('tween: duration must be >= 0 and finite, got -1'));
    expect(() => tween(NaN, 1, 1)).toThrow(new RangeError('tween: the value must be a finite number, got NaN'));
    expect(() => tween({ a: [1, 2] }, { a: [1] }, 1)).toThrow(
      new TypeError("tween: the value's a must be an array of 2, got an array of 1"),
    );
    expect(() => tween({ a: 'red' }, { a: 'rde' }, 1, { mix: cssValues() })).toThrow(
      new TypeError('tween: the value\'s a must be of the form of "red", got "rde"'),
    );
    expect(() => tween(0, 1, 1, { curve: 1 as never })).toThrow(
      new TypeError('tween: curve must be a function such as cubicOut of rx-motion, got 1'),
    );
    expect(() => tween(0, 1, 1, null as never)).toThrow(new TypeError('tween: options must be an object, got null'));
    expect(() => tween(0, 1, 1, { frame$: 1 as never })).toThrow(
      new TypeError('tween: frame$ must be an observable, got 1'),
    );
  });

  it('fails when time or the curve is NaN', () => {
    const failureOf = (value$: Observable<unknown>): unknown => {
      let failure: unknown;
      value$.subscribe({ error: (error: unknown) => (failure = error) });
      return failure;
    };
    expect(failureOf(tween(0, 1, 1, { frame$: of(0, NaN) }))).toEqual(
      new RangeError('tween: a delta must be a finite number, got NaN'),
    );
    expect(failureOf(tween(0, 1, 1, { frame$: of(0), curve: () => NaN }))).toEqual(
      new RangeError("tween: the curve's value must be a finite number, got NaN"),
    );
  });
});
