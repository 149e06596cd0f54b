import { describe, expect, it, jest } from '@jest/globals';
import {
  at,
  callFunc,
  defineAction,
  delayTime,
  type Effect,
  moveBy,
  moveTo,
  repeatForever,
  sequence,
  spawn,
} from 'rx-motion';
import { marbles } from 'rx-motion/testing';
import { defer, type Observable, of, Subject, take, tap, throwError, toArray } from 'rxjs';
import { unhandledErrors } from '../unhandled.js';

/** A move to the right by 100 in 1 s. */
const right = moveTo(1, { x: 100, y: 0 });

describe('action.on', () => {
  it('maps times to progress, forwards, backwards and jumping, and moves the target', () => {
    const ship = { x: 0, y: 0 };
    const places: number[] = [];
    of(0, 0.25, 0.75, 0.5, 0, 1)
      .pipe(right.on(ship))
      .subscribe(() => places.push(ship.x));
    expect(places).toEqual([0, 25, 75, 50, 0, 100]);
  });

  it('completes with its source, not when it reaches its end', () => {
    marbles(({ hot, expectObservable, expectSubscriptions }) => {
      const time$ = hot('  a-b-c-d-a-|', { a: 0, b: 0.5, c: 1, d: 9 });
      const subs = '       ^---------!';
      const expected = '   a-b-c-c-a-|';
      expectObservable(time$.pipe(right.on({ x: 0, y: 0 }))).toBe(expected, { a: 0, b: 0.5, c: 1 });
      expectSubscriptions(time$.subscriptions).toBe(subs);
    });
  });

  it('passes on an error of its source, and stops', () => {
    marbles(({ hot, expectObservable, expectSubscriptions }) => {
      const time$ = hot('  a-b-#', { a: 0, b: 0.5 });
      const subs = '       ^---!';
      const expected = '   a-b-#';
      expectObservable(time$.pipe(right.on({ x: 0, y: 0 }))).toBe(expected, { a: 0, b: 0.5 });
      expectSubscriptions(time$.subscriptions).toBe(subs);
    });
  });

  it('shows 0 before the start and leaves the target as it was', () => {
    const ship = { x: 7, y: 0 };
    const progress: number[] = [];
    of(-1, -0.5)
      .pipe(right.on(ship))
      .subscribe((value) => progress.push(value));
    expect([progress, ship.x]).toEqual([[0, 0], 7]);
  });

  it('is undone when time goes back before the start, and starts again after that', () => {
    const ship = { x: 10, y: 0 };
    const time$ = new Subject<number>();
    time$.pipe(moveBy(1, { x: 100, y: 0 }).on(ship)).subscribe();
    for (const time of [0, 1, -1]) time$.next(time);
    expect(ship.x).toBe(10);
    ship.x = 50;
    time$.next(0.5);
    expect(ship.x).toBe(100);
  });

  it('shows a time emitted by a callback after the current one', () => {
    const time$ = new Subject<number>();
    const order: string[] = [];
    const first = callFunc(() => {
      order.push('first');
      time$.next(3);
    });
    const rest = sequence(
      delayTime(1),
      callFunc(() => order.push('second')),
      delayTime(1),
      callFunc(() => order.push('third')),
    );
    time$.pipe(sequence(first, rest).on({})).subscribe();
    time$.next(1);
    expect(order).toEqual(['first', 'second', 'third']);
  });

  it('emits progress in the order of the times, a nested time last', () => {
    const time$ = new Subject<number>();
    const target = { x: 0, y: 0 };
    const told: [progress: number, x: number][] = [];
    const whole = spawn(moveBy(10, { x: 10, y: 0 }), at(1, callFunc(() => time$.next(2)))); // prettier-ignore
    time$.pipe(whole.on(target)).subscribe((progress) => told.push([progress, target.x]));
    for (const time of [0, 1]) time$.next(time);
    expect(told).toEqual([
      [0, 0],
      [0.1, 1],
      [0.2, 2],
    ]);
  });

  it('shows nothing more once a callback has unsubscribed it', () => {
    const time$ = new Subject<number>();
    const ship = { x: 0, y: 0 };
    const leave = callFunc(() => {
      time$.next(1.5);
      subscription.unsubscribe();
    });
    const subscription = time$.pipe(sequence(delayTime(1), leave, right).on(ship)).subscribe();
    for (const time of [0, 1]) time$.next(time);
    expect([ship.x, time$.observed]).toEqual([0, false]);
  });

  it('shows all times emitted before its source completed, then stops', () => {
    const time$ = new Subject<number>();
    const log: string[] = [];
    const last = callFunc(() => {
      time$.next(1.5);
      time$.complete();
    });
    const owing = defineAction(1, () => ({
      update: (progress) => log.push(`update ${progress}`),
      stop: () => log.push('stop'),
    }));
    time$.pipe(sequence(delayTime(1), last, owing).on({})).subscribe({
      next: (progress) => log.push(`next ${progress}`),
      complete: () => log.push('complete'),
    });
    time$.next(1);
    expect(log).toEqual(['update 0', 'next 0.5', 'update 0.5', 'next 0.75', 'complete', 'stop']);
  });

  it('unsubscribes from a synchronous source when it is unsubscribed', () => {
    const asked: number[] = [];
    defer(() => of(0, 1, 2, 3))
      .pipe(
        tap((time) => asked.push(time)),
        right.on({ x: 0, y: 0 }),
        take(2),
      )
      .subscribe();
    expect(asked).toEqual([0, 1]);
  });

  it('emits the progress of the round if it has no end', () => {
    let progress: number[] = [];
    const wheel = repeatForever(moveBy(2, { x: 1, y: 0 }));
    of(0, 0.5, 2, 5)
      .pipe(wheel.on({ x: 0, y: 0 }), toArray())
      .subscribe((all) => (progress = all));
    expect(progress).toEqual([0, 0.25, 0, 0.5]);
  });

  it.each([NaN, Infinity, -Infinity])('fails on a time of %p', (time) => {
    let error: unknown;
    of(time)
      .pipe(right.on({ x: 0, y: 0 }))
      .subscribe({ error: (thrown: unknown) => (error = thrown) });
    expect(error).toEqual(new RangeError(`on: time must be a finite number, got ${time}`));
  });

  it('works with operators around it', () => {
    const ship = { x: 0, y: 0 };
    of(0, 0.25, 0.5).pipe(right.on(ship), take(2)).subscribe();
    expect(ship.x).toBe(25);
  });
});

