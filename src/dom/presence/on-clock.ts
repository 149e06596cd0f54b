import type { Observable } from 'rxjs';
import { clockOf } from '../../clock/clock.js';
import { frame$ as defaultFrame$ } from '../../clock/frames.js';
import { flushPage } from '../../clock/page.js';
import type { Seconds } from '../../clock/seconds.js';
import type { Advance } from './transition.js';

/**
 * Lets the clock of these frames advance a transition, so that its end is delivered in order with those of the other
 * players. A hidden page has no frames: there, a leave ends at once; otherwise more and more elements would wait until
 * the page is seen.
 */
export function onClock(frame$: Observable<Seconds>, isLeaving = false): Advance {
  if (isLeaving && frame$ === defaultFrame$ && typeof document !== 'undefined' && document.hidden) return atOnce;
  return (player, running) => {
    const clock = clockOf(frame$);
    running.add(() => {
      if (player.slot >= 0) clock.leave(player);
    });
    clock.join(player);
  };
}

/** Longer than any motion with an end, in seconds. */
const LONG: Seconds = 1e6;

/** Also ends a transition that another clock advances. */
export const atOnce: Advance = (player) => {
  if (!player.showFrame(0) && !player.showFrame(LONG)) return;
  flushPage();
  player.complete();
};
