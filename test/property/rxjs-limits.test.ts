import { describe, expect, it } from '@jest/globals';
import { ActionManager, callFunc, delayTime, type FiniteAction, moveBy, play, repeatTimes, sequence } from 'rx-motion';
import { concat, concatMap, from, merge, Observable, repeat, Subject } from 'rxjs';

/** Counts the frames until the end. */
function framesOf(run: (frame$: Observable<number>, end: () => void) => void, dt = 1 / 60): number {
  const frame$ = new Subject<number>();
  let ended = false;
  const isOver = () => ended;
  run(frame$, () => (ended = true));
  let count = 0;
  for (; !isOver() && count < 10_000; count++) frame$.next(dt);
  return count;
}

describe('in decimals', () => {
  const move = moveBy(0.105, { x: 1, y: 0 });
  const ten = new Array<FiniteAction<{ x: number; y: number }>>(10).fill(move);

  it('ten moves of 0.105 s at 60 frames a second take 64 frames in any composition', () => {
    const ship = { x: 0, y: 0 };
    const counts = [
      framesOf((frame$, end) => play(sequence(ten), ship, frame$).subscribe({ complete: end })),
      framesOf((frame$, end) => play(repeatTimes(move, 10), ship, frame$).subscribe({ complete: end })),
      framesOf((frame$, end) => concat(...ten.map((one) => play(one, ship, frame$))).subscribe({ complete: end })),
      framesOf((frame$, end) =>
        from(ten)
          .pipe(concatMap((one) => play(one, ship, frame$)))
          .subscribe({ complete: end }),
      ),
      framesOf((frame$, end) => play(move, ship, frame$).pipe(repeat(10)).subscribe({ complete: end })),
    ];
    // The first frame adds no time; 63 make 1.05 s.
    expect(counts).toEqual([64, 64, 64, 64, 64]);
    expect(ship.x).toBeCloseTo(50, 9);
  });

  it('ten moves one after another in a manager also take 64 frames', () => {
    const ship = { x: 0, y: 0 };
    const count = framesOf((frame$, end) => {
      const manager = new ActionManager(frame$);
      const runs = ten.map((one) => manager.runAction(one, ship, { tag: 'way', policy: 'concat' }));
      runs.at(-1)!.progress$.subscribe({ complete: end });
    });
    expect(count).toBe(64);
    expect(ship.x).toBeCloseTo(10, 9);
  });

  it.each([0.1, 0.105, 0.35, 1 / 3, 0.7])(
    'moves of %s s end in the frame in which a sequence of them does',
    (seconds) => {
      for (const fps of [24, 30, 50, 59.94, 60, 90, 120, 144]) {
        for (const count of [3, 7, 10, 33]) {
          const all = new Array<FiniteAction<unknown>>(count).fill(delayTime(seconds));
          const expected = framesOf(
            (frame$, end) => play(sequence(all), {}, frame$).subscribe({ complete: end }),
            1 / fps,
          );
          const actual = framesOf(
            (frame$, end) => concat(...all.map((one) => play(one, {}, frame$))).subscribe({ complete: end }),
            1 / fps,
          );
          expect([fps, count, actual]).toEqual([fps, count, expected]);
        }
      }
    },
  );
});

describe('many', () => {
  it('of zero length run 100,000 times in one frame without a stack overflow', () => {
    const frame$ = new Subject<number>();
    let calls = 0;
    let deepest = 0;
    const call = callFunc(() => {
      calls++;
      if (calls % 25_000 === 1) deepest = Math.max(deepest, new Error('here').stack!.split('\n').length);
    });
    let ends = 0;
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = Infinity;
    play(call, {}, frame$)
      .pipe(repeat(100_000))
      .subscribe({ complete: () => ends++ });
    frame$.next(0);
    Error.stackTraceLimit = limit;
    expect([calls, ends, frame$.observed]).toEqual([100_000, 1, false]);
    expect(deepest).toBeLessThan(100);
  });

  it('branches that end together hand over in their order', () => {
    const frame$ = new Subject<number>();
    const order: number[] = [];
    const count = 10_000;
    merge(
      ...Array.from({ length: count }, (_none, index) =>
        concat(
          play(delayTime(1), {}, frame$),
          play(
            callFunc(() => order.push(index)),
            {},
            frame$,
          ),
        ),
      ),
    ).subscribe();
    frame$.next(0);
    frame$.next(1.5);
    expect(order).toEqual(Array.from({ length: count }, (_none, index) => index));
  });
});
