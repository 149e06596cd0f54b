import { frame$, type Seconds } from 'rx-motion';
import { map, merge, type Observable, of, scan, Subject, switchMap } from 'rxjs';
import { calm$ } from '../../gallery/shell/calm.js';

/** A time on the page's frames that starts over, and rests at its end before. */
export function looped(duration: Seconds, rest: Seconds): Observable<Seconds> {
  return frame$.pipe(
    scan((time, dt, index) => (index > 0 && time + dt < duration + rest ? time + dt : 0), 0),
    map((time) => Math.min(time, duration)),
  );
}

/**
 * A fraction of the time, from 0 to 1, that loops by itself until the user sets it; if motion is paused, it stays at
 * its end.
 */
export interface Loop {
  readonly part$: Observable<number>;
  /** Stops the loop at a fraction of the time. */
  readonly hold: (part: number) => void;
  /** Runs it again from the start. */
  readonly run: () => void;
}

export function loop(duration: Seconds): Loop {
  const held$ = new Subject<number | null>();
  const running$ = looped(duration, 0.6).pipe(map((time) => time / duration));
  const itself$ = calm$.pipe(switchMap((calm) => (calm ? of(1) : running$)));
  return {
    part$: merge(of(null), held$).pipe(switchMap((part) => (part === null ? itself$ : of(part)))),
    hold: (part) => held$.next(part),
    run: () => held$.next(null),
  };
}
