import { describe, expect, it } from '@jest/globals';
import { moveBy, repeatForever, sequence, targeted } from 'rx-motion';
import { of } from 'rxjs';
import { showing } from '../actions/showing.js';

const step = moveBy(1, { x: 10, y: 0 });

describe('targeted', () => {
  it('runs its action on its own target', () => {
    const [ship, moon] = [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ];
    const show = showing(sequence(step, targeted(moon, step), step), ship);
    show(1.5);
    expect([ship.x, moon.x]).toEqual([10, 5]);
    show(2.5);
    expect([ship.x, moon.x]).toEqual([15, 10]);
    show(0.5);
    expect([ship.x, moon.x]).toEqual([5, 0]);
  });

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
