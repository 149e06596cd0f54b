import { type Observable, Subject } from 'rxjs';
import { Clock, delivering } from './clock.js';
import type { Seconds } from './seconds.js';
import { shareStream } from './shared-stream.js';

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
export function isHot(frame$: Observable<Seconds>): boolean {
  return hot.has(frame$) || Object.getPrototypeOf(frame$) === Subject.prototype;
}
