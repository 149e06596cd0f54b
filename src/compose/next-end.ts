import { OpenLeaf } from '../action/open-leaf.js';
import type { Seconds } from '../clock/seconds.js';
import type { Playhead } from '../time/playhead.js';

/** Up to when a playhead may be led without anything under it coming to an end; Infinity where that is not known. */
export function nextEndOf({ time, first }: Playhead): Seconds {
  if (time < 0) return 0;
  let next = Infinity;
  for (let span = first; span !== null; span = span.next) {
    const end = span instanceof OpenLeaf ? span.nextEnd : span.end;
    if (end > time) next = Math.min(next, end);
  }
  return next;
}
