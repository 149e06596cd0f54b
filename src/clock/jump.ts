import { concat, map, Observable, of } from 'rxjs';
import type { Seconds } from './seconds.js';

/**
 * A frame that is longer than any motion with an end: a million years. What has an end is at its end; what has none
 * rests.
 */
export const JUMP: Seconds = 2 ** 45;

/** What a clock adds to the times of its players in a jump: twelve days, because their times go on afterwards. */
export const LONG: Seconds = 2 ** 20;

/** The number of the jump that a clock is showing now, 0 in a frame; and the number of the last one. */
export const jump: { now: number; last: number } = { now: 0, last: 0 };

/** Whether a delta can only be a jump, even on a clock that runs a thousand times slower. */
export function isJump(dt: Seconds): boolean {
  return Number.isFinite(dt) && dt >= 2 ** 34;
}

/** Shows a frame; a jump as a long one, so that times can go on afterwards. */
export function showDelta(dt: Seconds, show: (dt: Seconds) => void): void {
  const { now } = jump;
  jump.now = isJump(dt) ? ++jump.last : 0;
  try {
    show(jump.now > 0 ? LONG : dt);
  } finally {
    jump.now = now;
  }
}

/** Jumps at once, then with each of these frames. While one is emitted, {@link jump} says so to what is on no clock. */
export function jumps(frame$: Observable<Seconds>): Observable<Seconds> {
  const dt$ = concat(of(0, JUMP), frame$.pipe(map(() => JUMP)));
  return new Observable((subscriber) =>
    dt$.subscribe({
      next: (dt) => showDelta(dt, () => subscriber.next(dt)),
      error: (error: unknown) => subscriber.error(error),
      complete: () => subscriber.complete(),
    }),
  );
}