describe('an error', () => {
  const unhandled = unhandledErrors();
  const failing = (effect: Partial<Effect>) => defineAction(1, (): Effect => ({ update: () => undefined, ...effect }));
  const fail = (): never => {
    throw new Error('failed');
  };

  const ends = (progress$: Observable<number>): unknown[] => {
    const log: unknown[] = [];
    progress$.subscribe({
      next: () => log.push('next'),
      error: (error: unknown) => log.push(error),
      complete: () => log.push('complete'),
    });
    jest.runAllTimers();
    return log;
  };

  it('in a start goes to the error channel of the action', () => {
    expect(ends(of(0).pipe(defineAction(1, fail).on({})))).toEqual([new Error('failed')]);
  });

  it('in an update goes there too, and ends the action', () => {
    const stop = jest.fn();
    expect(ends(of(0, 0.5).pipe(failing({ update: fail, stop }).on({})))).toEqual([new Error('failed')]);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('in a teardown is reported as RxJS reports unhandled errors', () => {
    expect(ends(of(0).pipe(failing({ stop: fail }).on({})))).toEqual(['next', 'complete']);
    expect(unhandled).toEqual([new Error('failed')]);
  });

  it('of the source is not replaced by an error of the teardown', () => {
    const source$ = throwError(() => new Error('source'));
    expect(ends(source$.pipe(failing({ stop: fail }).on({})))).toEqual([new Error('source')]);
    expect(unhandled).toEqual([new Error('failed')]);
  });
});

it('moves nothing more if its source emits during its error callback', () => {
  const time$ = new Subject<number>();
  const seen: number[] = [];
  const failing = defineAction<object>(1, () => ({
    update: (progress) => {
      seen.push(progress);
      if (progress === 0.5) throw new Error('planned');
    },
  }));
  time$.pipe(failing.on({})).subscribe({
    error: () => {
      time$.next(0.75);
    },
  });
  for (const time of [0, 0.5, 0.9]) time$.next(time);
  expect(seen).toEqual([0, 0.5]);
});
