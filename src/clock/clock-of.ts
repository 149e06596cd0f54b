import { type Observable, Subject } from 'rxjs';
import { Clock, delivering } from './clock.js';
import { type AnyObservable, observableOf } from './observable-of.js';
import type { Seconds } from './seconds.js';
import { shareStream } from './shared-stream.js';

/**
 * Makes a clock of any stream of frames: all players see the same frames, and no time is lost between them.
 *
 * On one clock RxJS's own `concat`, `concatMap`, `merge` and `repeat` over `play(…)` are as exact as `sequence`,
 * `spawn` and `repeatTimes`: what follows starts when the run before it ended, not when the frame did. `frame$`,
 * `frames()`, `timerFrames()`, a plain `Subject`, the frames of a marble test and what {@link pausedBy},
 * {@link timeScale}, {@link fixedStep} and {@link lagSmoothing} make are clocks already. Over any other stream only
 * chains are exact (`concat`, `concatMap`, `repeat`), because each subscription to it may get other frames.
 *
 *     frame$           f----f----f----f----f      f: 0.5 s
 *     play(a)          0----.67--(1|)             of 0.75 s
 *     play(b)                    .33--(1|)        concat(play(a), play(b)): b was shown 0.25 s
 *
 * The first subscriber subscribes to the stream, the last one unsubscribes. Make the clock once and keep it: each call
 * makes another one.
 *
 * ```ts
 * import { concat, merge } from 'rxjs';
 * import { clock, moveBy, play } from 'rx-motion';
 * import { marbles } from 'rx-motion/testing';
 *
 * const ship = { x: 0, y: 0 };
 * marbles(({ cold }) => {
 *   const frame$ = clock(cold('f-f-f-f', { f: 0.5 }));
 *   const across = play(moveBy(0.75, { x: 30, y: 0 }), ship, frame$);
 *   const down = play(moveBy(0.25, { x: 0, y: 10 }), ship, frame$);
 *   concat(merge(across, down), across).subscribe();
 * });
 * ship; // => { x: 60, y: 10 }
 * ```
 *
 * @param frame$ Frame deltas in seconds, hot or cold. One that is a clock already is returned as it is.
 * @returns The same deltas, shared by all subscribers.
 * @throws TypeError when `frame$` is not an observable.
 * @see {@link play}, which plays on it.
 */
export function clock(frame$: AnyObservable<Seconds>): Observable<Seconds> {
  const given$ = observableOf('clock', 'frame$', frame$);
  return isHot(given$) ? given$ : sharedClock(given$);
}

/** The hot streams, each with the clock that its players share; null until the first of them joins: many need no clock. */
const hot = /* @__PURE__ */ new WeakMap<Observable<unknown>, Clock | null>();

/** The clock for a player that joins now. A stream that may be cold has a clock for each chain of players. */
export function clockOf(frame$: Observable<Seconds>): Clock {
  const known = delivering.find((clock) => clock.frame$ === frame$) ?? hot.get(frame$);
  if (known) return known;
  const clock = new Clock(frame$);
  if (isHot(frame$)) hot.set(frame$, clock);
  return clock;
}

/** Lets all players on a hot stream of frames share a clock, by default a plain one. Returns that stream. */
export function hotClock<S extends Observable<unknown>>(frame$: S, clock: Clock | null = null): S {
  hot.set(frame$, clock);
  return frame$;
}

/** Makes one clock of a stream of frames, shared by its subscribers and players. */
export function sharedClock(frame$: Observable<Seconds>): Observable<Seconds> {
  return hotClock(shareStream(frame$));
}

/** Whether all players on `frame$` share a clock: also on a plain subject, which emits nothing to late subscribers. */
function isHot(frame$: Observable<Seconds>): boolean {
  return hot.has(frame$) || Object.getPrototypeOf(frame$) === Subject.prototype;
}
