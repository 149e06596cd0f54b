import { type Observable, defer, map } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';

/** A clock that stands still for so many seconds and then goes on; the first frame adds no time, as everywhere. */
export function delayed(frame$: Observable<Seconds>, delay: Seconds): Observable<Seconds> {
  // As it is: those who play on one clock cost less than those who each play on their own.
  if (delay === 0) return frame$;
  return defer(() => {
    let waiting = delay;
    return frame$.pipe(
      map((dt, index) => {
        const waited = index === 0 ? dt : Math.min(waiting, dt);
        if (index > 0) waiting -= waited;
        return dt - waited;
      }),
    );
  });
}
