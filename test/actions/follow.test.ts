import { describe, expect, it, jest } from '@jest/globals';
import { Subject, from, of, throwError } from 'rxjs';
import { follow, play } from 'rx-motion';
import { showing } from './showing.js';

describe('follow', () => {
  it('keeps its leader in the middle of the window, wherever it goes', () => {
    const hero = { x: 100, y: 50 };
    const show = showing(follow(hero, { viewport: { width: 40, height: 20 } }), { x: 0, y: 0 });
    expect({ ...show(0) }).toEqual({ x: -80, y: -40 });
    hero.x = 0;
    expect({ ...show(1) }).toEqual({ x: 20, y: -40 });
  });

  it('shows nothing beyond the bounds', () => {
    const hero = { x: 0, y: 0 };
    const bounds = { x: 0, y: 0, width: 100, height: 100 };
    const show = showing(follow(hero, { viewport: { width: 40, height: 20 }, bounds }), { x: 3, y: 3 });
    expect({ ...show(0) }).toEqual({ x: 0, y: 0 });
    Object.assign(hero, { x: 99, y: 99 });
    expect({ ...show(1) }).toEqual({ x: -60, y: -80 });
  });

  it('holds its leader off the middle', () => {
    const options = { viewport: { width: 40, height: 20 }, offset: { x: 5, y: -5 } };
    expect(showing(follow({ x: 0, y: 0 }, options), { x: 0, y: 0 })(0)).toEqual({ x: 25, y: 5 });
  });

  it('follows a stream of places, stands still before the first one, and ends with the stream', () => {
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

  it('leaves the stream when it is stopped', () => {
    const frame$ = new Subject<number>();
    const place$ = new Subject<{ x: number; y: number }>();
    const viewport = { width: 40, height: 20 };
    const subscription = play(follow(place$, { viewport }), { x: 0, y: 0 }, frame$).subscribe();
    frame$.next(0);
    expect(place$.observed).toBe(true);
    subscription.unsubscribe();
    expect(place$.observed).toBe(false);
  });

  it('fails with its stream', () => {
    const errors: unknown[] = [];
    const place$ = throwError(() => new Error('lost'));
    play(follow(place$, { viewport: { width: 1, height: 1 } }), { x: 0, y: 0 }, of(0)).subscribe({
      error: (error: unknown) => errors.push(error),
    });
    expect(errors).toEqual([new Error('lost')]);
  });

  it.each([
    [{ x: NaN, y: 1 }, new RangeError('follow: x must be a finite number, got NaN')],
    [{ x: 1 }, new TypeError('follow: y must be a number, got undefined')],
    [null, new TypeError("follow: the leader's place must be an object, got null")],
  ])('fails, through its own channel, where its leader has no place: %j', (place, error) => {
    const errors: unknown[] = [];
    const world = { x: 3, y: 4 };
    play(follow(of(place as { x: number; y: number }), { viewport: { width: 2, height: 2 } }), world, of(0)).subscribe({
      error: (thrown: unknown) => errors.push(thrown),
    });
    expect([errors, world]).toEqual([[error], { x: 3, y: 4 }]);
  });

  it('puts its target back when time goes back before it', () => {
    const show = showing(follow({ x: 9, y: 9 }, { viewport: { width: 2, height: 2 } }), { x: 1, y: 2 });
    show(0);
    expect({ ...show(-1) }).toEqual({ x: 1, y: 2 });
  });
});

describe('follow within bounds that are small', () => {
  const viewport = { width: 480, height: 320 };
  const leader = { x: 300, y: 200 };

  function placed(bounds: { x: number; y: number; width: number; height: number }): { x: number; y: number } {
    const world = { x: 3, y: 4 };
    from([0, 0.1]).pipe(follow(leader, { viewport, bounds }).on(world)).subscribe();
    return world;
  }

  it('keeps bounds that are smaller than the window in one axis in the middle of it', () => {
    expect(placed({ x: 0, y: 0, width: 960, height: 100 })).toEqual({ x: -60, y: 110 });
  });

  it('leaves the target alone when the window sees all of the bounds', () => {
    expect(placed({ x: 0, y: 0, width: 200, height: 100 })).toEqual({ x: 3, y: 4 });
    expect(placed({ x: 0, y: 0, width: 480, height: 320 })).toEqual({ x: 3, y: 4 });
  });
});
