import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { calmFrame$ } from '../../src/react/calm-frames.js';

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

  it('are those of the page otherwise', () => {
    jest.useFakeTimers();
    const seen: number[] = [];
    const subscription = calmFrame$.subscribe((dt) => seen.push(dt));
    jest.advanceTimersByTime(100);
    subscription.unsubscribe();
    expect(seen.length).toBeGreaterThan(3);
    expect(Math.max(...seen)).toBeLessThan(1);
  });
});
