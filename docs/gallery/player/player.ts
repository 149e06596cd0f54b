import { frame$, type Seconds, timeScale } from 'rx-motion';
import {
  BehaviorSubject,
  distinctUntilChanged,
  map,
  merge,
  NEVER,
  type Observable,
  ReplaySubject,
  scan,
  share,
  startWith,
  Subject,
  switchMap,
} from 'rxjs';

/** A stream of time under manual control. */
export interface Player {
  readonly duration: Seconds;
  /** From 0 to `duration`; emits the current time at once. */
  readonly time$: Observable<Seconds>;
  readonly playing$: BehaviorSubject<boolean>;
  /** Seconds per second; negative ones run backwards. */
  readonly rate$: BehaviorSubject<number>;
  readonly loops$: BehaviorSubject<boolean>;
  /** Jumps to a time. */
  readonly scrub: (time: Seconds) => void;
  /** Plays, or pauses; at an end it starts over. */
  readonly toggle: () => void;
}

/** How long a loop rests at its end. */
const rest: Seconds = 0.75;

/**
 * Frames advance the clock, the scrubber sets it: two streams of changes, merged into one stream of time.
 *
 *     frames     -+---+---+-------------+---
 *     scrubber   ---------------5---1-------
 *     time$      0.1-.2--.3-----5---1---1.1-
 */
export function createPlayer(duration: Seconds): Player {
  const playing$ = new BehaviorSubject(false);
  const rate$ = new BehaviorSubject(1);
  const loops$ = new BehaviorSubject(true);
  const scrubbed$ = new Subject<Seconds>();
  let now: Seconds = 0;

  const frames$ = playing$.pipe(switchMap((playing) => (playing ? frame$ : NEVER)));
  const steps$ = frames$.pipe(
    timeScale(rate$),
    map((dt) => (clock: Seconds) => turned(clock + dt)),
  );
  const jumps$ = scrubbed$.pipe(map((time) => () => time));

  const time$ = merge(steps$, jumps$).pipe(
    scan((clock, change) => change(clock), 0),
    map((clock) => (now = Math.min(clock, duration))),
    startWith(0),
    distinctUntilChanged(),
    share({ connector: () => new ReplaySubject(1) }),
  );

  /** The time after an overshoot: starts over, or stops at the end. */
  function turned(clock: Seconds): Seconds {
    if (loops$.value) {
      const span = duration + rest;
      return clock > span ? 0 : clock < 0 ? duration : clock;
    }
    const isOver = clock >= duration || clock <= 0;
    if (isOver && clock >= duration === rate$.value > 0) playing$.next(false);
    return Math.max(0, Math.min(clock, duration));
  }

  return {
    duration,
    time$,
    playing$,
    rate$,
    loops$,
    scrub: (time) => scrubbed$.next(Math.max(0, Math.min(time, duration))),
    toggle() {
      if (!playing$.value && now >= duration && rate$.value > 0) scrubbed$.next(0);
      if (!playing$.value && now <= 0 && rate$.value < 0) scrubbed$.next(duration);
      playing$.next(!playing$.value);
    },
  };
}
