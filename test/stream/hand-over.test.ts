import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { motionDefaults, moveBy, moveTo, rotateBy, sequence, spawn } from 'rx-motion';
import { type Driver, following, handOver, type Moment, type Pull, running, settling, spring } from 'rx-motion/stream';
import { marbles } from 'rx-motion/testing';
import { merge, NEVER, of, Subject, switchMap, tap, throwError } from 'rxjs';

const pull = (x: number, isHeld = true, velocity = 0): Pull => ({ x, y: 0, velocity: { x: velocity, y: 0 }, isHeld });
const secondsAt = ({ x }: { readonly x: number }): number => x / 128;

/** An arbitrary motion, and the state that playing straight to a time gives. */
const motion = sequence(
  moveTo(0.5, { x: 100, y: 0 }),
  spawn(moveBy(0.75, { x: -40, y: 8 }), rotateBy(0.5, 90)),
  moveTo(0.25, { x: 0, y: 50 }),
);
const ship = (): { x: number; y: number; rotation: number } => ({ x: 0, y: 0, rotation: 0 });
const stateAt = (time: number): ReturnType<typeof ship> => {
  const target = ship();
  of(time).pipe(motion.on(target)).subscribe();
  return target;
};

describe('handOver', () => {
  const rate = fc.integer({ min: -8, max: 8 }).map((n) => n / 4);
  const goal = fc.integer({ min: 0, max: 6 }).map((n) => n / 4);
  const spring = fc.record({
    duration: fc.integer({ min: 2, max: 16 }).map((n) => n / 8),
    bounce: fc.integer({ min: -4, max: 6 }).map((n) => n / 8),
  });
  const run = fc.record({ kind: fc.constant('run' as const), rate });
  const settle = fc.record({ kind: fc.constant('settle' as const), goal, spring });
  const speed = fc.integer({ min: -400, max: 400 });
  const drag = fc.record({ kind: fc.constant('drag' as const), speed, moves: fc.nat(5), goal, spring });
  const step = fc.record({
    event: fc.oneof(run, settle, drag),
    frames: fc.array(
      fc.integer({ min: 1, max: 20 }).map((n) => n / 64),
      { maxLength: 12 },
    ),
  });
  /** A frame that is so short that its velocity is that of a moment. */
  const INSTANT = 2 ** -24;

  it('keeps the time and the velocity at every hand-over, and the state of the motion at that time', () => {
    let compared = 0;
    /** The largest differences. */
    const most = { time: 0, velocity: 0, state: 0 };
    const note = (what: keyof typeof most, by: number): void => {
      most[what] = Math.max(most[what], Math.abs(by));
    };
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 10 }), (program) => {
        const frame$ = new Subject<number>();
        const driver$ = new Subject<Driver>();
        const hand$ = new Subject<Pull>();
        let release$: Driver = () => NEVER;
        let time = 0.25;
        const target = ship();
        merge(
          driver$,
          following(hand$, secondsAt, (from) => release$(from)),
        )
          .pipe(
            handOver(time),
            tap((next) => (time = next)),
            motion.on(target),
          )
          .subscribe();
        const show = (dt: number): void => {
          frame$.next(dt);
          const expected = stateAt(time);
          for (const name of ['x', 'y', 'rotation'] as const) note('state', target[name] - expected[name]);
        };
        /** The velocity in a moment. */
        const measure = (): number => {
          const before = time;
          frame$.next(INSTANT);
          return (time - before) / INSTANT;
        };
        /** A hand drags something, wherever that is. Returns its velocity. */
        const pullOver = ({ speed, moves }: { speed: number; moves: number }): number => {
          const before = time;
          x += 1000;
          hand$.next(pull(x));
          note('time', time - before);
          for (let move = 1; move <= moves; move++) {
            hand$.next(pull((x += speed / 64), true, speed));
            note('time', time - before - (speed * move) / 64 / 128);
          }
          hand$.next(pull(x, false, speed));
          return speed / 128;
        };
        let x = 0;
        for (const { event, frames } of program) {
          let velocity = measure();
          const before = time;
          if (event.kind !== 'run') release$ = settling(event.goal, { ...event.spring, frame$ });
          if (event.kind === 'drag') velocity = pullOver(event);
          else {
            driver$.next(event.kind === 'run' ? running(event.rate, { frame$ }) : release$);
            note('time', time - before);
          }
          if (event.kind !== 'run' && Math.abs(velocity) > 0.1) {
            note('velocity', measure() / velocity - 1);
            compared++;
          }
          for (const dt of frames) show(dt);
        }
      }),
      { numRuns: 400 },
    );
    expect(compared).toBeGreaterThan(400);
    expect(most.time).toBeLessThan(1e-12);
    expect(most.state).toBeLessThan(1e-9);
    expect(most.velocity).toBeLessThan(0.05);
  });

  it('rests after a driver that has come to its end, and requests no frames then', () => {
    marbles(({ hot, frames, expectObservable, expectSubscriptions }) => {
      const frame$ = frames('        f-f-f-f-f-f-f-f-f-', 1 / 4);
      const driver$ = hot<Driver>('  -r---------s------|', {
        r: running(1, { end: 0.5, frame$ }),
        s: running(-1, { frame$ }),
      });
      const expected = '            --a-b-------b-a-0-|';
      expectObservable(driver$.pipe(handOver(0.25))).toBe(expected, { a: 0.25, b: 0.5, 0: 0 });
      expectSubscriptions(frame$.subscriptions).toBe(['-^--!', '-----------^----!']);
    });
  });

  it('leads by plain seconds, too: a driver after them starts from rest', () => {
    marbles(({ hot, cold, frames, expectObservable }) => {
      const frame$ = frames('        f-f-f-f-f-f-', 1 / 4);
      const driver$ = hot<Driver>('  a----b------', {
        a: () => cold('a-b', { a: 3, b: 2 }),
        b: running(2, { frame$ }),
      });
      const expected = '            a-b---b-c-d-';
      expectObservable(driver$.pipe(handOver())).toBe(expected, { a: 3, b: 2, c: 2.5, d: 3 });
    });
  });

  it('starts each subscription anew, and passes on the errors of a driver', () => {
    const failing$ = throwError(() => new Error('no film'));
    const seen: unknown[] = [];
    const times$ = of<Driver[]>(
      ({ time }) => of(time + 1),
      ({ time }) => of({ time: time + 1, velocity: 1 }),
      () => failing$,
    ).pipe(handOver(5));
    for (let count = 0; count < 2; count++)
      times$.subscribe({ next: (time) => seen.push(time), error: (error: unknown) => seen.push(String(error)) });
    expect(seen).toEqual([6, 7, 'Error: no film', 6, 7, 'Error: no film']);
  });

  it.each<[string, unknown, string]>([
    ['anything but a driver', 5, 'TypeError: handOver: a driver must be a function, got 5'],
    ['a time that is not finite', () => of(NaN), 'RangeError: handOver: a time must be a finite number, got NaN'],
  ])('refuses %s', (_what, driver, message) => {
    const errors: string[] = [];
    of(driver as Driver)
      .pipe(handOver())
      .subscribe({ error: (error: unknown) => errors.push(String(error)) });
    expect(errors).toEqual([message]);
  });
});

