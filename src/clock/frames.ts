import { interval, map, type Observable, type SchedulerLike, timeInterval } from 'rxjs';
import { checkPositive, wrongKind } from '../math/check.js';
import { sharedClock } from './clock-of.js';
import { gap$, sinceFrame } from './frame-loop.js';
import { capGap, type LagOptions, smoothGaps } from './lag-smoothing.js';
import { applyReplacements, noReplacements, type Replacements } from './replacements.js';
import type { Seconds } from './seconds.js';

/**
 * Frame deltas in seconds from the one animation-frame loop of the page.
 *
 * One loop serves all streams: the first subscriber starts it, the last one stops it. Without `requestAnimationFrame`
 * (a server, some workers) a 60 Hz timer takes its place. If zone.js is loaded, the loop runs outside all zones.
 *
 *     time    0----16---33---50---2050---2066
 *     frames  -----a----a----a----b------a       a: 1/60, b: 1/30 (the tab was hidden)
 *
 * ```ts
 * import { frames, play, moveTo } from 'rx-motion';
 *
 * const ship = { x: 0, y: 0 };
 * const patient$ = frames({ longestGap: 2 });
 * const subscription = play(moveTo(1, { x: 100, y: 0 }), ship, patient$).subscribe();
 * subscription.unsubscribe();
 * ship.x; // => 0
 * ```
 *
 * @param options What counts as a lag, and how much time it counts as.
 * @throws RangeError when a number of the options is not above 0.
 * @see cocos2d-x Director::calculateDeltaTime. Differs: it caps a gap only in debug builds.
 */
export function frames(options: LagOptions = {}): Observable<Seconds> {
  return sharedClock(gap$.pipe(smoothGaps('frames', options)));
}

/**
 * Frame deltas in seconds from a timer, for terminals and servers.
 *
 * @param fps Frames a second, > 0. The deltas are measured, not assumed; when the system's clock is set back, they are
 * 0.
 * @param scheduler The timer's scheduler; by default RxJS's `asyncScheduler`.
 * @throws RangeError when `fps` is not above 0; TypeError when `scheduler` is not a scheduler.
 */
export function timerFrames(fps: number, scheduler?: SchedulerLike): Observable<Seconds> {
  if (scheduler !== undefined && typeof (scheduler as Partial<SchedulerLike> | null)?.schedule !== 'function') {
    throw wrongKind('timerFrames', 'scheduler', 'an RxJS scheduler', scheduler);
  }
  return sharedClock(
    interval(1000 / checkPositive('timerFrames', 'fps', fps), scheduler).pipe(
      timeInterval(scheduler),
      map((tick) => Math.max(0, tick.interval) / 1000),
    ),
  );
}

/** What replaces the page's frames in {@link frame$}. */
export const otherFrames$: Replacements<Seconds> = /* @__PURE__ */ noReplacements();

/** Jumps in place of frames, for a page that reduces motion. */
export const jumping$: Replacements<Seconds> = /* @__PURE__ */ noReplacements();

/** The frames of the default clock, also while those of the page jump. */
const full$ = /* @__PURE__ */ sharedClock(
  /* @__PURE__ */ applyReplacements(/* @__PURE__ */ gap$.pipe(/* @__PURE__ */ map((gap) => capGap(gap))), otherFrames$),
);

/**
 * The default clock: frame deltas in seconds from the page's one animation-frame loop, or what {@link motionDefaults}
 * puts in their place. A lag over 0.5 s counts as 1/30 s.
 *
 * @see {@link frames}, which sets both numbers.
 */
export const frame$: Observable<Seconds> = /* @__PURE__ */ sharedClock(
  /* @__PURE__ */ applyReplacements(full$, jumping$),
);

/** The frames for a motion that respects the user's setting by itself: those of the page do not jump for it. */
export function framesInFull(given$: Observable<Seconds>): Observable<Seconds> {
  return given$ === frame$ && jumping$.value.length > 0 ? full$ : given$;
}

/**
 * Lets what takes over a velocity go on from now: its first frame counts, or it would stand still in it.
 *
 * On the page's frames, now is the moment of an event between two of them. Of other clocks only the deltas are known:
 * the first one counts in full.
 *
 * @param playhead What starts now, and its frames if it joins a clock itself. If it has had a frame, nothing changes.
 */
export function countFirstFrame(playhead: { time: Seconds; readonly frame$?: Observable<Seconds> }): void {
  if (playhead.time !== -Infinity) return;
  const isOfPage = (playhead.frame$ === frame$ || playhead.frame$ === full$) && otherFrames$.value.length === 0;
  playhead.time = isOfPage ? -sinceFrame() : 0;
}
