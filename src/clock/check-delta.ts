import { checkFinite } from '../math/check.js';
import type { Seconds } from './seconds.js';

/**
 * A frame's delta as it counts: a negative one counts as 0, for the time of a clock does not go back. It must be
 * finite.
 */
export function checkDelta(name: string, what: string, dt: Seconds): Seconds {
  return Math.max(0, checkFinite(name, what, dt));
}
