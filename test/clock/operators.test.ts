import { describe, expect, it } from '@jest/globals';
import { ActionManager, elapsed, fixedStep, lagSmoothing, moveBy, pausedBy, play, timeScale } from 'rx-motion';
import { marbles } from 'rx-motion/testing';
import { BehaviorSubject, EMPTY, from, type MonoTypeOperatorFunction, NEVER, of, Subject, take } from 'rxjs';
import { through } from './through.js';

type Clock = () => MonoTypeOperatorFunction<number>;

const clocks: readonly [name: string, clock: Clock][] = [
  ['timeScale(1)', () => timeScale(1)],
  ['timeScale(rate$)', () => timeScale(of(1))],
  ['pausedBy', () => pausedBy(of(false))],
  ['fixedStep', () => fixedStep(0.25)],
  ['lagSmoothing', () => lagSmoothing()],
];

describe.each(clocks)('every clock: %s', (_name, clock) => {
  it('passes on frames, completion and error, and closes with its last subscriber', () => {
    marbles(({ frames, hot, expectObservable }) => {
      const frame$ = frames('f-f-f-f');
      const derived$ = frame$.pipe(clock());
      expectObservable(derived$, '---!').toBe('f-f-', { f: 0.25 });
      expectObservable(derived$, '-^---!').toBe('--f-f-', { f: 0.25 });
      expectObservable(hot('f-|', { f: 0.25 }).pipe(clock())).toBe('f-|', { f: 0.25 });
      expectObservable(hot('f-#', { f: 0.25 }).pipe(clock())).toBe('f-#', { f: 0.25 });
      expectObservable(EMPTY.pipe(clock())).toBe('|');
      expectObservable(NEVER.pipe(clock())).toBe('-');
    });
  });

  it('runs synchronously if its frames do, and again for the next subscriber', () => {
    expect(through(clock, [0.25, 0.25])).toEqual([0.25, 0.25]);
    expect(through(clock, [0.25, 0.25])).toEqual([0.25, 0.25]);
  });

  it('shows all subscribers the same time in the same frame, whenever they subscribed', () => {
    const frame$ = new Subject<number>();
    const derived$ = frame$.pipe(clock());
    const seen: [who: string, dt: number][] = [];
    derived$.subscribe((dt) => seen.push(['first', dt]));
    frame$.next(0.25);
    derived$.subscribe((dt) => seen.push(['second', dt]));
    frame$.next(0.25);
    expect(seen).toEqual([
      ['first', 0.25],
      ['first', 0.25],
      ['second', 0.25],
    ]);
  });
});

describe('elapsed', () => {
  it('adds up the deltas, except for the first one', () => {
    marbles(({ hot, expectObservable, expectSubscriptions }) => {
      const frame$ = hot(' a--b--c--|', { a: 0.5, b: 0.25, c: 0.125 });
      const expected = '   a--b--c--|';
      expectObservable(frame$.pipe(elapsed())).toBe(expected, { a: 0, b: 0.25, c: 0.375 });
      expectSubscriptions(frame$.subscriptions).toBe('^--------!');
    });
  });

  it('starts at 0, whatever the first delta is', () => {
    marbles(({ cold, expectObservable }) => {
      expectObservable(cold('a(b|)', { a: Infinity, b: 1 }).pipe(elapsed())).toBe('a(b|)', { a: 0, b: 1 });
    });
  });

  it('goes back with negative deltas', () => {
    marbles(({ cold, expectObservable }) => {
      expectObservable(cold('a-b-c', { a: 0, b: 1, c: -2 }).pipe(elapsed())).toBe('a-b-c', { a: 0, b: 1, c: -1 });
    });
  });

  it('counts separately for each subscription', () => {
    marbles(({ hot, expectObservable }) => {
      const time$ = hot('f-f-f', { f: 1 }).pipe(elapsed());
      expectObservable(time$).toBe('       a-b-c', { a: 0, b: 1, c: 2 });
      expectObservable(time$, '--^').toBe('--a-b', { a: 0, b: 1 });
    });
  });

  it('passes on an error', () => {
    marbles(({ hot, expectObservable }) => {
      expectObservable(hot('a-#', { a: 1 }).pipe(elapsed())).toBe('a-#', { a: 0 });
    });
  });
});

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
    expect(through(() => fixedStep(Number.MIN_VALUE, 2), [1e9, 0])).toEqual(new Array(2).fill(Number.MIN_VALUE));
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

