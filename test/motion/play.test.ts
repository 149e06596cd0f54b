import { describe, expect, it } from '@jest/globals';
import { callFunc, delayTime, moveBy, moveTo, play, repeatForever, sequence, targeted } from 'rx-motion';
import { marbles } from 'rx-motion/testing';
import { Observable, Subject } from 'rxjs';

const right = moveTo(1, { x: 100, y: 0 });

describe('play', () => {
  it('emits progress once a frame, and completes in the frame that reaches the end', () => {
    marbles(({ frames, expectObservable, expectSubscriptions }) => {
      const frame$ = frames(' f--f--f--f--f--f', 0.25);
      const expected = '      a--b--c--d--(e|)';
      const subscription = '  ^-----------!';
      expectObservable(play(right, { x: 0, y: 0 }, frame$)).toBe(expected, { a: 0, b: 0.25, c: 0.5, d: 0.75, e: 1 });
      expectSubscriptions(frame$.subscriptions).toBe(subscription);
    });
  });

  it('unsubscribes from the frames when it is unsubscribed', () => {
    marbles(({ frames, expectObservable, expectSubscriptions }) => {
      const frame$ = frames('f-f-f-f');
      expectObservable(play(right, { x: 0, y: 0 }, frame$), '---!').toBe('a-b', { a: 0, b: 0.25 });
      expectSubscriptions(frame$.subscriptions).toBe('^--!');
    });
  });

  it('passes on an error of the frames', () => {
    marbles(({ hot, expectObservable }) => {
      expectObservable(play(right, { x: 0, y: 0 }, hot('f-#', { f: 0.25 }))).toBe('a-#', { a: 0 });
    });
  });

  it('completes before its end when its frames complete', () => {
    marbles(({ hot, expectObservable }) => {
      const frame$ = hot('f-f-|', { f: 0.25 });
      expectObservable(play(right, { x: 0, y: 0 }, frame$)).toBe('a-b-|', { a: 0, b: 0.25 });
    });
  });

  it('does nothing before it is subscribed', () => {
    const ship = { x: 0, y: 0 };
    const frame$ = new Subject<number>();
    void play(right, ship, frame$);
    frame$.next(0);
    frame$.next(1);
    expect([ship.x, frame$.observed]).toEqual([0, false]);
  });

  it('counts a negative delta as 0, because a clock does not run backwards', () => {
    const ship = { x: 0, y: 0 };
    const frame$ = new Subject<number>();
    const progress: number[] = [];
    play(sequence(right, moveBy(1, { x: 0, y: 8 })), ship, frame$).subscribe((value) => progress.push(value));
    for (const dt of [0, 1.5, -1]) frame$.next(dt);
    expect(ship).toEqual({ x: 100, y: 4 });
    expect(progress).toEqual([0, 0.75, 0.75]);
    frame$.next(0.25);
    expect(ship).toEqual({ x: 100, y: 6 });
  });

  it.each<[frame: unknown, error: Error]>([
    [NaN, new RangeError('play: a delta must be a finite number, got NaN')],
    [Symbol('frame'), new TypeError('play: a delta must be a number, got Symbol(frame)')],
    [Object.create(null), new TypeError('play: a delta must be a number, got an object')],
    ['0.5', new TypeError('play: a delta must be a number, got "0.5"')],
    [null, new TypeError('play: a delta must be a number, got null')],
  ])('fails on a delta that is not a number, %p, and unsubscribes from the frames', (frame, error) => {
    const frame$ = new Subject<number>();
    const errors: unknown[] = [];
    for (const ship of [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ])
      play(right, ship, frame$).subscribe({ error: (error: unknown) => errors.push(error) });
    frame$.next(0);
    frame$.next(frame as number);
    expect(errors).toEqual([error, error]);
    expect(frame$.observed).toBe(false);
  });

  it('runs an endless action for ever', () => {
    marbles(({ frames, expectObservable }) => {
      const forever = repeatForever(delayTime(0.5));
      expectObservable(play(forever, {}, frames('f-f-f-f-f', 0.25))).toBe('a-b-a-b-a', { a: 0, b: 0.5 });
    });
  });

  it('shows a frame emitted by a callback after the current one', () => {
    const frame$ = new Subject<number>();
    const order: string[] = [];
    const note = (name: string) => callFunc(() => order.push(name));
    const nudge = callFunc(() => {
      order.push('nudge');
      frame$.next(1);
    });
    play(sequence(nudge, note('same frame'), delayTime(1), note('next frame')), {}, frame$).subscribe();
    frame$.next(0);
    expect(order).toEqual(['nudge', 'same frame', 'next frame']);
  });

  it('requires a target, also without type checks', () => {
    const withTarget = play as (action: unknown, target: unknown) => unknown;
    expect(() => withTarget(delayTime(1), undefined)).toThrow(
      new TypeError('play: a target must be given: play(action, target)'),
    );
    // @ts-expect-error -- the action needs a target
    void play(moveBy(1, { x: 1 }));
  });

  it('needs no target if the action needs none', () => {
    const ship = { x: 0, y: 0 };
    const playing$ = play(targeted(ship, moveBy(0, { x: 8, y: 0 })));
    expect(playing$).toBeInstanceOf(Observable);
  });
});