/** Leads a motion by one driver. */
const lead = (drive$: Driver, from: Moment, frames: readonly number[]): readonly Moment[] => {
  const seen: Moment[] = [];
  const subscription = drive$(from).subscribe((next) => seen.push(next as Moment));
  for (const dt of frames) hand$.next(dt);
  subscription.unsubscribe();
  return seen;
};
const hand$ = new Subject<number>();

describe('running', () => {
  const at = (time: number, velocity = 0): Moment => ({ time, velocity });

  it('adds no time in its first frame from rest, and its delta if it takes over a velocity', () => {
    expect(lead(running(2, { frame$: hand$ }), at(1), [0.25, 0.25])).toEqual([at(1, 2), at(1.5, 2)]);
    expect(lead(running(2, { frame$: hand$ }), at(1, 9), [0.25, 0.25])).toEqual([at(1.5, 2), at(2, 2)]);
  });

  it('rests exactly at its end, or backwards at 0, and where it is beyond these', () => {
    const forwards$ = running(0.3, { end: 1.1, frame$: hand$ });
    expect(lead(forwards$, at(1), [1, 1, 1]).at(-1)).toEqual(at(1.1));
    expect(lead(forwards$, at(1.2), [1, 1])).toEqual([at(1.2)]);
    const backwards$ = running(-3, { end: 1.1, frame$: hand$ });
    expect(lead(backwards$, at(1), [1, 1, 1]).at(-1)).toEqual(at(0));
    expect(lead(running(0, { frame$: hand$ }), at(1, 9), [1, 1])).toEqual([at(1)]);
    expect(hand$.observed).toBe(false);
  });
});

