import type { Observable } from 'rxjs';
import { clockOf } from '../../clock/clock.js';
import { frame$ as defaultFrame$ } from '../../clock/frames.js';
import { flushPage } from '../../clock/page.js';
import type { Seconds } from '../../clock/seconds.js';
import type { Advance } from './transition.js';

/**
 * Has the clock of these frames advance a transition: its end is in order with those of all who play on them. A hidden
 * page has no frames: there, what leaves is at its end at once, or more and more would wait for the page to be seen.
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
