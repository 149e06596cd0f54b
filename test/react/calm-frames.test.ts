import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { concat } from 'rxjs';
import { moveTo, play } from 'rx-motion';
import { calmFrame$, sharedCalmFrame$ } from '../../src/react/calm-frames.js';

describe('the frames of hooks', () => {
  const globals = globalThis as { matchMedia?: unknown };
  afterEach(() => {
    delete globals.matchMedia;
    jest.useRealTimers();
  });

  it('jump past every end while motion is reduced', () => {
    globals.matchMedia = () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    const seen: number[] = [];
    calmFrame$.subscribe((dt) => seen.push(dt)).unsubscribe();
    expect(seen).toEqual([0, 1e6]);
  });

  it("are otherwise the page's", () => {
    jest.useFakeTimers();
    const seen: number[] = [];
    const subscription = calmFrame$.subscribe((dt) => seen.push(dt));
    jest.advanceTimersByTime(100);
    subscription.unsubscribe();
    expect(seen.length).toBeGreaterThan(3);
    expect(Math.max(...seen)).toBeLessThan(1);
  });

  it('are one clock, on which late motions also reach their ends when reduced', () => {
    globals.matchMedia = () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    const [first, second] = [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ];
    const on = moveTo(2, { x: 9, y: 0 });
    const both = concat(
      play(moveTo(1, { x: 8, y: 0 }), first, sharedCalmFrame$),
      play(on, second, sharedCalmFrame$),
    ).subscribe();
    expect([first.x, second.x, both.closed]).toEqual([8, 9, true]);
    play(moveTo(2, { x: 1, y: 0 }), second, sharedCalmFrame$).subscribe();
    expect(second.x).toBe(1);
  });
});
