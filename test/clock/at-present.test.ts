import { expect, it } from '@jest/globals';
import { Subject, tap } from 'rxjs';
import { moveBy, play } from 'rx-motion';
import { atPresent } from '../../src/clock/at-present.js';
import { clockOf } from '../../src/clock/clock.js';

const right = moveBy(1, { x: 100, y: 0 });

it('lets a player begin with the present frame, so that the next one moves it', () => {
  const frame$ = new Subject<number>();
  const [late, next] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  play(right, { x: 0, y: 0 }, frame$).subscribe();
  frame$.next(0);
  frame$.next(0.25);
  atPresent(clockOf(frame$), () => play(right, next, frame$).subscribe());
  play(right, late, frame$).subscribe();
  expect(next.x).toBe(0);
  frame$.next(0.25);
  expect([next.x, late.x]).toEqual([25, 0]);
});

it('does so also while another one ends within a frame', () => {
  const frame$ = new Subject<number>();
  const next = { x: 0, y: 0 };
  const go = (): void => atPresent(clockOf(frame$), () => play(right, next, frame$).subscribe());
  play(right, { x: 0, y: 0 }, frame$)
    .pipe(tap({ complete: go }))
    .subscribe();
  frame$.next(0);
  frame$.next(1.5);
  expect(next.x).toBe(0);
  frame$.next(0.25);
  expect(next.x).toBe(25);
});
