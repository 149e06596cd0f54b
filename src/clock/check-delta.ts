import { checkFinite } from '../math/check.js';
import type { Seconds } from './seconds.js';

/** Returns a frame's delta; 0 for a negative one, because the time of a clock never goes back. It must be finite. */
export function checkDelta(name: string, what: string, dt: Seconds): Seconds {
  return Math.max(0, checkFinite(name, what, dt));
}
