import { type Observable, Subject } from 'rxjs';
import { Clock, delivering, type PlayersWith } from './clock.js';
import type { Seconds } from './seconds.js';
import { type Others, shareStream } from './shared-stream.js';

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

/** Makes the clock of a hot stream, with its own list of players. Returns that stream. */
export function clockWith(frame$: Observable<Seconds>, playersWith: PlayersWith): Observable<Seconds> {
  hot.set(frame$, new Clock(frame$, playersWith));
  return frame$;
}

/** Lets all players on a hot stream of frames share a clock. Returns that stream. */
export function hotClock<S extends Observable<unknown>>(frame$: S): S {
  hot.set(frame$, null);
  return frame$;
}

/** Makes one clock of a stream of frames, shared by its subscribers and players. */
export function sharedClock(frame$: Observable<Seconds>, others$?: Others<Seconds>): Observable<Seconds> {
  return hotClock(shareStream(frame$, others$));
}

/** Whether all players on `frame$` share a clock: also on a plain subject, which emits nothing to late subscribers. */
export function isHot(frame$: Observable<Seconds>): boolean {
  return hot.has(frame$) || Object.getPrototypeOf(frame$) === Subject.prototype;
}
