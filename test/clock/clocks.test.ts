import { describe, expect, it } from '@jest/globals';
import { BehaviorSubject, EMPTY, NEVER, type MonoTypeOperatorFunction, Subject, from, of, take, toArray } from 'rxjs';
import { ActionManager, fixedStep, lagSmoothing, moveBy, pausedBy, play, timeScale } from 'rx-motion';
import { marbles } from 'rx-motion/testing';

type Clock = () => MonoTypeOperatorFunction<number>;

function through(clock: Clock, deltas: readonly number[]): number[] {
  let seen: number[] = [];
  from(deltas)
    .pipe(clock(), toArray())
    .subscribe((all) => (seen = all));
  return seen;
}

const clocks: readonly [name: string, clock: Clock][] = [
  ['timeScale(1)', () => timeScale(1)],
  ['timeScale(rate$)', () => timeScale(of(1))],
  ['pausedBy', () => pausedBy(of(false))],
  ['fixedStep', () => fixedStep(0.25)],
  ['lagSmoothing', () => lagSmoothing()],
];

describe.each(clocks)('every clock: %s', (_name, clock) => {
  it('hands on frames, their end and their error, and leaves them with its last subscriber', () => {
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

  it('runs synchronously where its frames do, and again for the next subscriber', () => {
    expect(through(clock, [0.25, 0.25])).toEqual([0.25, 0.25]);
    expect(through(clock, [0.25, 0.25])).toEqual([0.25, 0.25]);
  });

  it('shows all of its subscribers the same time in the same frame, whenever they came', () => {
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

describe('timeScale', () => {
  it('makes time pass at a rate, also at none, or backwards', () => {
    expect(through(() => timeScale(0.5), [0.5, 0.25])).toEqual([0.25, 0.125]);
    expect(through(() => timeScale(0), [0.5])).toEqual([0]);
    expect(through(() => timeScale(-2), [0.5])).toEqual([-1]);
  });

  it('takes the latest rate of a stream, 1 before there is one, and the last one when there are no more', () => {
    marbles(({ frames, hot, expectObservable, expectSubscriptions }) => {
      const rate$ = hot<number>('   ---a--b-|', { a: 2, b: 0.5 });
      const frame$ = frames('     f-f-f-f-f-f', 0.25);
      expectObservable(frame$.pipe(timeScale(rate$))).toBe('a-a-b-c-c-c', { a: 0.25, b: 0.5, c: 0.125 });
      expectSubscriptions(rate$.subscriptions).toBe('^-------!');
    });
  });

  it('takes a rate that is there at once, and hands on an error of the rates', () => {
    expect(through(() => timeScale(new BehaviorSubject(4)), [0.25])).toEqual([1]);
    marbles(({ frames, hot, expectObservable }) => {
      expectObservable(frames('f-f').pipe(timeScale(hot<number>('-#')))).toBe('f#', { f: 0.25 });
    });
  });

  it('refuses a rate that is no number, when it is given and when it comes', () => {
    expect(() => timeScale(NaN)).toThrow(new RangeError('timeScale: rate must be a finite number, got NaN'));
    expect(() => timeScale('2' as never)).toThrow(new TypeError('timeScale: rate must be a number, got "2"'));
    let failure: unknown;
    of(1)
      .pipe(timeScale(of(Infinity)))
      .subscribe({ error: (error: unknown) => (failure = error) });
    expect(failure).toEqual(new RangeError('timeScale: rate must be a finite number, got Infinity'));
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

describe('pausedBy', () => {
  it('drops the frames of a pause, so that time goes on where it stood', () => {
    marbles(({ frames, hot, expectObservable }) => {
      const frame$ = frames('     f-f-f-f-f-f', 0.25);
      const paused$ = hot<boolean>('---t---f---|', { t: true, f: false });
      expectObservable(frame$.pipe(pausedBy(paused$))).toBe('f-f-----f-f', { f: 0.25 });
    });
  });

  it('changes nothing within a frame: who is called later sees the frame too', () => {
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

  it('hands on an error of the pauses, and refuses what is no stream', () => {
    marbles(({ frames, hot, expectObservable }) => {
      expectObservable(frames('f-f').pipe(pausedBy(hot<boolean>('-#')))).toBe('f#', { f: 0.25 });
    });
    expect(() => pausedBy(true as never)).toThrow(new TypeError('pausedBy: paused$ must be an observable, got true'));
  });
});

describe('fixedStep', () => {
  it('carries what is left over to the next frame', () => {
    marbles(({ hot, expectObservable }) => {
      const frame$ = hot('    a---b---a----c', { a: 0.25, b: 0.5, c: 0.75 });
      expectObservable(frame$.pipe(fixedStep(0.5))).toBe('----s---s----s', { s: 0.5 });
    });
  });

  it('makes as many steps as fit, and no more than it may', () => {
    expect(through(() => fixedStep(0.25), [1, 0.125, 0.125])).toEqual([0.25, 0.25, 0.25, 0.25, 0.25]);
    expect(through(() => fixedStep(0.25, 2), [1.125, 0.125])).toEqual([0.25, 0.25, 0.25]);
  });

  it('makes steps as they are asked for, and 10,000 a frame at most', () => {
    const seen: number[] = [];
    of(1e5)
      .pipe(fixedStep(1e-9, Infinity), take(1))
      .subscribe((dt) => seen.push(dt));
    expect(seen).toEqual([1e-9]);
    expect(through(() => fixedStep(0.001), [1e5, 0.001])).toHaveLength(10_001);
    expect(through(() => fixedStep(Number.MIN_VALUE, 2), [1e300, 0])).toEqual(new Array(2).fill(Number.MIN_VALUE));
  });

  it('owes the time that goes back', () => {
    expect(through(() => fixedStep(0.5), [0.5, -0.5, 0.5, 0.5])).toEqual([0.5, 0.5]);
  });

  it('lets two games play the same, whatever the frame rate', () => {
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

  it('shows a late subscriber the steps of all others', () => {
    const frame$ = new Subject<number>();
    const step$ = frame$.pipe(fixedStep(0.5));
    const counts = [0, 0];
    step$.subscribe(() => counts[0]!++);
    frame$.next(0.375);
    step$.subscribe(() => counts[1]!++);
    frame$.next(0.125);
    expect(counts).toEqual([1, 1]);
  });

  it('refuses numbers that make no steps', () => {
    expect(() => fixedStep(0)).toThrow(new RangeError('fixedStep: step must be > 0 and finite, got 0'));
    expect(() => fixedStep(Infinity)).toThrow(new RangeError('fixedStep: step must be > 0 and finite, got Infinity'));
    expect(() => fixedStep(1, 0)).toThrow(new RangeError('fixedStep: maxSteps must be a whole number >= 1, got 0'));
    let failure: unknown;
    of(NaN)
      .pipe(fixedStep(1))
      .subscribe({ error: (error: unknown) => (failure = error) });
    expect(failure).toEqual(new RangeError('fixedStep: delta must be a finite number, got NaN'));
  });
});

describe('lagSmoothing', () => {
  it('lets a lag count as one short frame', () => {
    expect(through(() => lagSmoothing(), [0.016, 0.5, 0.6, 100])).toEqual([0.016, 0.5, 1 / 30, 1 / 30]);
    expect(through(() => lagSmoothing({ longestGap: 1, lagCountsAs: 0.25 }), [1, 2])).toEqual([1, 0.25]);
  });

  it('lets no clock run backwards that was set back', () => {
    expect(through(() => lagSmoothing(), [0.25, -3600, 0.25])).toEqual([0.25, 0, 0.25]);
  });

  it('refuses numbers that are none of a gap', () => {
    expect(() => lagSmoothing({ longestGap: 0 })).toThrow(
      new RangeError('lagSmoothing: longestGap must be > 0, got 0'),
    );
    expect(() => lagSmoothing({ lagCountsAs: -1 })).toThrow(
      new RangeError('lagSmoothing: lagCountsAs must be > 0, got -1'),
    );
  });
});
