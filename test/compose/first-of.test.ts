import { describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import {
  callFunc,
  defineOpenAction,
  delayTime,
  type EndingAction,
  firstOf,
  moveBy,
  play,
  repeatForever,
  rotateBy,
  run,
  script,
  sequence,
  waitFor,
} from 'rx-motion';
import { NEVER, Subject, throwError } from 'rxjs';
import { showing } from '../actions/showing.js';

const dial = () => ({ x: 0, y: 0, rotation: 0 });

describe('firstOf', () => {
  it('ends with the first of its actions, and stops the others at that time', () => {
    const race = sequence(
      firstOf(moveBy(2, { x: 8 }), rotateBy(1, 90), repeatForever(moveBy(1, { y: 4 }))),
      moveBy(1, { y: 1 }),
    );
    for (const times of [[0, 1.5], [0, 0.5, 1.5], [1.5], [0, 9, 1.5]]) {
      const show = showing(race, dial());
      times.forEach((time) => show(time));
      expect(show(1.5)).toEqual({ x: 4, y: 4.5, rotation: 90 });
    }
  });

  it('accepts actions that end at an unknown time', () => {
    const frame$ = new Subject<number>();
    const click$ = new Subject<void>();
    const target = dial();
    let isOver = false;
    play(
      sequence(firstOf(repeatForever(rotateBy(1, 90)), waitFor(click$)), moveBy(1, { x: 8 })),
      target,
      frame$,
    ).subscribe({
      complete: () => (isOver = true),
    });
    for (const dt of [0, 1, 1]) frame$.next(dt);
    click$.next();
    for (const dt of [0.5, 0.5]) frame$.next(dt);
    expect(click$.observed).toBe(false);
    expect(target).toEqual({ x: 4, y: 0, rotation: 225 });
    frame$.next(0.5);
    expect([target.rotation, isOver]).toEqual([225, true]);
  });

  it('advances no action past the end of another, even if neither end is known', () => {
    const calls: string[] = [];
    const long = script(function* () {
      yield* run(
        sequence(
          moveBy(2, { x: 8 }),
          callFunc(() => calls.push('too late')),
        ),
      );
      calls.push('too late');
    });
    const short = script(function* () {
      yield* run(
        sequence(
          rotateBy(1, 90),
          callFunc(() => calls.push('in time')),
        ),
      );
    });
    for (const race of [firstOf(long, short), firstOf(short, long), firstOf(long, firstOf(short, waitFor(NEVER)))]) {
      calls.length = 0;
      expect(showing(sequence(race, moveBy(1, { y: 8 })), dial())(2.5)).toEqual({ x: 4, y: 8, rotation: 90 });
      expect(calls).toEqual(['in time']);
    }
  });

  it('shows nothing once one of them has stopped it', () => {
    const frame$ = new Subject<number>();
    const target = dial();
    const stops = script(function* () {
      yield* run(callFunc(() => subscription.unsubscribe()));
      target.y = 8;
    });
    const subscription = play(firstOf(stops, moveBy(1, { x: 8 })), target, frame$).subscribe();
    for (const dt of [0, 0.5, 0.5]) frame$.next(dt);
    expect([target, frame$.observed]).toEqual([dial(), false]);
  });

  it('stops all of them when it is stopped or one fails', () => {
    const frame$ = new Subject<number>();
    const click$ = new Subject<void>();
    const race = firstOf(waitFor(click$), moveBy(1, { x: 1 }));
    const subscription = play(race, dial(), frame$).subscribe();
    frame$.next(0);
    expect(click$.observed).toBe(true);
    subscription.unsubscribe();
    expect([click$.observed, frame$.observed]).toEqual([false, false]);

    const errors: unknown[] = [];
    const failing = firstOf(waitFor(click$), waitFor(throwError(() => new Error('broken'))));
    play(failing, dial(), frame$).subscribe({ error: (error: unknown) => errors.push(error) });
    frame$.next(0);
    expect([errors, click$.observed]).toEqual([[new Error('broken')], false]);
  });

  it('needs a target that suits all of its actions', () => {
    expectTypeOf(firstOf(moveBy(1, { x: 1 }), rotateBy(1, 9))).toExtend<
      EndingAction<{ x: number; rotation: number }>
    >();
    expect(() => firstOf([callFunc(() => undefined)])).not.toThrow();
  });

  it('calls nothing after an end that is not known before, however long a frame is', () => {
    const log: string[] = [];
    const late = script(function* () {
      yield* run(delayTime(0.4));
      yield* run(callFunc(() => log.push('called')));
    });
    const open = defineOpenAction(() => ({ update: (elapsed) => (elapsed >= 0.3 ? elapsed - 0.3 : undefined) }));
    for (const times of [
      [0, 1],
      [0, 0.35, 1],
    ])
      for (const time of times) showing(firstOf(late, open), dial())(time);
    expect(log).toEqual([]);
  });

  it('rejects a race in which no action ends', () => {
    expect(() => firstOf()).toThrow(new RangeError('firstOf: at least one action must end, got none'));
    expect(() => firstOf(repeatForever(moveBy(1, { x: 1 })))).toThrow(
      new RangeError('firstOf: at least one action must end, got none that does'),
    );
    expect(() => firstOf(waitFor(NEVER), 7 as never)).toThrow(
      new TypeError('firstOf: expected an action of this library, got 7'),
    );
  });
});
