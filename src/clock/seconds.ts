import { checkFinite } from '../math/check.js';

/** A length of time or a point in time, in seconds. */
export type Seconds = number;

/** Returns a frame's delta, which must be finite; 0 for a negative one, because a clock's time never goes back. */
export function checkDelta(name: string, what: string, dt: Seconds): Seconds {
  return Math.max(0, checkFinite(name, what, dt));
}
