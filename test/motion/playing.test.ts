import { afterEach, describe, expect, it } from '@jest/globals';
import { type Action, callFunc, defineAction, delayTime, moveBy, play, sequence, waitFor } from 'rx-motion';
import { config, Observable, Subject } from 'rxjs';
import { Clock } from '../../src/clock/clock.js';
import { motionOf } from '../../src/motion/motion.js';
import { Playing } from '../../src/motion/playing.js';

const right = moveBy(1, { x: 8, y: 0 });

const progressOf = (progress: number): number => progress;

/** Plays an action on a clock. Returns the playing, and what its subscriber receives. */
function played<T>(action: Action<T>, target: T, clock: Clock, value: typeof progressOf | null = progressOf) {
  const told: unknown[] = [];
  let playing!: Playing<T, number>;
  const subscription = new Observable<number>((subscriber) => {
    playing = new Playing(motionOf('test', action), target, clock, subscriber, value);
  }).subscribe({
    next: (progress) => told.push(progress),
    complete: () => told.push('complete'),
    error: (error: unknown) => told.push(error),
  });
  return { playing, subscription, told };
}

describe('playing', () => {
  it('adds no time in its first frame, and emits progress and its end', () => {
    const frame$ = new Subject<number>();
    const ship = { x: 0, y: 0 };
    const { playing, told } = played(right, ship, new Clock(frame$));
    expect([playing.time, playing.isClosed]).toEqual([-Infinity, false]);
    for (const dt of [9, 0.5, 0.75]) frame$.next(dt);
    expect(told).toEqual([0, 0.5, 1, 'complete']);
    expect([playing.time, playing.end, playing.isClosed, playing.slot]).toEqual([1.25, 1, true, -1]);
    expect([ship.x, frame$.observed]).toEqual([8, false]);
  });

  it('starts at the end of the run before it, and counts time like that run', () => {
    const frame$ = new Subject<number>();
    const clock = new Clock(frame$);
    const ship = { x: 0, y: 0 };
    let second: ReturnType<typeof played> | undefined;
    const first$ = new Observable<number>((subscriber) => {
      new Playing(motionOf('test', delayTime(0.25)), {}, clock, subscriber, null);
    });
    first$.subscribe({ complete: () => (second = played(right, ship, clock) as never) });
    frame$.next(0);
    frame$.next(0.5);
    expect(second!.told).toEqual([0.25]);
    expect([second!.playing.time, ship.x]).toEqual([0.5, 2]);
    frame$.next(0.75);
    expect(second!.told).toEqual([0.25, 1, 'complete']);
    expect(second!.playing.end).toBe(1.25);
  });

  it('knows the exact end of an action of unknown length', () => {
    const frame$ = new Subject<number>();
    const go$ = new Subject<void>();
    const { playing } = played(sequence(waitFor(go$), delayTime(0.25)), {}, new Clock(frame$));
    for (const dt of [0, 0.5]) frame$.next(dt);
    go$.next();
    frame$.next(0.5);
    expect(playing.isClosed).toBe(false);
    frame$.next(0.5);
    expect([playing.isClosed, playing.end]).toEqual([true, 1.25]);
  });

  it('completes without emitting if its observer takes no values', () => {
    const frame$ = new Subject<number>();
    const { told } = played(right, { x: 0, y: 0 }, new Clock(frame$), null);
    for (const dt of [0, 0.5, 0.5]) frame$.next(dt);
    expect(told).toEqual(['complete']);
  });

  it('can be stopped by an observer of its values, and does nothing after that', () => {
    const frame$ = new Subject<number>();
    const ship = { x: 0, y: 0 };
    const subscription = play(right, ship, frame$).subscribe((progress) => {
      if (progress === 0.5) subscription.unsubscribe();
    });
    for (const dt of [0, 0.5, 0.25]) frame$.next(dt);
    expect([ship.x, frame$.observed]).toEqual([4, false]);
  });

  it('fails alone when its target or a callback throws, at the start or later', () => {
    const frame$ = new Subject<number>();
    const clock = new Clock(frame$);
    const ship = { x: 0, y: 0 };
    const error = new Error('no');
    const fails = callFunc(() => {
      throw error;
    });
    const later = played(sequence(delayTime(0.5), fails), {}, clock);
    const atOnce = played(
      defineAction(1, () => {
        throw error;
      }),
      {},
      clock,
    );
    const other = played(right, ship, clock);
    expect(atOnce.told).toEqual([error]);
    for (const dt of [0, 0.5]) frame$.next(dt);
    expect(later.told).toEqual([0, error]);
    frame$.next(0.5);
    expect(other.told).toEqual([0, 0.5, 1, 'complete']);
  });
});

describe('an error without an observer', () => {
  const before = config.onUnhandledError;
  afterEach(() => {
    config.onUnhandledError = before;
  });

  it('is reported', async () => {
    const reported = new Promise((resolve) => (config.onUnhandledError = resolve));
    const frame$ = new Subject<number>();
    const error = new Error('too late');
    const subscription = play(
      callFunc(() => {
        subscription.unsubscribe();
        throw error;
      }),
      {},
      frame$,
    ).subscribe();
    frame$.next(0);
    expect(await reported).toBe(error);
    expect(frame$.observed).toBe(false);
  });
});