describe('lagSmoothing', () => {
  it('counts a lag as one short frame', () => {
    expect(through(() => lagSmoothing(), [0.016, 0.5, 0.6, 100])).toEqual([0.016, 0.5, 1 / 30, 1 / 30]);
    expect(through(() => lagSmoothing({ longestGap: 1, lagCountsAs: 0.25 }), [1, 2])).toEqual([1, 0.25]);
  });

  it('emits 0 for a clock that was set back', () => {
    expect(through(() => lagSmoothing(), [0.25, -3600, 0.25])).toEqual([0.25, 0, 0.25]);
  });

  it('rejects numbers that are not valid gaps', () => {
    expect(() => lagSmoothing({ longestGap: 0 })).toThrow(
      new RangeError('lagSmoothing: longestGap must be > 0, got 0'),
    );
    expect(() => lagSmoothing({ lagCountsAs: -1 })).toThrow(
      new RangeError('lagSmoothing: lagCountsAs must be > 0, got -1'),
    );
  });
});

describe('pausedBy', () => {
  it('drops the frames of a pause, so that time continues where it stopped', () => {
    marbles(({ frames, hot, expectObservable }) => {
      const frame$ = frames('     f-f-f-f-f-f', 0.25);
      const paused$ = hot<boolean>('---t---f---|', { t: true, f: false });
      expectObservable(frame$.pipe(pausedBy(paused$))).toBe('f-f-----f-f', { f: 0.25 });
    });
  });

  it('takes effect after a frame: later subscribers see that frame, too', () => {
    const frame$ = new Subject<number>();
    const paused$ = new BehaviorSubject(false);
    const clock$ = frame$.pipe(pausedBy(paused$));
    const seen: string[] = [];
    clock$.subscribe(() => {
      seen.push('first');
      paused$.next(true);
    });
    clock$.subscribe(() => seen.push('second'));
    frame$.next(1);
    frame$.next(1);
    expect(seen).toEqual(['first', 'second']);
  });

  it('passes on an error of the pauses, and refuses anything but an observable', () => {
    marbles(({ frames, hot, expectObservable }) => {
      expectObservable(frames('f-f').pipe(pausedBy(hot<boolean>('-#')))).toBe('f#', { f: 0.25 });
    });
    expect(() => pausedBy(true as never)).toThrow(new TypeError('pausedBy: paused$ must be an observable, got true'));
  });
});

describe('timeScale', () => {
  it('makes time pass at a rate, even at 0 or backwards', () => {
    expect(through(() => timeScale(0.5), [0.5, 0.25])).toEqual([0.25, 0.125]);
    expect(through(() => timeScale(0), [0.5])).toEqual([0]);
    expect(through(() => timeScale(-2), [0.5])).toEqual([-1]);
  });

  it('uses the latest rate of a stream, and 1 before the first one', () => {
    marbles(({ frames, hot, expectObservable, expectSubscriptions }) => {
      const rate$ = hot<number>('   ---a--b-|', { a: 2, b: 0.5 });
      const frame$ = frames('     f-f-f-f-f-f', 0.25);
      expectObservable(frame$.pipe(timeScale(rate$))).toBe('a-a-b-c-c-c', { a: 0.25, b: 0.5, c: 0.125 });
      expectSubscriptions(rate$.subscriptions).toBe('^-------!');
    });
  });

  it('uses a rate that is emitted at once, and passes on an error of the rates', () => {
    expect(through(() => timeScale(new BehaviorSubject(4)), [0.25])).toEqual([1]);
    marbles(({ frames, hot, expectObservable }) => {
      expectObservable(frames('f-f').pipe(timeScale(hot<number>('-#')))).toBe('f#', { f: 0.25 });
    });
  });

  it('gives a group of managers a time of its own', () => {
    const frame$ = new Subject<number>();
    const rate$ = new BehaviorSubject(1);
    const scene$ = frame$.pipe(timeScale(rate$));
    const [world, sky, menu] = [
      new ActionManager(scene$),
      new ActionManager(scene$),
      new ActionManager(frame$),
    ] as const;
    const things = [world, sky, menu].map((manager) => {
      const thing = { x: 0, y: 0 };
      manager.runAction(moveBy(8, { x: 8, y: 0 }), thing);
      return thing;
    });
    frame$.next(9);
    rate$.next(0.5);
    frame$.next(1);
    expect(things.map(({ x }) => x)).toEqual([0.5, 0.5, 1]);
  });
});
