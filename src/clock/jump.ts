import { type Observable, concat, map, of, switchMap } from 'rxjs';
import type { Seconds } from './seconds.js';

/**
 * A frame that is longer than any motion with an end: a million years. What has an end is at its end; what has none
 * rests.
 */
export const JUMP: Seconds = 2 ** 45;

/** Whether a time can only come from a jump, even on a clock that runs a thousand times slower. */
export function isAfterJump(time: Seconds): boolean {
  return time >= 2 ** 34;
}

/** Jumps at once, then with each of these frames. */
export function jumps(frame$: Observable<Seconds>): Observable<Seconds> {
  return concat(of(0, JUMP), frame$.pipe(map(() => JUMP)));
}

/** These frames, or jumps while motion is reduced. */
export function jumpsWhile(reduced$: Observable<boolean>, frame$: Observable<Seconds>): Observable<Seconds> {
  return reduced$.pipe(switchMap((isReduced) => (isReduced ? jumps(frame$) : frame$)));
}
