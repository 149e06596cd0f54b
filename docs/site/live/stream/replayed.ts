import type { Seconds } from 'rx-motion';
import { Subject, tap } from 'rxjs';
import { onFrames, openness } from './menu.js';

/** A subscription to a run of the menu, as a marble diagram shows it: `^---!` or `^---|`. */
export interface Subscribed {
  readonly start: Seconds;
  /** Missing while it runs. */
  readonly end?: Seconds;
  /** Whether a click has ended it. */
  readonly isStopped: boolean;
}

/** The effects of the clicks up to a time. */
export interface Replayed {
  readonly runs: readonly Subscribed[];
  /** How far the menu was open, at each time of the drawing. */
  readonly line: readonly { readonly time: Seconds; readonly open: number }[];
  /** How far it is open at the end of the line. */
  readonly open: number;
}

/**
 * Runs the menu's program again, from its first click to a time. A motion is a function of its time, so the frames
 * need not be those of the first run.
 *
 * @param clicks The times of the clicks, ascending.
 * @param from Where the drawing starts; before it, there is a frame for each click only.
 * @param to The time to show.
 * @param step The time between two points of the line.
 */
export function replayed(clicks: readonly Seconds[], from: Seconds, to: Seconds, step: Seconds = 1 / 60): Replayed {
  const frame$ = new Subject<Seconds>();
  const click$ = new Subject<void>();
  const runs: Subscribed[] = [];
  const line: { time: Seconds; open: number }[] = [];
  let time = 0;
  let open = 0;
  const end = (isStopped: boolean): void => void runs.push({ ...runs.pop()!, end: time, isStopped });
  const menu$ = openness(click$, (action, menu) =>
    onFrames(frame$)(action, menu).pipe(
      tap({
        subscribe: () => runs.push({ start: time, isStopped: false }),
        complete: () => end(false),
        unsubscribe: () => end(true),
      }),
    ),
  );
  const subscription = menu$.subscribe((shown) => (open = shown));
  const frame = (at: Seconds): void => {
    const dt = at - time;
    time = at;
    frame$.next(dt);
    if (at >= from) line.push({ time, open });
  };
  const past = clicks.filter((click) => click <= to);
  const stops = past.map((at) => ({ at, isClick: true }));
  for (let at = Math.max(0, from); at < to; at += step) stops.push({ at, isClick: false });
  stops.push({ at: to, isClick: false });
  for (const { at, isClick } of stops.sort((one, other) => one.at - other.at)) {
    frame(at);
    if (!isClick) continue;
    click$.next();
    // The first frame of a run adds no time.
    frame(at);
  }
  const shown = { runs: [...runs], line, open };
  subscription.unsubscribe();
  return shown;
}
