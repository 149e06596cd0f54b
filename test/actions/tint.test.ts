import { describe, expect, it } from '@jest/globals';
import { type Color, play, tintBy, tintTo } from 'rx-motion';
import { of, Subject, takeUntil } from 'rxjs';
import { showing } from './showing.js';

describe('a tint', () => {
  it('writes a new colour in each frame, and leaves the found one alone', () => {
    const found: Color = { r: 0, g: 0, b: 0 };
    const show = showing(tintTo(1, { r: 100, g: 0, b: 0 }), { color: found });
    const [one, other] = [show(0.25).color, show(0.5).color];
    expect([found, one, other]).toEqual([
      { r: 0, g: 0, b: 0 },
      { r: 25, g: 0, b: 0 },
      { r: 50, g: 0, b: 0 },
    ]);
  });

  it('keeps values beyond 255', () => {
    const lamp = { color: { r: 250, g: 0, b: 0 } };
    expect(showing(tintBy(1, { r: 10, g: -10, b: 0.5 }), lamp)(1).color).toEqual({ r: 260, g: -10, b: 0.5 });
  });

  it('may finish its write when reading the colour stops it', () => {
    const stop$ = new Subject<void>();
    let isWatching = false;
    const written: Color[] = [];
    const lamp = {
      get color() {
        if (isWatching) stop$.next();
        return { r: 0, g: 0, b: 0 };
      },
      set color(color) {
        written.push(color);
      },
    };
    const time$ = new Subject<number>();
    time$.pipe(tintBy(1, { r: 100, g: 0, b: 0 }).on(lamp), takeUntil(stop$)).subscribe();
    time$.next(0);
    isWatching = true;
    time$.next(0.5);
    expect(written.length).toBeLessThanOrEqual(2);
    time$.next(0.75);
    expect(written.length).toBeLessThanOrEqual(2);
  });

  it.each([
    { name: 'tintTo', action: tintTo(1, { r: 0, g: 0, b: 0 }) },
    { name: 'tintBy', action: tintBy(1, { r: 0, g: 0, b: 0 }) },
  ])('fails on a target without a complete colour: $name', ({ name, action }) => {
    const errors: unknown[] = [];
    play(action, {} as { color: Color }, of(0)).subscribe({ error: (error: unknown) => errors.push(error) });
    play(action, { nodeType: 1 } as never, of(0)).subscribe({ error: (error: unknown) => errors.push(error) });
    const lamp = { color: { r: 1, g: 2 } as Color };
    play(action, lamp, of(0)).subscribe({ error: (error: unknown) => errors.push(error) });
    expect(errors).toEqual([
      new TypeError(`${name}: the target's color must be an object, got undefined`),
      new TypeError(`${name}: the target must be domTarget(element) of rx-motion/dom, got an element`),
      new TypeError(`${name}: the target's color.b must be a number, got undefined`),
    ]);
    expect(lamp.color).toEqual({ r: 1, g: 2 });
  });
});
