import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  ActionManager,
  backOut,
  callFunc,
  elapsed,
  frame$,
  motionDefaults,
  moveBy,
  moveTo,
  play,
  random,
  repeatForever,
  rotateBy,
  sequence,
} from 'rx-motion';
import { spring } from 'rx-motion/stream';
import { type Film, film } from 'rx-motion/testing';
import { concat, type Observable, Subject, type Subscription, switchMap } from 'rxjs';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const seek = async (page: Film, time: number): Promise<void> => {
  await Promise.all([page.seek(time), jest.runAllTimersAsync()]);
};

/** A program with parts that cannot run backwards: an interruption, a spring, callbacks, a manager. */
function program(): { state: () => string; start: (own$: Observable<number>) => () => void } {
  let ship = { x: 0, y: 0, rotation: 0 };
  let level = 0;
  let [log, goals]: [string[], number] = [[], 0];
  return {
    state: () => JSON.stringify([ship, level, log]),
    start: (own$) => {
      ship = { x: 0, y: 0, rotation: 0 };
      [level, log, goals] = [0, [], 0];
      const goal$ = new Subject<number>();
      const manager = new ActionManager(own$);
      manager.runAction(repeatForever(rotateBy(0.3, 90)), ship);
      const way = sequence(
        moveBy(0.4, { x: 30 }, backOut),
        callFunc(() => goal$.next(goals++ * 100)),
      );
      const all = [
        goal$.pipe(switchMap((y) => play(moveTo(0.7, { y }), ship))).subscribe(),
        goal$.pipe(spring({ duration: 0.5, bounce: 0.3 })).subscribe((value) => (level = value)),
        concat(play(way, ship), play(moveBy(0.2, { x: 7 }), ship), play(way, ship)).subscribe({
          complete: () => log.push('over'),
        }),
        frame$.pipe(elapsed()).subscribe((time) => time > 0.5 && log.length < 2 && log.push(`${time}`)),
      ];
      return () => {
        manager.stopAll();
        for (const each of all) each.unsubscribe();
      };
    },
  };
}

describe('film', () => {
  it('shows the same at a time in 100 random orders', async () => {
    const times = [0, 0.1, 0.4, 0.45, 0.7, 1, 1.3];
    const { state, start } = program();
    const page = film(start, { fps: 20 });
    const wanted = new Map<number, string>();
    for (const time of times) {
      await seek(page, time);
      wanted.set(time, state());
    }
    expect(new Set(wanted.values()).size).toBe(times.length);
    const next = random(30);
    for (let order = 0; order < 100; order++) {
      const time = times[Math.floor(next(0, times.length))]!;
      await seek(page, time);
      expect([time, state()]).toEqual([time, wanted.get(time)]);
    }
    page.unsubscribe();
  });

  it('ends a motion in the frame of its end', async () => {
    const ship = { x: 0 };
    const ends: number[] = [];
    const page = film(() => play(moveTo(1, { x: 1 }), ship).subscribe({ complete: () => ends.push(ship.x) }));
    await seek(page, 59 / 60);
    expect(ends).toEqual([]);
    await seek(page, 1);
    expect(ends).toEqual([1]);
    page.unsubscribe();
  });

  it('lets a program react between two frames', async () => {
    const ship = { x: 0 };
    const start = (): void => {
      ship.x = 0;
      const next = (): unknown => setTimeout(() => play(moveTo(0.5, { x: 3 }), ship).subscribe());
      play(moveTo(0.25, { x: 1 }), ship).subscribe({ complete: next });
    };
    const page = film(start, { fps: 4 });
    await seek(page, 0.75);
    expect(ship.x).toBe(2);
    page.unsubscribe();
  });

  it('handles calls one after the other', async () => {
    const ship = { x: 0 };
    const shown: number[] = [];
    const start = (): Subscription => {
      ship.x = 0;
      return play(moveTo(1, { x: 1 }), ship).subscribe();
    };
    const page = film(start, { fps: 4 });
    const seeks = [0.5, 0.75, 0.25].map((time) => page.seek(time).then(() => shown.push(ship.x)));
    await Promise.all([...seeks, jest.runAllTimersAsync()]);
    page.unsubscribe();
    expect(shown).toEqual([0.5, 0.75, 0.25]);
  });

  it('restores the frames, and stops the program', async () => {
    const own$ = new Subject<number>();
    const defaults = motionDefaults({ frame$: own$ });
    const page = film(() => frame$.subscribe());
    await seek(page, 0);
    expect(own$.observed).toBe(false);
    const other = frame$.subscribe();
    page.unsubscribe();
    expect(own$.observed).toBe(true);
    other.unsubscribe();
    expect(own$.observed).toBe(false);
    defaults.unsubscribe();
  });

  it('goes only forwards if the page starts by itself', async () => {
    const ship = { x: 0 };
    const page = film(undefined, { fps: 4 });
    play(moveTo(1, { x: 1 }), ship).subscribe();
    await seek(page, 0.5);
    const message = 'film: without start, time must not go back from 0.5, got 0.25';
    await expect(page.seek(0.25)).rejects.toThrow(new RangeError(message));
    await seek(page, 0.75);
    expect(ship.x).toBe(0.75);
    page.unsubscribe();
  });

  it('does not start again after unsubscribe', async () => {
    let starts = 0;
    const page = film(() => {
      starts++;
    });
    await seek(page, 0.5);
    page.unsubscribe();
    await expect(page.seek(0)).rejects.toThrow('film: seek must not be called after unsubscribe');
    expect(starts).toBe(1);
  });

  it('rejects values out of range, and passes on an error of start', async () => {
    expect(() => film(undefined, { fps: 0 })).toThrow(new RangeError('film: fps must be > 0, got 0'));
    expect(() => film(undefined, { fps: Infinity })).toThrow('film: fps must be a finite number, got Infinity');
    expect(() => film(undefined, { all: true })).toThrow('film: all must be false where there is no page');
    const page = film(() => {
      throw new Error('no page');
    });
    await expect(page.seek(-1)).rejects.toThrow(new RangeError('film: time must be >= 0 and finite, got -1'));
    for (const time of [0.5, 0]) await expect(seek(page, time)).rejects.toThrow('no page');
    page.unsubscribe();
  });
});
