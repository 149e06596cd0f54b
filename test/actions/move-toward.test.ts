import { describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import { type EndingAction, moveBy, moveToward, play, type Positioned, sequence } from 'rx-motion';
import { BehaviorSubject, EMPTY, NEVER, of, Subject } from 'rxjs';

/** A run with controlled frames and positions. */
function chase(rate: number | Subject<number> = 8) {
  const frame$ = new Subject<number>();
  const position$ = new Subject<{ x: number; y: number }>();
  const fish = { x: 0, y: 0 };
  const log: string[] = [];
  play(sequence(moveToward(position$, rate), moveBy(1, { x: 0, y: 8 })), fish, frame$).subscribe({
    error: (error: unknown) => log.push(String(error)),
    complete: () => log.push('complete'),
  });
  frame$.next(0);
  return { frame$, position$, fish, log };
}

describe('moveToward', () => {
  it('rests until there is a position, then goes straight to it at its speed', () => {
    const { frame$, position$, fish } = chase();
    frame$.next(0.25);
    expect(fish).toEqual({ x: 0, y: 0 });
    position$.next({ x: 3, y: 4 });
    frame$.next(0.25);
    expect(fish.x).toBeCloseTo(1.2, 12);
    expect(fish.y).toBeCloseTo(1.6, 12);
  });

  it('heads for each new position, and waits exactly at a position it has reached', () => {
    const { frame$, position$, fish } = chase();
    position$.next({ x: 4, y: 0 });
    frame$.next(0.25);
    position$.next({ x: 0.1, y: 0 });
    frame$.next(0.125);
    expect(fish).toEqual({ x: 1, y: 0 });
    frame$.next(1);
    frame$.next(1);
    expect(fish).toEqual({ x: 0.1, y: 0 });
  });

  it('is at the same positions at any frame rate', () => {
    const [coarse, fine] = [chase(), chase()];
    for (const { position$ } of [coarse, fine]) position$.next({ x: 6, y: 0 });
    coarse.frame$.next(0.5);
    for (let count = 0; count < 16; count++) fine.frame$.next(1 / 32);
    expect(coarse.fish).toEqual(fine.fish);
  });

  it('keeps other moves of its target', () => {
    const { frame$, position$, fish } = chase();
    position$.next({ x: 8, y: 0 });
    frame$.next(0.25);
    fish.x += 3;
    frame$.next(0.25);
    expect(fish.x).toBe(7);
  });

  it('ends at the last position, and hands over the overshoot', () => {
    const { frame$, position$, fish } = chase();
    position$.next({ x: 4, y: 0 });
    frame$.next(0.25);
    position$.complete();
    frame$.next(0.75);
    expect(fish).toEqual({ x: 4, y: 4 });
  });

  it('ends one frame after completion if it has arrived or has no position', () => {
    const there = chase();
    there.position$.next({ x: 0, y: 0 });
    there.position$.complete();
    there.frame$.next(0.25);
    there.frame$.next(0.25);
    expect(there.fish).toEqual({ x: 0, y: 2 });
    const fish = { x: 1, y: 1 };
    let ended = false;
    play(moveToward(EMPTY, 1), fish, of(0)).subscribe({ complete: () => (ended = true) });
    expect([fish, ended]).toEqual([{ x: 1, y: 1 }, true]);
  });

  it('takes its speed from a stream, 0 until it emits', () => {
    const rate$ = new Subject<number>();
    const { frame$, position$, fish } = chase(rate$);
    const xs = [0, 4, 8, 0].map((rate, index) => {
      if (index > 0) rate$.next(rate);
      position$.next({ x: 100, y: 0 });
      frame$.next(0.25);
      return fish.x;
    });
    expect(xs).toEqual([0, 1, 3, 3]);
  });

  it('is always at the position at infinite speed, from the first frame on', () => {
    const fish = { x: 0, y: 0 };
    play(moveToward(new BehaviorSubject({ x: 5, y: 6 }), Infinity), fish, of(0)).subscribe();
    expect(fish).toEqual({ x: 5, y: 6 });
  });

  it('listens only while it runs', () => {
    const rate$ = new Subject<number>();
    const { frame$, position$, log } = chase(rate$);
    expect([position$.observed, rate$.observed]).toEqual([true, true]);
    position$.complete();
    frame$.next(0.25);
    expect(rate$.observed).toBe(false);
    frame$.next(1);
    expect(log).toEqual(['complete']);
  });

  it('restores the target when time goes back before its start', () => {
    const time$ = new Subject<number>();
    const fish = { x: 1, y: 2 };
    const place$ = new BehaviorSubject({ x: 9, y: 2 });
    time$.pipe(sequence(moveBy(1, { x: 1, y: 0 }), moveToward(place$, 2)).on(fish)).subscribe();
    const xs = [1, 2, 1.5, 2, 0.5].map((time) => {
      time$.next(time);
      return fish.x;
    });
    expect(xs).toEqual([2, 4, 4, 5, 1.5]);
    time$.complete();
    expect(place$.observed).toBe(false);
  });

  it('fails through its own channel if a stream fails or emits something invalid', () => {
    const failed = (emit: (run: ReturnType<typeof chase>) => void, rate?: Subject<number>): string[] => {
      const run = chase(rate);
      emit(run);
      run.frame$.next(1);
      expect(run.position$.observed).toBe(false);
      return run.log;
    };
    expect(failed(({ position$ }) => position$.error(new Error('lost')))).toEqual(['Error: lost']);
    expect(failed(({ position$ }) => position$.next({ x: NaN, y: 0 }))).toEqual([
      'RangeError: moveToward: x must be a finite number, got NaN',
    ]);
    expect(failed(({ position$ }) => position$.next(null as never))).toEqual([
      'TypeError: moveToward: a position must be an object, got null',
    ]);
    const rate$ = new Subject<number>();
    expect(failed(() => rate$.next(-1), rate$)).toEqual(['RangeError: moveToward: rate must be >= 0, got -1']);
  });

  it('rejects bad input at once', () => {
    expectTypeOf(moveToward(NEVER, 1)).toEqualTypeOf<EndingAction<Positioned>>();
    expect(() => moveToward({ x: 1, y: 1 } as never, 1)).toThrow(
      new TypeError('moveToward: position$ must be an observable, got an object'),
    );
    expect(() => moveToward(NEVER, 0)).toThrow(new RangeError('moveToward: rate must be > 0, got 0'));
  });
});
