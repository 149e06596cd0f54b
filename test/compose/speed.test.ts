import { describe, expect, it } from '@jest/globals';
import { ActionManager, callFunc, delayTime, moveBy, play, repeatForever, sequence, speed, waitFor } from 'rx-motion';
import { BehaviorSubject, type Observable, of, Subject, throwError } from 'rxjs';
import { showing } from '../actions/showing.js';

const step = moveBy(1, { x: 10, y: 0 });
const forever = repeatForever(step);

describe('speed with a number', () => {
  it('shortens or stretches a finite action', () => {
    expect([speed(step, 2).duration, speed(step, 0.5).duration]).toEqual([0.5, 2]);
    expect(showing(speed(step, 2), { x: 0, y: 0 })(0.25).x).toBe(5);
  });

  it('runs endless actions and those of unknown length backwards', () => {
    const show = showing(speed(forever, 2), { x: 0, y: 0 });
    expect([2, 0.25, 1, -1].map((time) => show(time).x)).toEqual([40, 5, 20, 0]);
    const click$ = new Subject<void>();
    const showWaiting = showing(speed(sequence(step, waitFor(click$), step), 1), { x: 0, y: 0 });
    showWaiting(1.5);
    click$.next();
    expect([2, 2.5, 0.5].map((time) => showWaiting(time).x)).toEqual([10, 15, 5]);
  });

  it('runs backwards as far as its action can', () => {
    const ship = { x: 0, y: 0 };
    const manager = new ActionManager();
    const running = manager.runAction(speed(forever, 2), ship, { seekable: true });
    for (const dt of [0, 2]) manager.update(dt);
    running.seek(0.25);
    expect(ship.x).toBe(5);
  });
});

describe('speed with a stream', () => {
  /** A run with a controlled rate and time. */
  function driven(rate$: Subject<number>, action = forever) {
    return showing(speed(action, rate$), { x: 0, y: 0 });
  }

  it('is 1 until the stream emits', () => {
    const rate$ = new Subject<number>();
    const show = driven(rate$);
    expect([0, 1].map((time) => show(time).x)).toEqual([0, 10]);
  });

  it('applies a new rate from the next frame on', () => {
    const rate$ = new BehaviorSubject(1);
    const show = driven(rate$);
    for (const time of [0, 1]) show(time);
    rate$.next(3);
    expect([1, 2].map((time) => show(time).x)).toEqual([10, 40]);
  });

  it('rests at rate 0, and runs backwards below 0', () => {
    const rate$ = new BehaviorSubject(1);
    const show = driven(rate$);
    for (const time of [0, 3]) show(time);
    rate$.next(0);
    expect([3, 4, 5].map((time) => show(time).x)).toEqual([30, 30, 30]);
    rate$.next(-2);
    expect([5, 6].map((time) => show(time).x)).toEqual([30, 10]);
  });

  it('is undone when time goes back before its start', () => {
    const rate$ = new BehaviorSubject(2);
    const show = showing(sequence(delayTime(1), speed(forever, rate$)), { x: 0, y: 0 });
    expect([2, 0.5].map((time) => show(time).x)).toEqual([20, 0]);
  });

  it('ends with its action and hands the overshoot over', () => {
    const rate$ = new BehaviorSubject(2);
    const ship = { x: 0, y: 0 };
    const frame$ = new Subject<number>();
    const run = sequence(speed(step, rate$), moveBy(1, { x: 0, y: 8 }));
    play(run, ship, frame$).subscribe();
    for (const dt of [0, 0.25]) frame$.next(dt);
    expect(ship).toEqual({ x: 5, y: 0 });
    // The first action ends at 0.5 s.
    frame$.next(0.5);
    expect(ship).toEqual({ x: 10, y: 2 });
  });

  it('hands over at rate 0 if its action ends there', () => {
    const click$ = new Subject<void>();
    const waiting = showing(sequence(speed(waitFor(click$), new BehaviorSubject(0)), step), { x: 0, y: 0 });
    waiting(0);
    click$.next();
    expect([1, 1.5].map((time) => waiting(time).x)).toEqual([0, 5]);
    const show = showing(sequence(speed(callFunc(() => undefined), of(0)), step), { x: 0, y: 0 }); // prettier-ignore
    expect([0, 0.5].map((time) => show(time).x)).toEqual([0, 5]);
  });

  it('unsubscribes from the stream when it ends, and when it is stopped', () => {
    const rate$ = new BehaviorSubject(1);
    const frame$ = new Subject<number>();
    play(speed(step, rate$), { x: 0, y: 0 }, frame$).subscribe();
    frame$.next(0);
    expect(rate$.observed).toBe(true);
    frame$.next(1);
    expect(rate$.observed).toBe(false);
    const subscription = play(speed(forever, rate$), { x: 0, y: 0 }, frame$).subscribe();
    frame$.next(0);
    subscription.unsubscribe();
    expect(rate$.observed).toBe(false);
  });

  it('keeps the last rate when the stream completes', () => {
    const rate$ = new BehaviorSubject(2);
    const show = driven(rate$);
    show(0);
    rate$.complete();
    expect(show(1).x).toBe(20);
  });

  const failing: { rate$: Observable<number>; error: Error }[] = [
    { rate$: of(NaN), error: new RangeError('speed: rate must be a finite number, got NaN') },
    { rate$: of('2') as unknown as Observable<number>, error: new TypeError('speed: rate must be a number, got "2"') },
    { rate$: throwError(() => new Error('no more rates')), error: new Error('no more rates') },
  ];

  it.each(failing)('fails with $error.message', ({ rate$, error }) => {
    const errors: unknown[] = [];
    play(speed(forever, rate$), { x: 0, y: 0 }, of(0, 1)).subscribe({
      error: (thrown: unknown) => errors.push(thrown),
    });
    expect(errors).toEqual([error]);
  });
});
