import { OpenSpan } from '../action/open-span.js';
import type { Seconds } from '../clock/seconds.js';
import type { Playhead } from '../time/playhead.js';

/**
 * The time up to which nothing under a playhead ends; Infinity if that is not known, -Infinity if nothing has begun.
 */
export function nextEndOf({ time, first }: Playhead): Seconds {
  if (time === -Infinity) return time;
  let next = Infinity;
  for (let span = first; span !== null; span = span.next) {
    const end = span instanceof OpenSpan ? span.nextEnd : span.end;
    if (end > time) next = Math.min(next, end);
  }
  return next;
}
