import type { Seconds } from 'rx-motion';
import { flush } from 'rx-motion/dom';
import { Observable, Subject, Subscription } from 'rxjs';
import { toggle } from './menu.js';

/** A subscription to the frames by a run of the menu, as a marble diagram shows it: `^---!` or `^---|`. */
export interface Run {
  readonly start: Seconds;
  /** Missing while it runs. */
  end?: Seconds;
  /** Whether a click has ended it. */
  isStopped: boolean;
}

/** The effects of the clicks up to a time. */
export interface Recorded {
  readonly runs: readonly Run[];
  /** How far the menu was open, at each time. */
  readonly line: readonly { readonly time: Seconds; readonly open: number }[];
}

/** Runs the menu's program on clicks and frames of its own, so that any time can be shown. */
export interface Recorder {
  /** Goes on to a time, or runs the program again from its first click: a motion is a function of its time. */
  readonly showAt: (clicks: readonly Seconds[], time: Seconds) => Recorded;
  readonly stop: () => void;
}

/** @param panel What the menu opens. The style sheet folds it. */
export function recorder(panel: HTMLElement): Recorder {
  let subscription = new Subscription();
  let [click$, frame$] = [new Subject<void>(), new Subject<Seconds>()];
  let runs: Run[] = [];
  let line: { time: Seconds; open: number }[] = [];
  let past: Seconds[] = [];
  let now = 0;
  let isClicking = false;
  let wholeHeight = 0;
  const openness = (height: string): number => (height === 'auto' ? 1 : (Number.parseFloat(height) || 0) / wholeHeight);

  const clock$ = new Observable<Seconds>((subscriber) => {
    const run: Run = { start: now, isStopped: false };
    runs.push(run);
    const frames = frame$.subscribe(subscriber);
    return () => {
      frames.unsubscribe();
      run.end = now;
      run.isStopped = isClicking;
    };
  });
  const stop = (): void => {
    subscription.unsubscribe();
    flush();
    panel.style.height = '';
  };
  const restart = (): void => {
    stop();
    [click$, frame$] = [new Subject(), new Subject()];
    [runs, line, past, now] = [[], [], [], 0];
    wholeHeight = panel.offsetHeight - panel.clientHeight + panel.scrollHeight;
    subscription = toggle(panel, click$, clock$).subscribe();
  };
  const frame = (time: Seconds): void => {
    const dt = time - now;
    now = time;
    frame$.next(dt);
    flush();
    line.push({ time, open: openness(panel.style.height) });
  };
  const advance = (to: Seconds): void => {
    // A line is smooth, although time may jump.
    while (to - now > 1 / 60) frame(now + 1 / 60);
    frame(to);
  };
  const click = (at: Seconds): void => {
    advance(at);
    past.push(at);
    isClicking = true;
    click$.next();
    isClicking = false;
    // The first frame of a run adds no time.
    frame(at);
  };

  restart();
  return {
    showAt(clicks, time) {
      if (time < now || past.some((at, index) => at !== clicks[index])) restart();
      for (const at of clicks.slice(past.length)) if (at <= time) click(at);
      advance(time);
      return { runs, line };
    },
    stop,
  };
}
