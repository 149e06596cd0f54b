import { OpenSpan } from '../action/open-span.js';
import type { Seconds } from '../clock/seconds.js';
import type { Playhead } from '../time/playhead.js';

/** Up to when a playhead may be led without anything under it coming to an end; Infinity where that is not known, -Infinity where nothing has begun. */
export function nextEndOf({ time, first }: Playhead): Seconds {
  if (time === -Infinity) return time;
  let next = Infinity;
  for (let span = first; span !== null; span = span.next) {
    const end = span instanceof OpenSpan ? span.nextEnd : span.end;
    if (end > time) next = Math.min(next, end);
  }
  return next;
}
