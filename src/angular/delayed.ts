import { type Observable, scan, map } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';

/** A clock that stands still for so many seconds and then goes on; the first frame adds no time, as everywhere. */
export function delayed(frame$: Observable<Seconds>, delay: Seconds): Observable<Seconds> {
  if (delay === 0) return frame$;
  return frame$.pipe(
    scan(
      ({ waiting }, dt, index) =>
        index === 0 ? { waiting, dt: 0 } : { waiting: Math.max(0, waiting - dt), dt: Math.max(0, dt - waiting) },
      { waiting: delay, dt: 0 },
    ),
    map(({ dt }) => dt),
  );
}
