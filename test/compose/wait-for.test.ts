import { describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import {
  eased,
  type EndingAction,
  moveBy,
  moveTo,
  play,
  repeatTimes,
  sequence,
  spawn,
  uniform,
  waitFor,
} from 'rx-motion';
import { marbles } from 'rx-motion/testing';
import { BehaviorSubject, EMPTY, NEVER, type Observable, of, Subject } from 'rxjs';

/** The x in each frame, a quarter of a second apart, of a move of 1 s to 8 that first waits for a source. */
function moveAfter(source$: Observable<unknown>, frame$: Observable<number>): Observable<unknown> {
  return play(sequence(waitFor(source$), moveTo(1, { x: 8, y: 0 })), { x: 0, y: 0 }, frame$);
}

describe('waitFor', () => {
  it('hands over in the frame after the emission, and unsubscribes', () => {
    marbles(({ hot, frames, expectObservable, expectSubscriptions }) => {
      const frame$ = frames('f---f---f---f---f---f---f', 0.25);
      const click$ = hot('   -----c---c-');
      const ship = { x: 0, y: 0 };
      const xs$ = new Subject<number>();
      play(sequence(waitFor(click$), moveTo(1, { x: 8, y: 0 })), ship, frame$).subscribe({
        next: () => xs$.next(ship.x),
        complete: () => xs$.complete(),
      });
      expectObservable(xs$).toBe('a---a---a---b---c---d---(e|)', { a: 0, b: 2, c: 4, d: 6, e: 8 });
      expectSubscriptions(click$.subscriptions).toBe('^-------!');
    });
  });

  it.each([
    ['emits at once', of(1)],
    ['has a value already', new BehaviorSubject(1)],
    ['completes without a value', EMPTY],
  ])('does not wait for a source that %s', (_what, source$) => {
    const ship = { x: 0, y: 0 };
    play(sequence(waitFor(source$), moveTo(1, { x: 8, y: 0 })), ship, of(9, 0.25)).subscribe();
    expect(ship.x).toBe(2);
  });

  it('waits for ever without an emission, and listens only until it is stopped', () => {
    marbles(({ cold, frames, expectObservable, expectSubscriptions }) => {
      const never$ = cold('-');
      expectObservable(moveAfter(never$, frames('--f---f---f')), '---------!').toBe('--0---0---', { 0: 0 });
      expectSubscriptions(never$.subscriptions).toBe('--^------!');
    });
  });

  it('ignores values emitted before its start', () => {
    const click$ = new Subject<void>();
    const frame$ = new Subject<number>();
    const ship = { x: 0, y: 0 };
    play(sequence(moveBy(0.5, { x: 1, y: 0 }), waitFor(click$), moveBy(1, { x: 8, y: 0 })), ship, frame$).subscribe();
    frame$.next(0.25);
    click$.next();
    frame$.next(0.5);
    frame$.next(0.25);
    expect(ship.x).toBe(1);
    click$.next();
    frame$.next(0.25);
    frame$.next(0.25);
    expect(ship.x).toBe(3);
  });

  it('passes the error of its source to the error channel of the action', () => {
    marbles(({ hot, frames, expectObservable }) => {
      const before$ = moveAfter(hot('#'), frames('f---f---'));
      const during$ = moveAfter(hot('--#'), frames('f---f---'));
      const after$ = moveAfter(hot('--c-#'), frames('f---f---f|'));
      expectObservable(before$).toBe('#');
      expectObservable(during$).toBe('0---#', { 0: 0 });
      expectObservable(after$).toBe('0---0---0|', { 0: 0 });
    });
  });

  it('waits again in each run, and on two targets at once', () => {
    const click$ = new Subject<void>();
    const frame$ = new Subject<number>();
    const action = sequence(waitFor(click$), moveBy(1, { x: 8, y: 0 }));
    const [first, second] = [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ];
    play(action, first, frame$).subscribe();
    frame$.next(0.25);
    click$.next();
    play(action, second, frame$).subscribe();
    for (let count = 0; count < 3; count++) frame$.next(0.25);
    expect([first.x, second.x]).toEqual([4, 0]);
    click$.next();
    for (let count = 0; count < 2; count++) frame$.next(0.25);
    expect([first.x, second.x]).toEqual([8, 2]);
    expect(click$.observed).toBe(false);
  });

  it('waits when time goes back, until the time of the emission', () => {
    const time$ = new Subject<number>();
    const click$ = new Subject<void>();
    const ship = { x: 0, y: 0 };
    time$.pipe(sequence(moveBy(1, { x: 1, y: 0 }), waitFor(click$), moveBy(1, { x: 8, y: 0 })).on(ship)).subscribe();
    const show = (time: number): number => {
      time$.next(time);
      return ship.x;
    };
    show(2);
    click$.next();
    expect([show(3), show(3.5), show(2.5), show(0.5)]).toEqual([1, 5, 1, 0.5]);
    expect(click$.observed).toBe(false);
    // Before its start it forgets the emission, so it waits again.
    expect(show(3.5)).toBe(1);
    expect(click$.observed).toBe(true);
  });

  it('counts an emission by a callback of the same frame', () => {
    const signal$ = new BehaviorSubject(false);
    const ship = { x: 0, y: 0 };
    const other = sequence(moveBy(0.5, { x: 1, y: 0 }), waitFor(signal$));
    play(spawn(other, waitFor(NEVER)), ship, of(9, 0.5)).subscribe();
    expect(ship.x).toBe(1);
  });

  it('is an action that ends, at an unknown time', () => {
    const wait = waitFor(NEVER);
    expectTypeOf(wait).toEqualTypeOf<EndingAction<unknown>>();
    expectTypeOf(sequence(wait, moveBy(1, { x: 1, y: 0 }))).toExtend<EndingAction<{ x: number; y: number }>>();
    // @ts-expect-error -- it has no length to bend
    expect(() => eased(wait, uniform)).toThrow(RangeError);
    // @ts-expect-error -- nor to repeat
    expect(() => repeatTimes(wait, 2)).toThrow(RangeError);
    expect(() => waitFor(3 as never)).toThrow(new TypeError('waitFor: source$ must be an observable, got 3'));
  });
});
