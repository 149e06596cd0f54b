import type { Seconds } from '../clock/seconds.js';
import { justAfter } from '../math/neighbours.js';
import type { Playhead } from './playhead.js';

/** Changes closer than this, in seconds, may be the same one, because a curve touches it without passing it. */
export const NANOSECOND = 1e-9;
/** So many of them one after another are. */
export const MOST_REPEATS = 32;

/**
 * The first time up to `until` at which something under a playhead starts or ends; before its start, that start. If
 * nothing does: any later time before which nothing does either; Infinity if it never ends.
 */
export function nextChange({ root, origin, live }: Playhead, until: Seconds): Seconds {
  if (root === null) return origin;
  if (live === null) return Infinity;
  const within = live.nextChange?.(until) ?? (live.isPlanned ? Infinity : justAfter(until));
  return live.edges.high === 'closed' ? Math.min(live.end, within) : within;
}

/** If time goes back to `until`: the latest time from which something is undone or resumed; -Infinity if nothing is. */
export function lastChange({ root, hasEnded, live }: Playhead, until: Seconds): Seconds {
  if (hasEnded && root!.end > until) return root!.end;
  if (live === null) return -Infinity;
  return Math.max(live.isBefore(until) ? live.start : -Infinity, live.lastChange?.(until) ?? -Infinity);
}
