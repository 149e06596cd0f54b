import type { Observable } from 'rxjs';
import { clockOf } from '../../clock/clock.js';
import { frame$ as defaultFrame$, framesInFull } from '../../clock/frames.js';
import { JUMP } from '../../clock/jump.js';
import { flushPage } from '../../clock/page.js';
import { showFrame } from '../../clock/player.js';
import type { Seconds } from '../../clock/seconds.js';
import type { Advance } from './transition.js';

/**
 * Lets the clock of these frames advance a transition, so that its end is delivered in order with those of the other
 * players. A hidden page has no frames: there, a leave ends at once; otherwise more and more elements would wait until
 * the page is seen.
 *
 * @param respectsSetting Whether the action respects the user's setting for reduced motion by itself.
 */
export function onClock(frame$: Observable<Seconds>, isLeaving = false, respectsSetting = false): Advance {
  if (isLeaving && frame$ === defaultFrame$ && typeof document !== 'undefined' && document.hidden) return atOnce;
  return (player, running) => {
    const clock = clockOf(respectsSetting ? framesInFull(frame$) : frame$);
    running.add(() => {
      if (player.slot >= 0) clock.leave(player);
    });
    clock.join(player);
  };
}

/** Also ends a transition that another clock advances. */
export const atOnce: Advance = (player) => {
  if (!showFrame(player, 0) && !showFrame(player, JUMP)) return;
  flushPage();
  player.complete();
};
