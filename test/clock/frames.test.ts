import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  ActionManager,
  crowd,
  delayTime,
  frame$,
  frames,
  motionDefaults,
  moveTo,
  play,
  sequence,
  springTo,
  timerFrames,
  timeScale,
} from 'rx-motion';
import { spring } from 'rx-motion/stream';
import { marbles } from 'rx-motion/testing';
import { concat, of, Subject, take, VirtualTimeScheduler } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';

describe('frame$', () => {
  it('emits the seconds between animation frames, 0 for the first one', () => {
    marbles(({ animate, expectObservable }) => {
      animate('      -----x----x-x');
      const unsub = '------------------!';
      expectObservable(frame$, unsub).toBe('-----a----b-c', { a: 0, b: 0.005, c: 0.002 });
    });
  });

  it('counts a gap over half a second, as after a hidden tab, as a thirtieth', () => {
    marbles(({ animate, expectObservable }) => {
      animate('16ms x 499ms x 500ms x');
      expectObservable(frame$, '2s !').toBe('16ms a 499ms b 500ms c', { a: 0, b: 0.5, c: 1 / 30 });
    });
  });

  it('drives an action', () => {
    marbles(({ animate, expectObservable }) => {
      animate('10ms x 249ms x 249ms x 249ms x');
      const run$ = play(moveTo(0.75, { x: 1, y: 0 }), { x: 0, y: 0 });
      expectObservable(run$).toBe('10ms a 249ms b 249ms c 249ms (d|)', { a: 0, b: 1 / 3, c: 2 / 3, d: 1 });
    });
  });
});

describe('frames', () => {
  it('lets both numbers of a lag be set', () => {
    marbles(({ animate, expectObservable }) => {
      animate('50ms x 99ms x 249ms x');
      const patient$ = frames({ longestGap: Infinity });
      const strict$ = frames({ longestGap: 0.1, lagCountsAs: 0.01 });
      expectObservable(patient$, '1s !').toBe('50ms a 99ms b 249ms c', { a: 0, b: 0.1, c: 0.25 });
      expectObservable(strict$, '1s !').toBe(' 50ms a 99ms b 249ms c', { a: 0, b: 0.1, c: 0.01 });
    });
  });
});

