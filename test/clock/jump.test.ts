import { expect, it } from '@jest/globals';
import { BehaviorSubject, Subject } from 'rxjs';
import { isJump, JUMP, jumpsWhile } from '../../src/clock/jump.js';

it('takes the place of frames while motion is reduced', () => {
  const [frame$, reduced$] = [new Subject<number>(), new BehaviorSubject(false)];
  const seen: number[] = [];
  jumpsWhile(reduced$, frame$).subscribe((dt) => seen.push(dt));
  frame$.next(0.5);
  reduced$.next(true);
  frame$.next(0.25);
  reduced$.next(false);
  frame$.next(0.125);
  expect(seen).toEqual([0.5, 0, JUMP, JUMP, 0.125]);
});

it('is longer than any time that a clock counts', () => {
  expect([JUMP, JUMP / 1000, Date.now() / 1000].map(isJump)).toEqual([true, true, false]);
});
