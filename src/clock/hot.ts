import { type Observable, Subject } from 'rxjs';
import type { Seconds } from './seconds.js';
import { shared } from './shared.js';

/** The streams on which all who play share a clock. It is made when the first of them comes. */
const hot = /* @__PURE__ */ new WeakSet<Observable<unknown>>();

/** Lets all who play on a hot stream share a clock, if it is one of frames. Returns that stream. */
export function hotClock<S extends Observable<unknown>>(frame$: S): S {
  hot.add(frame$);
  return frame$;
}

/**
 * Whether all who play on `frame$` share a clock. So they do on a plain subject, which has nothing to tell those who
 * come late.
 */
export function isHot(frame$: Observable<Seconds>): boolean {
  return hot.has(frame$) || Object.getPrototypeOf(frame$) === Subject.prototype;
}

/** Makes one clock of a stream of frames, for all who subscribe and play on it. */
export function sharedClock(frame$: Observable<Seconds>): Observable<Seconds> {
  return hotClock(shared(frame$));
}
