import { describe, expect, it } from '@jest/globals';
import { moveBy, repeatForever, targeted } from 'rx-motion';
import { of } from 'rxjs';
import { showing } from '../actions/showing.js';

const step = moveBy(1, { x: 10, y: 0 });

describe('targeted', () => {
  it('needs nothing of the outer target', () => {
    const moon = { x: 0, y: 0 };
    showing(targeted(moon, step), null)(0.5);
    expect(moon.x).toBe(5);
  });

  it('accepts an endless action', () => {
    const moon = { x: 0, y: 0 };
    const progress: number[] = [];
    const run$ = of(3.5).pipe(targeted(moon, repeatForever(step)).on({}));
    run$.subscribe((value) => progress.push(value));
    expect([moon.x, progress]).toEqual([35, [0.5]]);
  });
});