describe('settling', () => {
  it('moves as a spring in a stream does that has the same velocity', () => {
    const options = { duration: 0.5, bounce: 0.3, frame$: hand$ };
    const frames = Array.from({ length: 200 }, () => 1 / 64);
    const times = lead(settling(1, options), { time: 3, velocity: 8 }, frames).map(({ time }) => time);
    const seen: number[] = [];
    of(3, 1)
      .pipe(spring({ ...options, velocity: 8 }))
      .subscribe((time) => seen.push(time));
    for (const dt of frames) hand$.next(dt);
    expect(seen).toHaveLength(times.length + 1);
    for (const [index, time] of times.entries()) expect(time).toBeCloseTo(seen[index + 1]!, 12);
    expect(times.at(-1)).toBe(1);
  });

  it('is at its goal at once if it is there, or while motion is reduced', () => {
    const rest: Moment = { time: 1, velocity: 0 };
    expect(lead(settling(1, { frame$: hand$ }), rest, [1])).toEqual([rest]);
    const reduced = motionDefaults({ reduced$: of(true) });
    expect(lead(settling(1, { frame$: hand$ }), { time: 0, velocity: 5 }, [1])).toEqual([rest]);
    reduced.unsubscribe();
  });
});

describe('following', () => {
  it('takes the motion where it is, leads it by the way of the hand, and lets go with its velocity', () => {
    marbles(({ hot, expectObservable }) => {
      const released$: Driver = ({ time, velocity }) => of(time + velocity);
      const drag$ = hot('   a-b-c---a-b-d---', {
        a: pull(64),
        b: pull(96),
        c: pull(96, false),
        d: pull(128, false, -32),
      });
      const time$ = following(drag$, secondsAt, released$).pipe(handOver(1));
      expectObservable(time$).toBe('a-b-(bb)b-c-(de)', { a: 1, b: 1.25, c: 1.5, d: 1.75, e: 1.5 });
    });
  });

  it('takes it anew if another driver has led since, and rests after a release by default', () => {
    const seen: number[] = [];
    const drag$ = new Subject<Pull>();
    const driver$ = new Subject<Driver>();
    merge(following(drag$, secondsAt), driver$)
      .pipe(handOver(1))
      .subscribe((time) => seen.push(time));
    drag$.next(pull(0));
    drag$.next(pull(64));
    driver$.next(() => of(3));
    drag$.next(pull(64));
    drag$.next(pull(128, false, 999));
    driver$.next(({ velocity }) => of(velocity));
    expect(seen).toEqual([1, 1.5, 3, 3, 3.5, 3.5, 0]);
  });

  it('asks for the velocity where the hand is, so that an edge stops it', () => {
    const velocities: number[] = [];
    const drag$ = new Subject<Pull>();
    following(drag$, ({ x }) => Math.min(1, x / 128))
      .pipe(switchMap((drive$) => drive$({ time: 0, velocity: 0 })))
      .subscribe((next) => velocities.push((next as Moment).velocity));
    drag$.next(pull(32, true, 64));
    drag$.next(pull(160, true, 64));
    expect(velocities[0]).toBeCloseTo(0.5, 9);
    expect(velocities[1]).toBe(0);
  });

  it('refuses seconds that are not finite', () => {
    const errors: string[] = [];
    following(of(pull(1)), () => NaN)
      .pipe(handOver())
      .subscribe({ error: (error: unknown) => errors.push(String(error)) });
    expect(errors).toEqual(['RangeError: handOver: a time must be a finite number, got NaN']);
  });
});