describe('the loop of animation frames', () => {
  const globals = globalThis as { requestAnimationFrame?: unknown; cancelAnimationFrame?: unknown };
  const before = { ...globals };
  let callbacks = new Map<number, (timestamp: number) => void>();
  let handles = 0;

  /** Shows one animation frame. */
  const flash = (timestamp: number): void => {
    const due = callbacks;
    callbacks = new Map();
    for (const callback of due.values()) callback(timestamp);
  };

  beforeEach(() => {
    callbacks.clear();
    globals.requestAnimationFrame = (callback: (timestamp: number) => void): number => {
      callbacks.set(++handles, callback);
      return handles;
    };
    globals.cancelAnimationFrame = (handle: number): void => void callbacks.delete(handle);
  });
  afterEach(() => {
    globals.requestAnimationFrame = before.requestAnimationFrame;
    globals.cancelAnimationFrame = before.cancelAnimationFrame;
  });

  it('is shared by all streams: the first subscriber starts it, the last one stops it', () => {
    expect(callbacks.size).toBe(0);
    const subscriptions = [frame$, frames(), frames({ longestGap: 2 }), frame$].map((stream$) => stream$.subscribe());
    for (const subscription of subscriptions) {
      expect(callbacks.size).toBe(1);
      flash(1000);
      expect(callbacks.size).toBe(1);
      subscription.unsubscribe();
    }
    expect(callbacks.size).toBe(0);
  });

  it('starts again when a subscriber comes after the last one has left', () => {
    frame$.subscribe().unsubscribe();
    const deltas: number[] = [];
    const subscription = frame$.subscribe((dt) => deltas.push(dt));
    flash(5000);
    flash(5016);
    subscription.unsubscribe();
    expect(deltas[1]).toBeCloseTo(0.016, 12);
    expect(callbacks.size).toBe(0);
  });

  it('stops when its last subscriber leaves during a frame', () => {
    const subscription = frame$.subscribe(() => subscription.unsubscribe());
    flash(1000);
    expect(callbacks.size).toBe(0);
  });

  it('passes on its errors', () => {
    globals.requestAnimationFrame = (): never => {
      throw new TypeError('no frames here');
    };
    const errors: unknown[] = [];
    frame$.subscribe({ error: (error: unknown) => errors.push(error) });
    expect(errors).toEqual([new TypeError('no frames here')]);
  });

  describe('a spring with a velocity', () => {
    const pull = { duration: 0.5, bounce: 0.2 };
    const throwing = springTo({ x: 100 }, { ...pull, velocity: { x: 600 } });
    /** Where the spring is after some seconds. */
    const placeAt = (seconds: number): number => {
      const ship = { x: 0 };
      of(seconds).pipe(throwing.on(ship)).subscribe();
      return ship.x;
    };
    /** The ways to throw a ship. */
    const throws: readonly [string, (ship: { x: number }) => { unsubscribe: () => void }][] = [
      [
        'spring',
        (ship) =>
          of(0, 100)
            .pipe(spring({ ...pull, velocity: 600 }))
            .subscribe((x) => (ship.x = x)),
      ],
      ['springTo', (ship) => play(throwing, ship).subscribe()],
    ];

    it.each([
      ...throws.map(([name, start]) => ({ name, start, defaults: {} })),
      ...throws.map(([name, start]) => ({
        name: `${name}, in a page that follows the setting`,
        start,
        defaults: { reduced$: of(false) },
      })),
    ])('counts from the moment of its start between two frames: $name', ({ start, defaults }) => {
      const given = motionDefaults(defaults);
      const now = jest.spyOn(performance, 'now');
      now.mockReturnValue(1000);
      const other = frame$.subscribe();
      flash(1000);
      flash(1016);
      now.mockReturnValue(1026);
      const ship = { x: 0 };
      const subscription = start(ship);
      const seen = [1032, 1048, 1064].map((timestamp) => {
        flash(timestamp);
        return ship.x;
      });
      subscription.unsubscribe();
      other.unsubscribe();
      given.unsubscribe();
      now.mockRestore();
      for (const [index, x] of seen.entries()) expect(x).toBeCloseTo(placeAt(0.006 + 0.016 * index), 2);
    });

    it.each(throws)(
      'that is begun in a hidden tab starts when the tab is shown, and goes on from there: %s',
      (_name, start) => {
        const now = jest.spyOn(performance, 'now');
        now.mockReturnValue(1000);
        // The loop runs already, and has had no frame for three seconds.
        const other = frame$.subscribe();
        flash(1000);
        now.mockReturnValue(4000);
        const ship = { x: 0 };
        const subscription = start(ship);
        const seen = [9000, 9016, 9032].map((timestamp) => {
          flash(timestamp);
          return ship.x;
        });
        subscription.unsubscribe();
        other.unsubscribe();
        now.mockRestore();
        for (const [index, x] of seen.entries()) expect(x).toBeCloseTo(placeAt(0.016 * index), 2);
      },
    );

    it('counts its first frame in full on other clocks, and under a manager', () => {
      const frame$ = new Subject<number>();
      const ships = Array.from({ length: 5 }, () => ({ x: 0 }));
      const [a, b, c, d, e] = ships;
      of(0, 100)
        .pipe(spring({ ...pull, velocity: 600, frame$ }))
        .subscribe((x) => (a!.x = x));
      play(throwing, b!, frame$).subscribe();
      play(throwing, c!, crowd(frame$)).subscribe();
      new ActionManager(frame$).runAction(throwing, d!);
      play(throwing, e!, frame$.pipe(timeScale(1))).subscribe();
      for (const time of [0.25, 0.5]) {
        frame$.next(0.25);
        for (const { x } of ships) expect(x).toBeCloseTo(placeAt(time), 2);
      }
    });

    it('starts with its composition, and at its exact time after another run', () => {
      const frame$ = new Subject<number>();
      const ship = { x: 0 };
      const boat = { x: 0 };
      play(sequence(throwing, delayTime(1)), boat, frame$).subscribe();
      concat(play(delayTime(0.5), ship, frame$), play(throwing, ship, frame$)).subscribe();
      for (const dt of [0.25, 0.75]) frame$.next(dt);
      expect(boat.x).toBeCloseTo(placeAt(0.75), 2);
      expect(ship.x).toBeCloseTo(placeAt(0.25), 2);
    });
  });

  it('gives the same frame to all its subscribers', () => {
    const seen: number[][] = [[], []];
    const subscriptions = seen.map((deltas) => frame$.subscribe((dt) => deltas.push(dt)));
    for (const timestamp of [1000, 1016, 1050]) flash(timestamp);
    for (const subscription of subscriptions) subscription.unsubscribe();
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]!.slice(1).map((dt) => Math.round(dt * 1000))).toEqual([16, 34]);
  });
});

describe('without requestAnimationFrame', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('a timer of 60 Hz takes its place', () => {
    const globals = globalThis as { requestAnimationFrame?: unknown };
    delete globals.requestAnimationFrame;
    const deltas: number[] = [];
    const subscription = frame$.subscribe((dt) => deltas.push(dt));
    jest.advanceTimersByTime(1000);
    subscription.unsubscribe();
    jest.advanceTimersByTime(1000);
    expect(deltas.length).toBeGreaterThanOrEqual(58);
    expect(deltas.length).toBeLessThanOrEqual(63);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('timerFrames', () => {
  it('measures the frames of a timer', () => {
    new TestScheduler((actual, expected) => {
      expect(actual).toEqual(expected);
    }).run(({ expectObservable }) => {
      expectObservable(timerFrames(100), '35ms !').toBe('10ms a 9ms a 9ms a', { a: 0.01 });
    });
  });

  it('runs on the scheduler that it is given', () => {
    const scheduler = new TestScheduler(() => undefined);
    const deltas: number[] = [];
    const subscription = timerFrames(50, scheduler).subscribe((dt) => {
      deltas.push(dt);
      if (deltas.length === 3) subscription.unsubscribe();
    });
    scheduler.flush();
    expect(deltas).toEqual([0.02, 0.02, 0.02]);
  });

  it("never runs backwards, even if the system's clock is set back", () => {
    const scheduler = new VirtualTimeScheduler();
    const times = [5000, 5020, 1000, 1020];
    scheduler.now = () => times[scheduler.frame / 20]!;
    const deltas: number[] = [];
    timerFrames(50, scheduler)
      .pipe(take(3))
      .subscribe((dt) => deltas.push(dt));
    scheduler.flush();
    expect(deltas).toEqual([0.02, 0, 0.02]);
  });
});
