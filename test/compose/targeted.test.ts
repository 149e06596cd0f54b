import { describe, expect, it } from '@jest/globals';
import { follow, moveBy, repeatForever, sequence, targeted } from 'rx-motion';
import { of, Subject } from 'rxjs';
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

  it('accepts an action of unknown length', () => {
    const place$ = new Subject<{ x: number; y: number }>();
    const moon = { x: 0, y: 0 };
    const camera = targeted(moon, follow(place$, { viewport: { width: 0, height: 0 } }));
    const show = showing(sequence(camera, step), { x: 0, y: 0 });
    show(0);
    place$.next({ x: -3, y: 0 });
    place$.complete();
    show(1);
    expect(moon.x).toBe(3);
    expect(show(1.5).x).toBe(5);
  });
});
