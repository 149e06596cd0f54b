import { describe, expect, it, jest } from '@jest/globals';
import { follow, moveTo, play, sequence } from 'rx-motion';
import { defer, from, of, Subject, takeUntil, throwError } from 'rxjs';
import { showing } from './showing.js';

describe('follow', () => {
  it('keeps its leader in the middle of the window', () => {
    const hero = { x: 100, y: 50 };
    const show = showing(follow(hero, { viewport: { width: 40, height: 20 } }), { x: 0, y: 0 });
    expect({ ...show(0) }).toEqual({ x: -80, y: -40 });
    hero.x = 0;
    expect({ ...show(1) }).toEqual({ x: 20, y: -40 });
  });

  it('shows nothing outside the bounds', () => {
    const hero = { x: 0, y: 0 };
    const bounds = { x: 0, y: 0, width: 100, height: 100 };
    const show = showing(follow(hero, { viewport: { width: 40, height: 20 }, bounds }), { x: 3, y: 3 });
    expect({ ...show(0) }).toEqual({ x: 0, y: 0 });
    Object.assign(hero, { x: 99, y: 99 });
    expect({ ...show(1) }).toEqual({ x: -60, y: -80 });
  });

  it('keeps its leader at an offset', () => {
    const options = { viewport: { width: 40, height: 20 }, offset: { x: 5, y: -5 } };
    expect(showing(follow({ x: 0, y: 0 }, options), { x: 0, y: 0 })(0)).toEqual({ x: 25, y: 5 });
  });

  it('follows a stream of positions, rests before the first, and ends with it', () => {
    const frame$ = new Subject<number>();
    const place$ = new Subject<{ x: number; y: number }>();
    const world = { x: 7, y: 7 };
    const complete = jest.fn();
    play(follow(place$, { viewport: { width: 40, height: 20 } }), world, frame$).subscribe({ complete });
    frame$.next(0);
    expect(world).toEqual({ x: 7, y: 7 });
    place$.next({ x: 20, y: 10 });
    frame$.next(1);
    expect(world).toEqual({ x: 0, y: 0 });
    place$.complete();
    expect(complete).not.toHaveBeenCalled();
    frame$.next(1);
    expect(complete).toHaveBeenCalledTimes(1);
  });

  it('unsubscribes from the stream when it is stopped', () => {
    const frame$ = new Subject<number>();
    const place$ = new Subject<{ x: number; y: number }>();
    const viewport = { width: 40, height: 20 };
    const subscription = play(follow(place$, { viewport }), { x: 0, y: 0 }, frame$).subscribe();
    frame$.next(0);
    expect(place$.observed).toBe(true);
    subscription.unsubscribe();
    expect(place$.observed).toBe(false);
  });

  it('ends when its leader is removed, and shows it once more', () => {
    const frame$ = new Subject<number>();
    const hero = { x: 20, y: 10, removed: false };
    const world = { x: 7, y: 7 };
    const complete = jest.fn();
    play(follow(hero, { viewport: { width: 40, height: 20 } }), world, frame$).subscribe({ complete });
    frame$.next(0);
    Object.assign(hero, { x: 25, removed: true });
    expect(complete).not.toHaveBeenCalled();
    frame$.next(1);
    expect(complete).toHaveBeenCalledTimes(1);
    expect(world).toEqual({ x: -5, y: 0 });
    expect(frame$.observed).toBe(false);
  });

  it('ends when `until` emits, not when that completes', () => {
    const frame$ = new Subject<number>();
    const gone$ = new Subject<string>();
    const never$ = new Subject<string>();
    const ends: string[] = [];
    const hero = { x: 20, y: 10 };
    const viewport = { width: 40, height: 20 };
    for (const [name, until$] of Object.entries({ gone$, never$ }))
      play(follow(hero, { viewport, until: until$ }), { x: 0, y: 0 }, frame$).subscribe({
        complete: () => ends.push(name),
      });
    frame$.next(0);
    gone$.next('gone');
    never$.complete();
    expect(ends).toEqual([]);
    frame$.next(1);
    frame$.next(1);
    expect(ends).toEqual(['gone$']);
    expect(gone$.observed).toBe(false);
  });

  it('hands over in the frame in which its leader is gone', () => {
    const frame$ = new Subject<number>();
    const gone$ = new Subject<void>();
    const world = { x: 0, y: 0 };
    const viewport = { width: 40, height: 20 };
    play(
      sequence(follow({ x: 20, y: 10 }, { viewport, until: gone$ }), moveTo(1, { x: 8 })),
      world,
      frame$,
    ).subscribe();
    for (const dt of [0, 1]) frame$.next(dt);
    gone$.next();
    for (const dt of [1, 0.5]) frame$.next(dt);
    expect(world.x).toBe(4);
  });

  it('fails with `until`, and rejects one that is not an observable', () => {
    const errors: unknown[] = [];
    const viewport = { width: 1, height: 1 };
    const until$ = throwError(() => new Error('lost'));
    play(follow({ x: 0, y: 0 }, { viewport, until: until$ }), { x: 0, y: 0 }, of(0)).subscribe({
      error: (error: unknown) => errors.push(error),
    });
    expect(errors).toEqual([new Error('lost')]);
    expect(() => follow({ x: 0, y: 0 }, { viewport, until: 3 as never })).toThrow(
      new TypeError('follow: until must be an observable, got 3'),
    );
  });

  it('unsubscribes from everything when an effect of its leader stops it', () => {
    const frame$ = new Subject<number>();
    const until$ = new Subject<void>();
    const stop$ = new Subject<void>();
    const leader$ = defer(() => {
      stop$.next();
      return of({ x: 0, y: 0 });
    });
    const running$ = play(
      follow(leader$, { viewport: { width: 1, height: 1 }, until: until$ }),
      { x: 0, y: 0 },
      frame$,
    );
    running$.pipe(takeUntil(stop$)).subscribe();
    frame$.next(0);
    expect([until$.observed, frame$.observed]).toEqual([false, false]);
  });

  it('fails with its stream', () => {
    const errors: unknown[] = [];
    const place$ = throwError(() => new Error('lost'));
    play(follow(place$, { viewport: { width: 1, height: 1 } }), { x: 0, y: 0 }, of(0)).subscribe({
      error: (error: unknown) => errors.push(error),
    });
    expect(errors).toEqual([new Error('lost')]);
  });

  it('restores its target when time goes back before its start', () => {
    const show = showing(follow({ x: 9, y: 9 }, { viewport: { width: 2, height: 2 } }), { x: 1, y: 2 });
    show(0);
    expect({ ...show(-1) }).toEqual({ x: 1, y: 2 });
  });
});

describe('follow with small bounds', () => {
  const viewport = { width: 480, height: 320 };
  const leader = { x: 300, y: 200 };

  function placed(bounds: { x: number; y: number; width: number; height: number }): { x: number; y: number } {
    const world = { x: 3, y: 4 };
    from([0, 0.1]).pipe(follow(leader, { viewport, bounds }).on(world)).subscribe();
    return world;
  }

  it('centres bounds that are smaller than the window on one axis', () => {
    expect(placed({ x: 0, y: 0, width: 960, height: 100 })).toEqual({ x: -60, y: 110 });
  });

  it('leaves the target alone when the window shows all of the bounds', () => {
    expect(placed({ x: 0, y: 0, width: 200, height: 100 })).toEqual({ x: 3, y: 4 });
    expect(placed({ x: 0, y: 0, width: 480, height: 320 })).toEqual({ x: 3, y: 4 });
  });
});
