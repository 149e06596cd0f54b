import { elapsed, frame$, type Seconds } from 'rx-motion';
import { map, merge, type Observable, of, Subject, switchMap } from 'rxjs';
import { calm$ } from '../../gallery/shell/calm.js';

/** How long a loop rests at its end. */
const rest: Seconds = 0.6;

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
  const running$ = frame$.pipe(
    elapsed(),
    map((time) => Math.min(1, (time % (duration + rest)) / duration)),
  );
  const itself$ = calm$.pipe(switchMap((calm) => (calm ? of(1) : running$)));
  return {
    part$: merge(of(null), held$).pipe(switchMap((part) => (part === null ? itself$ : of(part)))),
    hold: (part) => held$.next(part),
    run: () => held$.next(null),
  };
}
